/**
 * Normalises a text for the text filter: lower case, letters and numbers of any script only. Composed first (NFC), so that
 * `ä` is always one letter. Specification 2 §5.
 */
export function textKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
