import type { PageKind } from '~/routing/page-kinds';
import { type PackedCard, unpackCard } from './packed-card';

/** A product as tracking reports it. Specification 1 §7 (tracking product shape). */
export type TrackedProduct = {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  /** Name of its product group; empty when unknown. */
  readonly category: string;
  /** Units; 1 on pages that show products. */
  readonly quantity: number;
  /** Price of one unit, hundredths of the page's `currency`; null when the price is not shown. */
  readonly priceHundredths: number | null;
};

/** A page's tracking data, under `tracking` in its loader's data. */
export type PageTracking = {
  readonly kind: PageKind;
  /** ISO 4217 in lower case. */
  readonly currency: string;
  readonly products: readonly TrackedProduct[];
};

/** Tracking data of a page without products. */
export const plainTracking = (kind: PageKind): PageTracking => ({ kind, currency: 'eur', products: [] });

/** Max number of products that listings report: the first 3 of a category, the first 5 of a search. Specification 2 §9. */
export const MAX_TRACKED = { category: 3, search: 5 } as const;

/**
 * Tracking data of a listing: its first products in display order, prices in euros.
 * @param categories names of the first cards' product groups, in the order of the cards
 */
export function listTracking(
  kind: keyof typeof MAX_TRACKED,
  cards: readonly PackedCard[],
  categories: readonly string[],
): PageTracking {
  const products = cards.slice(0, MAX_TRACKED[kind]).map((card, place) => {
    const { modelId, name, manufacturer, price } = unpackCard(card);
    const priceHundredths = price?.active ?? null;
    return { id: modelId, name, brand: manufacturer, category: categories[place] ?? '', quantity: 1, priceHundredths };
  });
  return { kind, currency: 'eur', products };
}

/** The tracked fields of a cart or order row. */
type BoughtRow = {
  readonly id: number | null;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly amount: number;
  readonly unitHundredths: number | null;
};

/**
 * Tracking data of the cart, the payment page and the confirmation: every product with its quantity. Rows without a product
 * are left out.
 */
export function boughtTracking(
  kind: 'shopping cart' | 'payment page' | 'order complete',
  rows: readonly BoughtRow[],
  currency: string,
): PageTracking {
  const products = rows.flatMap(({ id, name, brand, category, amount, unitHundredths }) =>
    id === null ? [] : [{ id, name, brand, category, quantity: amount, priceHundredths: unitHundredths }],
  );
  return { kind, currency, products };
}
