/**
 * Untrusted text as one line of a log: control, format and line-separating characters become spaces.
 * @param max length of the result, in characters
 */
export function oneLine(text: string, max: number): string {
  return text
    .slice(0, max * 2)
    .replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ')
    .trim()
    .slice(0, max);
}
