import { cutAtWord, plainText } from 'contract/plain-text';

/** Maximum characters of a meta description. Specification 1 §5, §9. */
const MAX_DESCRIPTION_LENGTH = 150;

/**
 * A text as a meta description: tags and entities stripped, cut at 150 characters at a word boundary with an ellipsis.
 * Specification 1 §5.
 */
export function metaDescription(html: string): string {
  return trimmedText(html, MAX_DESCRIPTION_LENGTH);
}

/** How many characters of HTML are read to get the beginning of its text. */
const READ_LENGTH = 5_000;

/** The beginning of a rich text as plain text, cut at a word boundary with an ellipsis. */
export function trimmedText(html: string, maxLength: number): string {
  return cutAtWord(plainText(html.slice(0, READ_LENGTH)), maxLength);
}

/** A page title that ends with the shop's name exactly once. Specification 1 §5. */
export function pageTitle(title: string, shopName: string): string {
  const escaped = shopName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const bare = title.replace(new RegExp(`\\s*[|–—-]\\s*${escaped}(?:\\.\\w{2,3})?\\s*$`, 'i'), '').trim();
  return bare === '' || bare === shopName ? shopName : `${bare} – ${shopName}`;
}
