import type { CheckoutRequest } from 'contract/checkout';
import type { DeliveryCountry } from '../delivery/delivery-countries';
import { type DeliveryOffer, readDeliveryOffers } from '../delivery/delivery-offers';
import { readStoreOffers, type StoreOffer } from '../delivery/pickup-stores';
import { isNorthernIreland } from '../delivery/postcode';
import { type RowTime, rowTime } from '../delivery/row-times';
import { type GiftRow, isMailOnly } from '../gifts/gift-rows';
import type { ShopLanguage } from '../locale/language';
import type { Amount, DisplayCurrency } from '../pricing/display-currency';
import type { Reader } from '../reading/reader';
import { mailDelivery, postedCards } from './cart-gifts';
import type { CartFault, ValidatedRow } from './cart-row';
import { type CartService, expressService, hasService, parcelServices } from './cart-services';
import { readCartSettings } from './cart-settings';
import type { SayCheckout } from './checkout-texts';
import { atTill, type StaffModes, withHost } from './staff-modes';

/** How a cart can be delivered, and the services around it. */
export interface CartDelivery {
  readonly services: readonly CartService[];
  /** Stores where the cart can be picked up; empty unless a method is picked up in one. */
  readonly stores: readonly StoreOffer[];
  /** With express pick-up chosen only those that are picked up in a store. */
  readonly deliveryOffers: readonly DeliveryOffer[];
  /** The chosen one; null when none was chosen or the chosen one is not available. */
  readonly delivery: DeliveryOffer | null;
  /** Subtotal from which gift wrapping is free, euro cents; 0: never. */
  readonly freeRepackCents: number;
  /** Share of the goods that members earn as bonus, per cent. */
  readonly bonusPercentage: number;
  /** Working days that the delivery country adds. */
  readonly addedDays: number;
  readonly faults: readonly CartFault[];
}

/** The delivery methods that are available for every orderable row. */
function offersFor(rows: readonly (ValidatedRow | GiftRow)[], offers: readonly DeliveryOffer[]): DeliveryOffer[] {
  const limits = rows.flatMap(({ isOrderable, variant }) =>
    isOrderable && variant.deliveryMethodIds !== null ? [variant.deliveryMethodIds] : [],
  );
  return offers.filter(({ id }) => limits.every((ids) => id !== null && ids.includes(id)));
}

/** Days to dispatch of the slowest row that can be ordered; 0 without one. */
export function slowestDays(rows: readonly ValidatedRow[]): number {
  return Math.max(0, ...rows.filter((row) => row.isOrderable).map((row) => row.dispatchDays));
}

/** When a row leaves and arrives in a country. */
export function timeOf(
  { variant, dispatchDays, isMounted }: ValidatedRow,
  country: DeliveryCountry,
  addedDays: number,
) {
  const parcel = { shippingTime: dispatchDays, isLong: variant.isLong, isSkiBundle: isMounted };
  return rowTime(parcel, { days: country.deliveryDays, addedDays, skiBundleDays: country.skiBundleDays });
}

function countryFaults(country: DeliveryCountry, postalCode: string, say: SayCheckout): CartFault[] {
  if (!country.isEnabled) return [{ kind: 'country', text: say('countryNotDelivered', { country: country.name }) }];
  return isNorthernIreland(country.code, postalCode) ? [{ kind: 'country', text: say('northernIreland') }] : [];
}

/** Delivery methods for a cart's country and postcode, its pick-up stores, and its services. */
export async function readCartDelivery(
  reader: Reader,
  cart: {
    readonly request: CheckoutRequest;
    readonly rows: readonly ValidatedRow[];
    readonly giftRows: readonly GiftRow[];
    readonly subtotal: Amount;
    readonly country: DeliveryCountry;
    readonly currency: DisplayCurrency;
    readonly language: ShopLanguage;
    readonly now: Date;
    readonly say: SayCheckout;
    readonly modes: StaffModes;
  },
): Promise<CartDelivery> {
  const { request, rows, giftRows, subtotal, country, currency, language, now, say, modes } = cart;
  const settings = await readCartSettings(reader, country.code);
  const question = { request, rows, subtotalCents: subtotal.cents, settings, currency, language, say };
  const parcels = parcelServices(question);
  const { addedDays } = settings;
  const times = rows.flatMap((row): RowTime[] => (row.isOrderable ? [timeOf(row, country, addedDays)] : []));
  const postalCode = request.postal_code ?? '';
  const where = { country: country.code, postalCode, language, subtotalCents: subtotal.cents, currency, now };
  const timing = { times, addedDays, isSplit: hasService(parcels, 'part_delivery') };
  const isReached = country.isEnabled && !isNorthernIreland(country.code, postalCode);
  const found = isMailOnly(rows, giftRows)
    ? [mailDelivery(say)]
    : await readDeliveryOffers(reader, { ...where, ...timing });
  const offers = isReached ? offersFor([...rows, ...postedCards(giftRows)], found) : [];
  const offer = offers.find(({ kind }) => kind === 'store');
  const held = rows.flatMap(({ isOrderable, variant, amount }) =>
    isOrderable ? [{ variantId: variant.id, amount, stocks: variant.stocks }] : [],
  );
  const stores = offer ? await readStoreOffers(reader, held, { offer, times, postalCode, now, language }) : [];
  const express = expressService(question, stores);
  const collected = request.pikanouto ? offers.filter(({ kind }) => kind === 'store') : offers;
  const deliveryOffers = withHost(modes, atTill(modes, collected, 'store'), currency);
  return {
    services: [...parcels, ...express.services],
    stores,
    deliveryOffers,
    delivery: deliveryOffers.find(({ slug }) => slug === request.delivery_method) ?? null,
    freeRepackCents: settings.repackFreeFromCents,
    bonusPercentage: settings.bonusPercentage,
    addedDays,
    faults: [...countryFaults(country, postalCode, say), ...express.faults],
  };
}
