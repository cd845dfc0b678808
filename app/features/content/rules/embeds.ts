/** An iframe as the sanitiser writes it. */
const IFRAME = /<iframe((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>[\s\S]*?<\/iframe>/g;

function attribute(attributes: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

/** An embedded page of another service: address and title as they stand in HTML, entities included. */
export type Embed = { readonly src: string; readonly title: string };

/**
 * Replaces the embedded pages of a text, which would be loaded at once, by what asks for consent first.
 * @param html sanitised: every iframe in it is of an allowed service
 * @param show the HTML in place of one
 */
export function replaceEmbeds(html: string, show: (embed: Embed) => string): string {
  if (!html.includes('<iframe')) return html;
  return html.replace(IFRAME, (_, attributes: string) =>
    show({ src: attribute(attributes, 'src'), title: attribute(attributes, 'title') }),
  );
}
