import type { StockState } from '~/features/catalog/parts/stock-mark';
import type { Variant } from '~/features/catalog/product';
import { fewLeft } from '~/features/catalog/rules/few-left';
import { useT } from '~/locale/translator';
import type { ProductData } from '../product-data';
import { deliveryTime, storesWithStock } from '../rules/availability';
import { webshopState } from './stock-state';

type ShopStock = Pick<ProductData, 'arrivals' | 'stores' | 'condition'>;

/** How many are left, where it is told, and whether it is the only one: a used thing that no store has. */
function leftOf(variant: Variant | null, { stores, condition }: ShopStock): { count: number; isOnly: boolean } | null {
  const count = fewLeft(variant?.orderableQuantity ?? null);
  if (!variant || count === null || webshopState(variant) === 'out') return null;
  const ids = stores.map(({ id }) => id);
  return { count, isOnly: count === 1 && condition !== null && storesWithStock(variant, ids).length === 0 };
}

/** "Only 2 left", "The only one"; null while there is more, or nothing. */
export function useLeftWords(variant: Variant | null, stock: ShopStock): string | null {
  const t = useT('catalog');
  const few = leftOf(variant, stock);
  return few && (few.isOnly ? t('availability.onlyOne') : t('availability.left', { count: few.count }));
}

/** Texts for a variant's web shop stock and delivery time. A missing variant is out of stock. */
export function useDeliveryWords(
  variant: Variant | null,
  data: ShopStock,
): {
  readonly state: StockState;
  /** "Only 2 left", told wherever the stock is; null where the amount is not told. */
  readonly left: string | null;
  /** "In stock online", or how many are left there. */
  readonly title: string;
  /** "delivery Tue 24.11. – Fri 27.11.", or "1–2 working days" while the day is not known; empty when unavailable. */
  readonly time: string;
} {
  const t = useT('product-more');
  const state = webshopState(variant);
  const few = leftOf(variant, data);
  const left = useLeftWords(variant, data);
  if (!variant || state === 'out') return { state, left, title: t('availability.title.out'), time: '' };
  const arrival = data.arrivals[variant.id];
  const title = few
    ? (few.isOnly && left) || t('availability.title.left', { count: few.count })
    : t(`availability.title.${state}`);
  if (arrival) return { state, left, title, time: t('availability.arrival', { days: arrival }) };
  const time = deliveryTime(variant);
  const words = {
    soon: () => t('availability.soon'),
    days: () => t('availability.days', { count: time.kind === 'days' ? time.days : 0 }),
    text: () => (time.kind === 'text' ? time.text : ''),
    unknown: () => t('availability.unknown'),
  };
  return { state, left, title, time: words[time.kind]() };
}
