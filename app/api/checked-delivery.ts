import type { CheckoutAnswer } from 'contract/checkout';

/** A delivery method for the cart; its price is in hundredths of the cart's currency. */
export type DeliveryMethod = {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly timeEstimate: string;
  readonly priceHundredths: number;
  /** `pickup_point`, `home` or `store`; empty if the backend does not send it. */
  readonly kind: string;
  /** Days of arrival as dates; empty if they are not known. */
  readonly dates: string;
  /** A pick-up point or store must be chosen. */
  readonly needsLocation: boolean;
};

/** A service that is offered for the cart: `repack`, `pikanouto` or `part_delivery`. */
export type CartService = {
  readonly kind: string;
  readonly isChosen: boolean;
  readonly name: string;
  readonly priceHundredths: number;
  readonly note: string;
};

/** A store where the cart can be picked up. */
export type PickupStore = {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  readonly postalCode: string;
  /** Products that lie there now, and those that are brought. */
  readonly here: readonly number[];
  readonly coming: readonly number[];
  /** When all of it is ready, in words or dates. */
  readonly ready: string;
  /** When express pick-up has it ready; empty without it. */
  readonly express: string;
};

type MethodWire = CheckoutAnswer['delivery_methods'][number];

/** Reads one of the answer; amounts are the caller's. */
export function readMethod(
  method: Omit<MethodWire, 'price' | 'display_price_minor'>,
): Omit<DeliveryMethod, 'priceHundredths'> {
  const { id, name, description, time_estimate: timeEstimate, kind, dates, needs_location: needsLocation } = method;
  return { id, name, description, timeEstimate, kind, dates, needsLocation };
}

type ServiceWire = CheckoutAnswer['services'][number];

/** Reads one of the answer; amounts are the caller's. */
export function readService(
  service: Omit<ServiceWire, 'price' | 'display_price_minor'>,
): Omit<CartService, 'priceHundredths'> {
  const { kind, is_chosen: isChosen, name, note } = service;
  return { kind, isChosen, name, note };
}

/** Reads one of the answer; amounts are the caller's. */
export function readPickupStore(store: CheckoutAnswer['pickup_stores'][number]): PickupStore {
  const { id, name, street_address, postal_code, city, here, coming, ready, ready_dates, express } = store;
  const address = [street_address, `${postal_code} ${city}`.trim()].filter(Boolean).join(', ');
  return { id, name, address, postalCode: postal_code, here, coming, ready: ready_dates || ready, express };
}
