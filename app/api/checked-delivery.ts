import type { CheckoutAnswer } from 'contract/checkout';
import type { CartService, DeliveryMethod, PickupStore } from './checked-cart';

type MethodWire = CheckoutAnswer['delivery_methods'][number];

/** A way of delivery without its price. */
export function readMethod(
  method: Omit<MethodWire, 'price' | 'display_price_minor'>,
): Omit<DeliveryMethod, 'priceHundredths'> {
  const { id, name, description, time_estimate: timeEstimate, kind, dates, needs_location: needsLocation } = method;
  return { id, name, description, timeEstimate, kind, dates, needsLocation };
}

type ServiceWire = CheckoutAnswer['services'][number];

/** A service without its price. */
export function readService(
  service: Omit<ServiceWire, 'price' | 'display_price_minor'>,
): Omit<CartService, 'priceHundredths'> {
  const { kind, is_chosen: isChosen, name, note } = service;
  return { kind, isChosen, name, note };
}

/** A store where the cart can be picked up. */
export function readPickupStore(store: CheckoutAnswer['pickup_stores'][number]): PickupStore {
  const { id, name, street_address, postal_code, city, here, coming, ready, ready_dates, express } = store;
  const address = [street_address, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ');
  return { id, name, address, postalCode: postal_code, here, coming, ready: ready_dates || ready, express };
}
