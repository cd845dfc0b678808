/** Cells of tables that hold several values. */

/** Values between separators, without empty ones. */
export const listOf = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Paths of groups, `Clothing > Hoodies`. */
export const pathsOf = (texts: readonly string[], separator: string | RegExp = '>'): string[][] =>
  texts.map((path) => listOf(path, separator)).filter((names) => names.length > 0);

/** Separated by commas where an address or a path follows, since addresses may hold commas. */
export const pictureList = (text: string): { reference: string; caption: string }[] =>
  listOf(text, /\s*[,;|\n]\s*(?=https?:|\/|[\w.-]+\.\w{3,4}(?:$|[,;|\n]))/i).map((reference) => ({
    reference,
    caption: '',
  }));

/** Yes or no in the words of other programs; undefined for an empty text. */
export function flagOf(text: string): boolean | undefined {
  if (text === '') return undefined;
  return !/^(?:0|-1|no|n|false|off|draft|inactive|private|nein|nej|non|ei|нет|inaktiv)$/i.test(text);
}
