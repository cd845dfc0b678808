/** Page kinds that are sent to marketing partners once a visitor consents. Specification 1 §7. */
export const PAGE_KINDS = [
  'shopping cart',
  'payment page',
  'category',
  'product',
  'front page',
  'campaign',
  'dynamic page',
  'search',
  'order complete',
] as const;
export type PageKind = (typeof PAGE_KINDS)[number];
