/** How worn a used item is, from hardly used to worn out but usable. */
export const USED_CONDITIONS = ['like_new', 'good', 'fair', 'worn'] as const;
export type UsedCondition = (typeof USED_CONDITIONS)[number];
