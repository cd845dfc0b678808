/** A word of descriptions that has an explanation. */
interface Keyword {
  readonly id: number;
  readonly keyword: string;
}

/** A tag, whose attributes may hold `>` in quotes. */
const TAG = /<(?:"[^"]*"|'[^']*'|[^'">])*>/g;
/** Elements whose words stay as they are. */
const UNLINKED = /^<(\/?)(a|h[1-6]|button|summary)\b/i;

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const patterns = new WeakMap<readonly Keyword[], RegExp>();

/** Finds whole words, longer ones first, in any case. Made once for each list. */
function patternOf(keywords: readonly Keyword[]): RegExp {
  const known = patterns.get(keywords);
  if (known) return known;
  const words = keywords
    .map(({ keyword }) => escapePattern(escapeHtml(keyword.trim())))
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length);
  const any = words.length === 0 ? '(?!)' : words.join('|');
  const made = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
  patterns.set(keywords, made);
  return made;
}

/**
 * Makes the first appearance of each keyword in a text a link to its explanation. Words inside links and headings stay.
 * Specification 2 §2.
 * @param html sanitised
 * @param to address of the page with the explanation of a keyword
 */
export function linkKeywords(html: string, keywords: readonly Keyword[], to: (id: number) => string): string {
  const ids = new Map(keywords.map(({ id, keyword }) => [escapeHtml(keyword.trim()).toLowerCase(), id]));
  const pattern = patternOf(keywords);
  const link = (text: string) =>
    text.replace(pattern, (word) => {
      const id = ids.get(word.toLowerCase());
      if (id === undefined) return word;
      ids.delete(word.toLowerCase());
      return `<a class="keyword" href="${escapeHtml(to(id))}">${word}</a>`;
    });
  let depth = 0;
  let linked = '';
  let end = 0;
  for (const { 0: tag, index } of html.matchAll(TAG)) {
    const text = html.slice(end, index);
    linked += (depth === 0 ? link(text) : text) + tag;
    const unlinked = UNLINKED.exec(tag);
    if (unlinked) depth = Math.max(0, depth + (unlinked[1] === '/' ? -1 : 1));
    end = index + tag.length;
  }
  return linked + (depth === 0 ? link(html.slice(end)) : html.slice(end));
}
