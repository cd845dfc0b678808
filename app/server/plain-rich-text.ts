/** What a tag may stand in; '' is the outermost level. A tag that is not listed is unknown here. */
const PARENTS = new Map<string, ReadonlySet<string>>();

function allow(tags: readonly string[], parents: readonly string[]): void {
  for (const tag of tags) PARENTS.set(tag, new Set(parents));
}

const LINES = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const CONTAINERS = ['', 'li', 'td', 'th'];
const EMPHASIS = ['strong', 'b', 'em', 'i'];

allow(['ul', 'ol', 'table', ...LINES], CONTAINERS);
allow([...EMPHASIS, 'br'], [...CONTAINERS, ...LINES, ...EMPHASIS]);
allow(['li'], ['ul', 'ol']);
allow(['thead', 'tbody'], ['table']);
allow(['tr'], ['thead', 'tbody']);
allow(['td', 'th'], ['tr']);

/** Elements that may contain text themselves. */
const HOLDS_TEXT: ReadonlySet<string> = new Set([...CONTAINERS, ...LINES, ...EMPHASIS]);
/** Max nesting, below the depth at which parsers fail. */
const MAX_DEPTH = 24;

/** A tag without attributes, exactly as `<p>` and `</p>` are written, or the text before the next tag. */
const TOKEN = /<(\/?)([a-z][a-z0-9]*)>|([^<\0\r]+)/y;

/**
 * Whether HTML consists of text and the tags of a description (`contract/rich-text.ts`) and page headings, without any
 * attribute, each closed where it must be, so that every browser reads the same tree from it as written. Such a text is safe
 * as it is. The answer is strict: a safe text may be turned down.
 * @example isPlainRichText('<p>Warm &amp; <b>light</b></p>') // true
 * @example isPlainRichText('<p class="x">Warm') // false
 */
export function isPlainRichText(html: string): boolean {
  const open: string[] = [];
  let at = 0;
  while (at < html.length) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(html);
    if (!token) return false;
    const [whole, slash, tag, text] = token;
    at += whole.length;
    const inside = open.at(-1) ?? '';
    if (text !== undefined) {
      if (!HOLDS_TEXT.has(inside) && text.trim() !== '') return false;
    } else if (slash === '/') {
      if (open.pop() !== tag) return false;
    } else {
      if (!PARENTS.get(tag as string)?.has(inside) || open.length >= MAX_DEPTH) return false;
      if (tag !== 'br') open.push(tag as string);
    }
  }
  return open.length === 0;
}

/** The tags that a plain text may have. */
export const PLAIN_TAGS: readonly string[] = [...PARENTS.keys()];
