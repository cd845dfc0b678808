/** The id of the element that an address's hash names; undefined where it names none or cannot be read (`#100%`). */
export function idOfHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
