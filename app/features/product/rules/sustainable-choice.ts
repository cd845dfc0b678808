/** The five criteria of a sustainable choice, in the order in which they are told. */
export const CRITERIA = ['recycled_material', 'pfas_free', 'spare_parts', 'repairable', 'known_origin'] as const;
export type Criterion = (typeof CRITERIA)[number];

/** How many of the criteria a sustainable choice meets at least. Specification 2 §9. */
const ENOUGH = 3;

/**
 * Why a product is a sustainable choice: the criteria that it meets, if there are at least three of the five. Specification 2 §9.
 * @param met what the backend says; unknown and repeated ones do not count
 * @returns empty when it is none
 */
export function sustainableChoice(met: readonly string[]): readonly Criterion[] {
  const reasons = CRITERIA.filter((criterion) => met.includes(criterion));
  return reasons.length >= ENOUGH ? reasons : [];
}
