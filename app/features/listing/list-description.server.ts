import { trimmedText } from '~/routing/meta-text';
import { storefrontSettings } from '~/server/env.server';
import { sanitiseHtml } from '~/server/sanitise-html.server';

/** Characters shown before Read more on a phone; for product groups on every screen. */
export const SHORT_TRIM = 180;
/** Characters of a brand's description on a desktop. Specification 2 §2, §9. */
export const BRAND_TRIM = 700;

/** A description for the head of a list. */
export type ListDescription = {
  /** The beginning as plain text. */
  readonly intro: string;
  /** The complete description as sanitised rich text. */
  readonly html: string;
  /** The description is longer than its beginning. */
  readonly isTrimmed: boolean;
  /** Longer than a phone shows. */
  readonly isLong: boolean;
  /** The complete description is open, by `?description=open`. */
  readonly isOpen: boolean;
};

/** Trims a description at a word boundary. @param longest max characters on a desktop */
export async function listDescription(html: string, longest: number, { searchParams }: URL): Promise<ListDescription> {
  const ownHosts = Object.values(storefrontSettings().hosts).flat();
  const safe = await sanitiseHtml(html, ownHosts);
  const intro = trimmedText(safe, longest);
  return {
    intro,
    html: safe,
    isTrimmed: intro.endsWith('…'),
    isLong: intro.length > SHORT_TRIM || intro.endsWith('…'),
    isOpen: searchParams.get('description') === 'open',
  };
}
