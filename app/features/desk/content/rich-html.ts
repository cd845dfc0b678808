/** Elements that the editor keeps as they are, with the attributes that it keeps of them. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  P: [],
  BR: [],
  H2: [],
  H3: [],
  H4: [],
  STRONG: [],
  B: [],
  EM: [],
  I: [],
  U: [],
  S: [],
  CODE: [],
  UL: [],
  OL: ['start'],
  LI: [],
  BLOCKQUOTE: [],
  HR: [],
  A: ['href', 'target', 'rel'],
  IMG: ['src', 'alt', 'title', 'width', 'height'],
};

/** At most this many things are named that an editor would lose. */
const NAMED = 6;

const parse = (html: string): HTMLElement => new DOMParser().parseFromString(html, 'text/html').body;

/**
 * What a text holds that the editor does not know and would drop: `<table>`, `id` of `<h2>`. Such a text is edited as HTML.
 * @returns empty when the editor keeps all of it
 */
export function unknownParts(html: string): string[] {
  const unknown = new Set<string>();
  for (const element of parse(html).querySelectorAll('*')) {
    const kept = KEPT[element.tagName];
    const tag = `<${element.localName}>`;
    if (!kept) unknown.add(tag);
    else for (const { name } of element.attributes) if (!kept.includes(name)) unknown.add(`${tag} ${name}`);
  }
  return [...unknown].slice(0, NAMED);
}

/** A text by its words and by how many there are of each element that carries meaning; paragraphs may be added around bare texts. */
function meaning(html: string): string {
  const body = parse(html);
  const counts = new Map<string, number>();
  const add = (what: string) => counts.set(what, (counts.get(what) ?? 0) + 1);
  for (const element of body.querySelectorAll('*')) {
    const name = { B: 'STRONG', I: 'EM' }[element.tagName] ?? element.tagName;
    if (name === 'P') continue;
    add([name, ...[...element.attributes].map((each) => `${each.name}=${each.value}`).sort()].join(' '));
  }
  const words = (body.textContent ?? '').replace(/\s+/g, '');
  return `${words} ${[...counts].sort().join(' ')}`;
}

/** Whether a text means the same after it has been through the editor. */
export const meansTheSame = (before: string, after: string): boolean => meaning(before) === meaning(after);

/** The editor's HTML as the shop's texts are written: a list's rows without paragraphs where one is enough, nothing for an empty text. */
export function tidied(html: string): string {
  const body = parse(html);
  for (const row of body.querySelectorAll('li')) {
    const paragraphs = [...row.children].filter(({ tagName }) => tagName === 'P');
    const [only] = paragraphs;
    if (paragraphs.length === 1 && only && only === row.firstElementChild) only.replaceWith(...only.childNodes);
  }
  while (body.lastElementChild?.tagName === 'P' && body.lastElementChild.childNodes.length === 0)
    body.lastElementChild.remove();
  return body.innerHTML;
}
