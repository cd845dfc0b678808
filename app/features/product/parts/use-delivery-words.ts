import type { StockState } from '~/features/catalog/parts/stock-mark';
import type { Variant } from '~/features/catalog/product';
import { fewLeft } from '~/features/catalog/rules/few-left';
import { useT } from '~/locale/translator';
import type { ProductData } from '../product-data';
import { deliveryTime, storesWithStock } from '../rules/availability';
import { webshopState } from './stock-state';

type ShopStock = Pick<ProductData, 'arrivals' | 'stores' | 'condition'>;

/** "Only 2 left" and "Only 2 left online", of a used thing that no store has "The only one"; null while there is more, or nothing. */
function useLeftWords(
  variant: Variant | null,
  { stores, condition }: ShopStock,
): { left: string; title: string } | null {
  const t = useT('product-more');
  const catalog = useT('catalog');
  const few = fewLeft(variant?.orderableQuantity ?? null);
  if (!variant || few === null || webshopState(variant) === 'out') return null;
  const ids = stores.map(({ id }) => id);
  const isOnlyOne = few === 1 && condition !== null && storesWithStock(variant, ids).length === 0;
  if (isOnlyOne) return { left: t('availability.onlyOne'), title: t('availability.onlyOne') };
  return { left: catalog('availability.left', { count: few }), title: t('availability.title.left', { count: few }) };
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
  const few = useLeftWords(variant, data);
  const left = few?.left ?? null;
  if (!variant || state === 'out') return { state, left, title: t('availability.title.out'), time: '' };
  const arrival = data.arrivals[variant.shippingTime.number];
  const title = few?.title ?? t(`availability.title.${state}`);
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
