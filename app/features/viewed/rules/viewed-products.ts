/** Max number of stored viewed products. Specification 2 §9. */
export const MAX_VIEWED = 60;

/** The largest id in the database. */
const MAX_ID = 2_147_483_647;

const isId = (id: number) => Number.isSafeInteger(id) && id > 0 && id <= MAX_ID;

/** Parses the model ids of the cookie, latest first; invalid ones are left out. */
export function readViewed(text: string | undefined): number[] {
  const ids = (text ?? '')
    .slice(0, 1_000)
    .split('.')
    .filter((piece) => /^[0-9a-z]{1,6}$/.test(piece))
    .map((piece) => Number.parseInt(piece, 36));
  return [...new Set(ids.filter(isId))].slice(0, MAX_VIEWED);
}

/** Formats the ids for the cookie. */
export function writeViewed(ids: readonly number[]): string {
  return ids.map((id) => id.toString(36)).join('.');
}

/**
 * Adds a viewed product: it moves to the front, and products beyond 60 are dropped. A model has one path, so its id
 * replaces the path that the specification uses to identify products. Specification 2 §9.
 */
export function withViewed(ids: readonly number[], id: number): number[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, MAX_VIEWED);
}
