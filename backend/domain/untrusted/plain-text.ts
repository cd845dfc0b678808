const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * HTML as plain text: tags, cut off ones too, become spaces, the entities of our own sanitiser are read, white space is folded.
 * @param most characters that are kept, so that no card carries a whole page
 */
export function plainText(html: string, most = Number.POSITIVE_INFINITY): string {
  const text = html
    .replaceAll(/<[^>]*(>|$)/g, ' ')
    .replaceAll(/&(#39|[a-z]{2,4});/g, (entity, name: string) => (name === '#39' ? "'" : (ENTITIES[name] ?? entity)))
    // Single spaces, most of all white space, are left as they are.
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim();
  return text.length <= most ? text : text.slice(0, most);
}
