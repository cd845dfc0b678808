/** Up to how many characters a size may have for so many columns at most and at least: a tablet's choice is 284 pixels wide. */
const COLUMNS = [
  { characters: 4, most: 6, least: 4 },
  { characters: 7, most: 4, least: 3 },
  { characters: Number.POSITIVE_INFINITY, most: 3, least: 2 },
] as const;

/**
 * The columns in which sizes stand: few rows, and of those the fullest last one, so that no size is left alone below the others.
 * @param names as they are shown
 * @returns 2 to 6
 */
export function sizeColumns(names: readonly string[]): number {
  const longest = Math.max(0, ...names.map((name) => name.length));
  const { most, least } = COLUMNS.find(({ characters }) => longest <= characters) ?? COLUMNS[2];
  const placesIn = (columns: number) => Math.ceil(names.length / columns) * columns;
  const rowsOf = (columns: number) => Math.ceil(names.length / columns);
  let best: number = most;
  for (let columns = most - 1; columns >= least; columns -= 1) {
    if (rowsOf(columns) === rowsOf(best) && placesIn(columns) < placesIn(best)) best = columns;
  }
  return best;
}
