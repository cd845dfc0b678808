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

/** Most countries that say where a brand makes its goods; more say that it makes them everywhere. */
const MAX_ORIGINS = 2;

/** Fewest reviews that say something of a whole brand. */
const MIN_REVIEWS = 5;

/**
 * Up to three facts about a brand, from its own products: how many there are, where they are made if in one or two countries, and how they are rated.
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
  if (origins.length > 0 && origins.length <= MAX_ORIGINS)
    facts.push({ name: 'madeIn', value: origins.map(write.country).join(', '), count: origins.length });
  if (reviews >= MIN_REVIEWS)
    facts.push({ name: 'rating', value: `${write.number(rating / 2, 1)} / 5`, count: reviews });
  return facts;
}
