import type { StockState } from '~/features/catalog/parts/stock-mark';
import type { Variant } from '~/features/catalog/product';
import { type AvailabilityMark, webshopMark } from '../rules/availability';

const STATES: Readonly<Record<AvailabilityMark, StockState>> = { check: 'inStock', circle: 'onOrder', minus: 'out' };

/** The `StockMark` state of an availability mark. */
export function stockState(mark: AvailabilityMark): StockState {
  return STATES[mark];
}

/** The state of a variant in the web shop. A missing variant is out of stock. */
export const webshopState = (variant: Variant | null): StockState =>
  variant ? stockState(webshopMark(variant)) : 'out';
