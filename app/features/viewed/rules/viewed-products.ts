/** How many viewed products are kept. Specification 2 §9. */
export const MOST_VIEWED = 60;

/** The largest id that the database has. */
const LARGEST_ID = 2_147_483_647;

const isId = (id: number) => Number.isSafeInteger(id) && id > 0 && id <= LARGEST_ID;

/** Reads ids of models as the cookie holds them, the latest first; whatever is not one is left out. */
export function readViewed(text: string | undefined): number[] {
  const ids = (text ?? '')
    .slice(0, 1_000)
    .split('.')
    .filter((piece) => /^[0-9a-z]{1,6}$/.test(piece))
    .map((piece) => Number.parseInt(piece, 36));
  return [...new Set(ids.filter(isId))].slice(0, MOST_VIEWED);
}

/** The ids as a cookie's text. */
export function writeViewed(ids: readonly number[]): string {
  return ids.map((id) => id.toString(36)).join('.');
}

/**
 * The products with one more viewed: it comes first, wherever it stood, and what is beyond 60 is dropped. A model has one path,
 * so its id stands for the path by which the specification tells products apart. Specification 2 §9.
 */
export function withViewed(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MOST_VIEWED);
}
