/** Rich text as plain text, for both wings. */
import { cut } from './clean-text';

/** The entities that the shop's own sanitisers write. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['#39', "'"],
  ['nbsp', ' '],
]);

/**
 * HTML as plain text: tags, cut off ones too, become spaces, what is in scripts and styles goes, entities are read, those that
 * the shop does not write become spaces, white space is folded. A `<` before anything but a tag's name is text.
 * @param maxLength of the result, in characters
 */
export function plainText(html: string, maxLength = Number.POSITIVE_INFINITY): string {
  const text = html
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, ' ')
    .replaceAll(/<[a-z!/?][^>]*(?:>|$)/gi, ' ')
    .replaceAll(/&(#?\w+);/g, (_, name: string) => ENTITIES.get(name.toLowerCase()) ?? ' ')
    // single spaces, which most white space is, are left as they are
    .replaceAll(/\s{2,}|[^\S ]/g, ' ')
    .trim();
  return cut(text, maxLength);
}

/** The beginning of a text, cut at a word boundary with an ellipsis; a last word longer than half of it is cut in its middle. */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const space = text.lastIndexOf(' ', maxLength - 1);
  const end = space > maxLength / 2 ? space : maxLength - 1;
  return `${cut(text, end).replace(/[\s,.;:–-]+$/, '')}…`;
}
