import { trimmedText } from '~/routing/meta-text';
import { storefrontSettings } from '~/server/env.server';
import { sanitiseHtml } from '~/server/sanitise-html.server';

/** Characters that a phone shows before Read more; groups everywhere. */
export const SHORT_TRIM = 180;
/** Characters of a brand's description on a desk. Specification 2 §2, §9. */
export const BRAND_TRIM = 700;

/** A description as the head of a list shows it. */
export type ListDescription = {
  /** Plain text of the beginning. */
  readonly intro: string;
  /** All of it as rich text, sanitised. */
  readonly html: string;
  /** The beginning is not all of it. */
  readonly isTrimmed: boolean;
  /** Longer than a phone shows. */
  readonly isLong: boolean;
  /** All of it stands open by the address, `?description=open`. */
  readonly isOpen: boolean;
};

/** Trims a description at a word boundary. @param longest characters on a desk */
export function listDescription(html: string, longest: number, { searchParams }: URL): ListDescription {
  const ownHosts = Object.values(storefrontSettings().hosts).flat();
  const safe = sanitiseHtml(html, ownHosts);
  const intro = trimmedText(safe, longest);
  return {
    intro,
    html: safe,
    isTrimmed: intro.endsWith('…'),
    isLong: intro.length > SHORT_TRIM || intro.endsWith('…'),
    isOpen: searchParams.get('description') === 'open',
  };
}
