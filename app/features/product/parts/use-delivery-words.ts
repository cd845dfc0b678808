import type { StockState } from '~/features/catalog/parts/stock-mark';
import type { Variant } from '~/features/catalog/product';
import { useT } from '~/locale/translator';
import type { ProductData } from '../product-data';
import { deliveryTime } from '../rules/availability';
import { webshopState } from './stock-state';

/** Texts for a variant's web shop stock and delivery time. A missing variant is out of stock. */
export function useDeliveryWords(
  variant: Variant | null,
  arrivals: ProductData['arrivals'] = {},
): {
  readonly state: StockState;
  /** "In stock online" */
  readonly title: string;
  /** "delivery Tue 24.11. – Fri 27.11.", or "1–2 working days" while the day is not known; empty when unavailable. */
  readonly time: string;
} {
  const t = useT('product-more');
  const state = webshopState(variant);
  if (!variant || state === 'out') return { state, title: t('availability.title.out'), time: '' };
  const arrival = arrivals[variant.shippingTime.number];
  const title = t(`availability.title.${state}`);
  if (arrival) return { state, title, time: t('availability.arrival', { days: arrival }) };
  const time = deliveryTime(variant);
  const words = {
    soon: () => t('availability.soon'),
    days: () => t('availability.days', { count: time.kind === 'days' ? time.days : 0 }),
    text: () => (time.kind === 'text' ? time.text : ''),
    unknown: () => t('availability.unknown'),
  };
  return { state, title, time: words[time.kind]() };
}
