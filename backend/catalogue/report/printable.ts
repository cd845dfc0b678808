/** One line without control characters, so that a file cannot write to the terminal. */
export function printable(text: string, length = 300): string {
  const line = text.replace(/\p{C}/gu, '?');
  return line.length > length ? `${line.slice(0, length)}…` : line;
}
