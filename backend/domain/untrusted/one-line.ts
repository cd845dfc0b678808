/**
 * Untrusted text as one line of a log: control, format and line-separating characters become spaces.
 * @param most characters that are kept
 */
export function oneLine(text: string, most: number): string {
  return text
    .slice(0, most * 2)
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, most);
}
