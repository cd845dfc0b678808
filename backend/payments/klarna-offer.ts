import type { CheckoutRequest } from 'contract/checkout';
import { eq, sql } from 'drizzle-orm';
import { klarnaCheckouts } from '../db/schema/klarna';
import type { ValidatedCart } from '../domain/cart/cart-validation';
import { type Caller, seesStaffData } from '../domain/customers/caller';
import { readChosenLocation } from '../domain/delivery/chosen-location';
import { needsCustomsAcknowledgement } from '../domain/delivery/delivery-countries';
import { isOwnPath, isShopHost } from '../domain/locale/shop-host';
import { newOrderRows } from '../domain/orders/order-rows';
import type { Reader } from '../domain/reading/reader';
import { KLARNA } from './klarna-calls';
import { type KlarnaSnippet, showSnippet } from './klarna-snippet';
import { paymentLines } from './payment-lines';
import { ProcessorFailure } from './processor';
import type { PaymentWork } from './work';

/** A cart that is shown in Klarna's snippet. */
export type Checkout = typeof klarnaCheckouts.$inferSelect;

/** Whether Klarna is set up and offered for a cart: then its snippet can be shown on the payment page. */
export const offersKlarna = ({ settings }: Pick<PaymentWork, 'settings'>, cart: ValidatedCart, caller: Caller | null) =>
  settings.klarna !== undefined &&
  !seesStaffData(caller) &&
  !needsCustomsAcknowledgement(cart.country.code) &&
  cart.paymentOffers.some(({ processor }) => processor === KLARNA);

/**
 * Klarna's snippet for a cart on the payment page, whose order at Klarna is opened or brought up to date. Specification 1 §7 (kco_iframe,
 * kgco_id).
 * @returns `bought` when the shopper has bought it meanwhile; null while the cart cannot be ordered or a choice is missing, and when
 *   Klarna does not answer: there are other ways to pay
 */
export async function offerSnippet(
  work: PaymentWork,
  request: CheckoutRequest,
  cart: ValidatedCart,
  caller: Caller | null,
): Promise<KlarnaSnippet | 'bought' | null> {
  const { db, settings } = work;
  const { host, terms_path: termsPath = '/' } = request;
  const offer = cart.paymentOffers.find(({ processor }) => processor === KLARNA);
  const { delivery } = cart;
  if (!settings.klarna || !offer || !delivery || cart.faults.length > 0 || !host || !termsPath) return null;
  if (request.pageName !== 'checkout' || !offersKlarna(work, cart, caller)) return null;
  if (!isShopHost(settings, host) || !isOwnPath(termsPath)) return null;
  if (delivery.needsLocation) {
    const location = await readChosenLocation(db, delivery, cart.country.code, request.delivery_location ?? '');
    if (!location) return null;
  }
  const customerId = caller?.customerId ?? null;
  const known = await readCheckout(db, request.klarna_global_checkout_id);
  const { hundredths: amountHundredths, currency } = cart.charge;
  const isEuro = currency !== cart.currency.code;
  const choices = { delivery, location: null, payment: offer, shippingTime: '' };
  const paid = {
    bonus: cart.bonusPayment,
    cards: cart.cardPayments.map(({ card, amount }) => ({ hint: card.hint, ...amount })),
  };
  const purchase = {
    lines: paymentLines(newOrderRows(cart, choices, null), paid, { language: cart.language, isEuro }),
    ...{ amountHundredths, currency, country: cart.country.code, language: cart.language, host, termsPath },
  };
  try {
    const isOwn = known !== null && known.customerId === customerId;
    const snippet = await showSnippet(settings.klarna, settings, purchase, isOwn ? known.id : null);
    if (snippet === 'bought') return snippet;
    const state = { customerId, request: { ...request }, paymentMethod: offer.slug, amountHundredths, currency };
    const updatedAt = work.clock();
    await db
      .insert(klarnaCheckouts)
      .values({ id: snippet.id, ...state, updatedAt })
      .onConflictDoUpdate({
        target: klarnaCheckouts.id,
        set: { ...state, updatedAt, version: sql`${klarnaCheckouts.version} + 1` },
      });
    return snippet;
  } catch (error) {
    if (!(error instanceof ProcessorFailure)) throw error;
    work.log.warn({ kind: error.kind, detail: error.detail }, 'Klarna’s snippet could not be shown');
    return null;
  }
}

/** The cart of Klarna's id; null when it is none of a snippet. */
export async function readCheckout(reader: Reader, id: string | null | undefined): Promise<Checkout | null> {
  if (!id) return null;
  const [found] = await reader.select().from(klarnaCheckouts).where(eq(klarnaCheckouts.id, id));
  return found ?? null;
}
