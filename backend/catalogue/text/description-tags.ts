import { DESCRIPTION_TAGS } from 'contract/rich-text';

/** A tag that a description may have. */
export type Tag = (typeof DESCRIPTION_TAGS)[number];

/** Allowed elements; all others are replaced by their content. */
export const ALLOWED = new Set<string>(DESCRIPTION_TAGS);
/** Headings of a description start at the third level, because the page uses the first two. */
export const SAME_AS = new Map<string, Tag>([
  ['h1', 'h3'],
  ['h2', 'h3'],
  ['h5', 'h4'],
  ['h6', 'h4'],
  ['caption', 'p'],
  ['tfoot', 'tbody'],
]);
/** Inline elements; every other element that is not allowed ends the paragraph. */
const INLINE = new Set([
  ...['a', 'abbr', 'acronym', 'b', 'bdi', 'bdo', 'big', 'cite', 'code', 'data', 'del', 'dfn', 'em', 'font', 'i', 'ins'],
  ...['kbd', 'label', 'mark', 'q', 'rp', 'rt', 'ruby', 's', 'samp', 'small', 'span', 'strike', 'strong', 'sub', 'sup'],
  ...['time', 'tt', 'u', 'var', 'wbr', 'img', 'picture', 'source'],
]);
/** Emphasis inside a line. */
export const EMPHASIS = new Set<Tag>(['strong', 'b', 'em', 'i']);
/** Text elements; a block inside closes them. */
export const PARAGRAPHS = new Set<Tag>(['p', 'h3', 'h4']);
/** Elements that may contain text and blocks. */
export const CONTAINERS = new Set<Tag>(['li', 'td', 'th']);
export const LISTS = new Set<Tag>(['ul', 'ol']);
export const TABLE_PARTS = new Set<Tag>(['table', 'thead', 'tbody', 'tr']);

/** Whether a tag is inline, so that it is not replaced by a space. */
export const isInline = (tag: string): boolean => INLINE.has(tag);
