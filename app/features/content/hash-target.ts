/** The element id in an address's hash; undefined when there is none or it cannot be decoded (`#100%`). */
export function idOfHash(hash: string): string | undefined {
  try {
    return decodeURIComponent(hash.slice(1)) || undefined;
  } catch {
    return undefined;
  }
}

/** Interval and max number of attempts to find the heading named in the address. Specification 1 §9. */
const RETRY_MS = 50;
const RETRIES = 100;

/** Where elements are looked for. */
type Elements = { getElementById(id: string): Pick<Element, 'scrollIntoView'> | null };

/** Scrolls to an element as soon as it exists, and looks for it no longer than five seconds. @returns ends the search */
export function scrollWhenThere(id: string, page: Elements): () => void {
  let left = RETRIES;
  const timer = setInterval(() => {
    const target = page.getElementById(id);
    target?.scrollIntoView();
    left -= 1;
    if (target || left === 0) clearInterval(timer);
  }, RETRY_MS);
  return () => clearInterval(timer);
}
