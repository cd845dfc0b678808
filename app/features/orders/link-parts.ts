/** A part of a plain text: text, or a link. */
export type TextPart = { readonly text: string; readonly href?: string };

/** Splits a plain text at its http addresses, so that they can be shown as links. */
export function linkParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/https?:\/\/[^\s<>"']+/g)) {
    const address = match[0].replace(/[.,;:!?)]+$/, '');
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, ...(URL.canParse(address) && { href: address }) });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
