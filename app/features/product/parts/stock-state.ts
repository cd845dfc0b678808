import type { StockState } from '~/features/catalog/parts/stock-mark';
import type { Variant } from '~/features/catalog/product';
import { type AvailabilityMark, webshopMark } from '../rules/availability';
import { isStockBlocked } from '../rules/buy-button';

const STATES: Readonly<Record<AvailabilityMark, StockState>> = { check: 'inStock', circle: 'onOrder', minus: 'out' };

/** The `StockMark` state of an availability mark. */
export function stockState(mark: AvailabilityMark): StockState {
  return STATES[mark];
}

/** The state of a variant in the web shop. A missing variant is out of stock, and so is one whose stock is blocked: its button sells nothing. */
export const webshopState = (variant: Variant | null): StockState =>
  variant && !isStockBlocked(variant) ? stockState(webshopMark(variant)) : 'out';
