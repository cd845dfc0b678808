/** The element id in an address's hash; undefined when there is none or it cannot be decoded (`#100%`). */
export function idOfHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}
