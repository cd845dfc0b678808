/**
 * A text as the text filter compares it: lower case, without anything that is neither a letter nor a number of some
 * script. Composed first, so that `ä` is one letter however it was typed. Specification 2 §5.
 */
export function textKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
