/**
 * The columns in which sizes stand: few rows, and of those the fullest last one, so that no size is left alone below the others.
 * @param names as they are shown
 * @returns 2 to 6
 */
export function sizeColumns(names: readonly string[]): number {
  const longest = Math.max(0, ...names.map((name) => name.length));
  // at most and at least: a tablet's choice is 284 pixels wide
  const [most, least] = longest > 7 ? [3, 2] : longest > 4 ? [4, 3] : [6, 4];
  const rows = Math.max(1, Math.ceil(names.length / most));
  return Math.max(least, Math.ceil(names.length / rows));
}
