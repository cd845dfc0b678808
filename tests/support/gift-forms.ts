const DAY = 24 * 3600 * 1000;

/** The form of a gift campaign that runs from yesterday on. */
export const giftCampaignForm = (more: object = {}) => ({
  name: 'Pohjanpuu',
  starts: new Date(Date.now() - DAY).toISOString().slice(0, 10),
  ends: new Date(Date.now() + 20 * DAY).toISOString().slice(0, 10),
  delivery: 'home' as const,
  language: 'en' as const,
  ...more,
});

/** The form of a page of one. */
export const giftCategoryForm = (variants: number[] = [1]) => ({
  language: 'en' as const,
  title: 'A present',
  text: 'Thank you!',
  variants,
});
