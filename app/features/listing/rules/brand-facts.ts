/** What a brand's products tell of it. */
export type BrandFact = {
  readonly name: 'products' | 'madeIn' | 'rating';
  readonly value: string;
  /** For the fact's words: how many products, countries or reviews. */
  readonly count: number;
};

type Given = {
  readonly models: number;
  /** Country codes, the most frequent first. */
  readonly origins: readonly string[];
  /** 0–10. */
  readonly rating: number;
  readonly reviews: number;
};

/** Countries that are named, the others are counted. */
const MAX_ORIGINS = 2;

/** Fewest reviews that say something of a whole brand. */
const MIN_REVIEWS = 5;

/**
 * Up to three facts about a brand, from its own products: how many there are, where they are made, and how they are rated.
 * @param write how the page's language writes numbers and names countries
 */
export function brandFacts(
  { models, origins, rating, reviews }: Given,
  write: {
    readonly number: (value: number, decimals: number) => string;
    readonly country: (code: string) => string;
  },
): BrandFact[] {
  const facts: BrandFact[] = [];
  if (models > 0) facts.push({ name: 'products', value: write.number(models, 0), count: models });
  if (origins.length > 0) {
    const named = origins.slice(0, MAX_ORIGINS).map(write.country).join(', ');
    const others = origins.length > MAX_ORIGINS ? ` +${origins.length - MAX_ORIGINS}` : '';
    facts.push({ name: 'madeIn', value: named + others, count: origins.length });
  }
  if (reviews >= MIN_REVIEWS)
    facts.push({ name: 'rating', value: `${write.number(rating / 2, 1)} / 5`, count: reviews });
  return facts;
}
