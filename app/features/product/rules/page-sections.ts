/** Sections of the page that its navigation links to; each is the id of a heading's section. Specification 2 §2. */
export const PAGE_SECTIONS = ['description', 'details', 'availability', 'reviews', 'guides', 'brand', 'data'] as const;
export type PageSection = (typeof PAGE_SECTIONS)[number];

/** What decides which sections a page has. */
export interface SectionFacts {
  readonly hasDescription: boolean;
  readonly hasProperties: boolean;
  /** It is sold by stock: not a gift card, and not gone everywhere. */
  readonly hasAvailability: boolean;
  readonly ratingCount: number;
  readonly guideCount: number;
  readonly hasBrand: boolean;
  /** The raw data, shown by `showsDebugData`. */
  readonly hasDebugData: boolean;
}

/**
 * The sections of a product page, in order. Reviews only if the rating count is above 0, guides only if there are any.
 * Specification 2 §2 (tabs).
 */
export function pageSections(facts: SectionFacts): readonly PageSection[] {
  const has: Record<PageSection, boolean> = {
    description: facts.hasDescription,
    details: facts.hasProperties,
    availability: facts.hasAvailability,
    reviews: facts.ratingCount > 0,
    guides: facts.guideCount > 0,
    brand: facts.hasBrand,
    data: facts.hasDebugData,
  };
  return PAGE_SECTIONS.filter((section) => has[section]);
}

/**
 * Whether a page shows its raw data: on a local development host only. Specification 2 §2.
 * @param hostname of the request's address
 * @param isDevelopment the shop runs from its sources, by `npm run dev`
 */
export function showsDebugData(hostname: string, isDevelopment: boolean): boolean {
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
  return isDevelopment && isLocal;
}
