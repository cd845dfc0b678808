import type { Settings } from 'settings/read-settings';
import { hasService } from '../cart/cart-services';
import type { ValidatedCart } from '../cart/cart-validation';
import { type ChosenLocation, readChosenLocation } from '../delivery/chosen-location';
import { needsCustomsAcknowledgement } from '../delivery/delivery-countries';
import { shortDay } from '../delivery/delivery-dates';
import type { DeliveryOffer } from '../delivery/delivery-offers';
import { isNorthernIreland } from '../delivery/postcode';
import { Conflict, Refusal, type RefusalFields } from '../errors/refusals';
import { isOwnPath, isShopHost } from '../locale/shop-host';
import type { Reader } from '../reading/reader';
import type { OrderRequest } from './order-request';
import type { PaymentOffer } from './payment-offers';

/** The shopper's choices after validation. */
export interface OrderChoices {
  readonly delivery: DeliveryOffer;
  /** Null: home delivery. */
  readonly location: ChosenLocation | null;
  readonly payment: PaymentOffer;
  /** When the order arrives or can be picked up, in the order's language. */
  readonly shippingTime: string;
}

/** Whether gift cards leave nothing to pay, so that no processor is asked. */
export const isNothingDue = ({ payment }: OrderChoices): boolean => payment.id === null;

/** Why an order is not placed although the request is valid (contract, `orderConflict`). */
export type OrderConflictReason = 'PRICE_CHANGED' | 'OUT_OF_STOCK' | 'KEY_REUSED' | 'NOT_DELIVERABLE' | 'GIFT';

/** A 409 of the order call. */
export const orderConflict = (reason: OrderConflictReason, errors: string[]) => new Conflict({ reason, errors });

/**
 * Validates the shopper's choices against the available offers.
 * @throws Refusal with a text for each field that is wrong; Conflict OUT_OF_STOCK, NOT_DELIVERABLE or PRICE_CHANGED
 */
export async function validateChoices(
  reader: Reader,
  cart: ValidatedCart,
  request: OrderRequest,
  settings: Pick<Settings, 'hosts' | 'production'>,
): Promise<OrderChoices> {
  if (cart.transfer) throw new Refusal({ detail: [cart.say('transferNotSold')] });
  refuseFaults(cart);
  const { say, delivery } = cart;
  // the parcel goes to the form's postcode, whichever one the prices were asked for
  if (isNorthernIreland(cart.country.code, request.form.postal_code)) {
    throw orderConflict('NOT_DELIVERABLE', [say('northernIreland')]);
  }
  const fields: RefusalFields = {};
  const location = await chosenLocation(reader, cart, request, fields);
  const payment = cart.paymentOffers.find((offer) => offer.slug === request.payment_method);
  if (!payment) fields['payment_method'] = [say('paymentMethodWrong')];
  if (needsCustomsAcknowledgement(cart.country.code) && !request.customs_acknowledged) {
    fields['customs_acknowledged'] = [say('customsMissing')];
  }
  if (!isShopHost(settings, request.host)) fields['host'] = [say('hostUnknown')];
  if (!Object.values(request.return_paths).every(isOwnPath)) fields['return_paths'] = [say('returnPathWrong')];
  if (Object.keys(fields).length > 0 || !delivery || !payment) throw new Refusal(fields);
  if (!isExpectedTotal(cart, request)) throw orderConflict('PRICE_CHANGED', [say('priceChanged')]);
  return { delivery, location, payment, shippingTime: shippingTimeOf(cart, delivery, location) };
}

/** The delivery's time in words and dates; of a store pick-up that of the store. */
function shippingTimeOf(cart: ValidatedCart, delivery: DeliveryOffer, location: ChosenLocation | null): string {
  const store = cart.stores.find(({ id }) => id === location?.pickupStoreId);
  if (store?.express && hasService(cart.services, 'pikanouto')) {
    const { day, readyAfter } = store.express;
    return cart.say('readyAfter', { day: shortDay(day, cart.language), ready: readyAfter });
  }
  const { words, dates } = store?.ready ?? { words: delivery.timeEstimate, dates: delivery.dates };
  return dates === '' ? words : `${words} (${dates})`;
}

/** Refuses an order with any product that is sold out, undeliverable, unknown or not for sale yet; nothing is dropped silently. */
function refuseFaults({ faults, rows, giftRows, say }: ValidatedCart): void {
  const textsOf = (kind: string) => faults.filter((fault) => fault.kind === kind).map((fault) => fault.text);
  const gift = textsOf('gift');
  if (gift.length > 0) throw orderConflict('GIFT', gift);
  const country = textsOf('country');
  if (country.length > 0) throw orderConflict('NOT_DELIVERABLE', country);
  const giftCards = textsOf('giftCard');
  if (giftCards.length > 0) throw new Refusal({ gift_card_products: giftCards });
  const codes = textsOf('code');
  if (codes.length > 0) throw new Refusal({ discount_codes: codes });
  const services = textsOf('service');
  if (services.length > 0) throw new Refusal({ detail: services });
  const stock = textsOf('stock');
  if (stock.length > 0) throw orderConflict('OUT_OF_STOCK', stock);
  const spentCards = textsOf('spentCard');
  if (spentCards.length > 0) throw orderConflict('PRICE_CHANGED', spentCards);
  if (rows.length + giftRows.length === 0) throw new Refusal({ products: [say('cartEmpty')] });
}

async function chosenLocation(
  reader: Reader,
  cart: ValidatedCart,
  { form, delivery_method }: OrderRequest,
  fields: RefusalFields,
): Promise<ChosenLocation | null> {
  const { delivery, country, say } = cart;
  if (!delivery || delivery.slug !== form.delivery_method) {
    const isChosen = form.delivery_method !== '' && delivery_method === form.delivery_method;
    fields['delivery_method'] = [say(isChosen ? 'deliveryMethodWrong' : 'deliveryMethodMissing')];
    return null;
  }
  if (!delivery.needsLocation) return null;
  const locationId = form.delivery_location ?? '';
  const location = locationId === '' ? null : await readChosenLocation(reader, delivery, country.code, locationId);
  const isExpress = hasService(cart.services, 'pikanouto');
  if (location && isExpress && !cart.stores.some(({ id, express }) => id === location.pickupStoreId && express)) {
    fields['delivery_location'] = [say('expressStoreWrong')];
    return null;
  }
  if (!location) fields['delivery_location'] = [say(locationId === '' ? 'locationMissing' : 'locationWrong')];
  return location;
}

/** Whether the shopper saw the amount that will be charged: what is due as displayed, or the charge itself when they differ (roubles). */
function isExpectedTotal(cart: ValidatedCart, request: OrderRequest): boolean {
  const { expected_total_minor: hundredths, expected_currency: currency } = request;
  const isShown = currency === cart.currency.code && hundredths === cart.due.display;
  return isShown || (currency === cart.charge.currency && hundredths === cart.charge.hundredths);
}
