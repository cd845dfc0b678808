/** The least part of the room that whole sentences must fill, so that the text ends with them. */
const ENOUGH = 0.4;

/**
 * The beginning of a text, for a place with little room: whole sentences where they fill enough of it, otherwise whole words and an
 * ellipsis.
 * @param most characters
 */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const sentences = new RegExp(`^.{${Math.floor(most * ENOUGH)},${most - 1}}[.!?…](?=\\s)`, 'su').exec(text)?.[0];
  if (sentences) return sentences;
  const words = /^.*(?=\s)/su.exec(text.slice(0, most))?.[0] ?? text.slice(0, most - 1);
  // the cut may be within a character of two code units
  return `${words.replace(/[\uD800-\uDBFF]$/, '').replace(/[\s,;:–—-]+$/u, '')}…`;
}
