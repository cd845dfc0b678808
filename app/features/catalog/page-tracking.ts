import { type PackedCard, unpackCard } from './packed-card';

/** Pages that are told to the shop's marketing partners, once a visitor agrees. */
export type PageKind = 'category' | 'brand' | 'search' | 'product';

/** What is told of a product on such a page. */
export type TrackedProduct = {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  /** Euro cents; null where the price is not shown. */
  readonly priceCents: number | null;
};

/** What a page lets the tracking feature tell, under `tracking` in its loader's data. */
export type PageTracking = { readonly kind: PageKind; readonly products: readonly TrackedProduct[] };

/** How many products pages send at most: categories the first 3, searches the first 5. Specification 2 §9. */
const MOST_SENT: Readonly<Record<PageKind, number>> = { category: 3, brand: 3, search: 5, product: 1 };

/** What a page with a list of products lets be told of it: its kind, and its first products as they are shown. */
export function pageTracking(kind: PageKind, cards: readonly PackedCard[]): PageTracking {
  const products = cards.slice(0, MOST_SENT[kind]).map((card) => {
    const { modelId, name, manufacturer, price } = unpackCard(card);
    return { id: modelId, name, brand: manufacturer, priceCents: price?.active ?? null };
  });
  return { kind, products };
}
