/** Longest meta description. Specification 1 §5, §9. */
const LONGEST_DESCRIPTION = 150;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", nbsp: ' ' };

/**
 * A text as a meta description: tags and entities stripped, cut at 150 characters at a word boundary with an ellipsis.
 * Specification 1 §5.
 */
export function metaDescription(html: string): string {
  return trimmedText(html, LONGEST_DESCRIPTION);
}

/** Rich text as plain text of at most so many characters, cut at a word boundary with an ellipsis. */
export function trimmedText(html: string, longest: number): string {
  const text = html
    .slice(0, 5_000)
    .replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(#?\w+);/g, (_, name: string) => ENTITIES[name.toLowerCase()] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  const boundary = /\s/.test(text.charAt(longest - 1)) ? cut.length : cut.lastIndexOf(' ');
  return `${cut.slice(0, boundary > 0 ? boundary : longest - 1).replace(/[\s,.;:–-]+$/, '')}…`;
}

/** A page title with the shop's name once, at its end, whatever the editors wrote. Specification 1 §5. */
export function pageTitle(title: string, shopName: string): string {
  const escaped = shopName.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const bare = title.replace(new RegExp(`\\s*[|–—-]\\s*${escaped}(?:\\.\\w{2,3})?\\s*$`, 'i'), '').trim();
  return bare === '' || bare === shopName ? shopName : `${bare} – ${shopName}`;
}
