/** A heading of a text, for its table of contents. */
export type Heading = { readonly id: string; readonly title: string };

/** A second-level heading of sanitised HTML, with its attributes and content. */
const H2 = /<h2((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>([\s\S]*?)<\/h2>/g;
const ID = /\sid="([^"]*)"/;
const ANY_ID = /<[a-z][\w-]*(?:\s+[\w-]+(?:="[^"]*")?)*?\s+id="([^"]*)"/gi;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };

/** The words of a piece of HTML, entities decoded, without what keeps ranges on one line. */
export function wordsOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);|&#(\d{1,7});/g, (whole, name: string | undefined, code: string | undefined) => {
      if (code !== undefined) return Number(code) <= 0x10ffff ? String.fromCodePoint(Number(code)) : '';
      return (name !== undefined && Object.hasOwn(ENTITIES, name) && ENTITIES[name]) || whole;
    })
    .replaceAll('\u2060', '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Longest id made from a heading. */
const MAX_ID_LENGTH = 60;

/** A heading as an id: letters and digits of any alphabet, joined by hyphens. */
function toId(title: string): string {
  const id = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_ID_LENGTH)
    .replace(/^-+|-+$/g, '');
  return id === '' ? 'part' : id;
}

/** An id that is not taken yet, which is then taken. */
function freeId(wanted: string, taken: Set<string>): string {
  let id = wanted;
  for (let number = 2; taken.has(id); number += 1) id = `${wanted}-${number}`;
  taken.add(id);
  return id;
}

/**
 * Gives every second-level heading an id to link to, unless its editor gave it one, and lists them. Headings without words are left
 * alone. Specification 1 §2 (a hash anchor scrolls to its element).
 * @param html sanitised
 * @param taken ids that the page already uses
 */
export function withHeadingIds(
  html: string,
  taken: readonly string[] = [],
): { readonly html: string; readonly headings: readonly Heading[] } {
  const ids = new Set([...taken, ...[...html.matchAll(ANY_ID)].map(([, id = '']) => id)]);
  const headings: Heading[] = [];
  const marked = html.replace(H2, (whole, attributes: string, inner: string) => {
    const title = wordsOf(inner);
    if (title === '') return whole;
    const own = ID.exec(attributes)?.[1];
    const id = own ? wordsOf(own) : freeId(toId(title), ids);
    headings.push({ id, title });
    return own ? whole : `<h2 id="${id}"${attributes}>${inner}</h2>`;
  });
  return { html: marked, headings };
}

/** A table of contents is worth its place from so many headings on. */
const MIN_CONTENTS = 4;

/**
 * The headings as a table of contents: only of a text with more than three.
 * @param least number of headings that have one, for a page that keeps a column for it
 */
export const contentsOf = (headings: readonly Heading[], least = MIN_CONTENTS): readonly Heading[] =>
  headings.length >= least ? headings : [];
