/** Most units that are told as the number that is left. Specification 2 §5. */
const LOW_STOCK = 5;

/**
 * How many units are left, when that is worth telling: one to five.
 * @param quantity units that can be ordered; null when there is no limit
 * @returns null: nothing is told
 */
export const fewLeft = (quantity: number | null): number | null =>
  quantity !== null && quantity > 0 && quantity <= LOW_STOCK ? quantity : null;
