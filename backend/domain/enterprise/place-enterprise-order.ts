import { placeOrder } from 'contract/place-order';
import { and, eq } from 'drizzle-orm';
import type { Settings } from 'settings/read-settings';
import type { Transaction } from '../../db/client';
import { enterpriseOrderRows, enterpriseOrders } from '../../db/schema/enterprise';
import { sumOf } from '../cart/cart-tax';
import type { ValidatedCart } from '../cart/cart-validation';
import { needsCustomsAcknowledgement } from '../delivery/delivery-countries';
import { Conflict, Refusal } from '../errors/refusals';
import { type PayAtOnce, placeOrderIn } from '../orders/place-order';
import { addressOffers, type CompanyVisit, companyRequest, readCompanyTerms } from './company-cart';
import type { CompanyPerson } from './company-person';
import type { TellCompany } from './enterprise-news';
import type { EnterpriseOrder, EnterpriseRow } from './find-enterprise-order';

/** What placing a company's order needs of the shop. */
export interface CompanyShop {
  readonly settings: Pick<Settings, 'hosts' | 'production'>;
  /** Settles an order by the shop's own invoice. */
  readonly payByInvoice: PayAtOnce;
  readonly tell: TellCompany;
}

/** When somebody decides, in which language, and on which of the shop's hosts. */
export interface DecidingVisit extends CompanyVisit {
  readonly host: string;
}

/** Why an order is neither sent nor placed (contract, `enterpriseConflict`). */
type Reason = 'EMPTY' | 'NO_INVOICE' | 'NO_BUYER' | 'CHANGED' | 'PRICE_CHANGED' | 'OUT_OF_STOCK' | 'DECIDED';

export const enterpriseConflict = (reason: Reason, errors: readonly string[] = []) =>
  new Conflict({ reason, errors: [...errors] });

/** What the person saw when they pressed the button. */
export interface Seen {
  /** Total with tax, hundredths of `currency`. */
  readonly totalHundredths: number;
  readonly currency: string;
}

/**
 * Refuses a cart that cannot be ordered, or that costs something else than was seen.
 * @throws Refusal for the delivery or the customs text; Conflict EMPTY, OUT_OF_STOCK, NO_INVOICE or PRICE_CHANGED
 */
export function requireOrderable(cart: ValidatedCart, order: EnterpriseOrder, seen: Seen): void {
  const { say } = cart;
  if (cart.rows.length === 0) throw enterpriseConflict('EMPTY', [say('cartEmpty')]);
  if (cart.faults.length > 0)
    throw enterpriseConflict(
      'OUT_OF_STOCK',
      cart.faults.map(({ text }) => text),
    );
  if (!addressOffers(cart).some(({ slug }) => slug === order.deliveryMethod))
    throw new Refusal({ delivery_method: [say('deliveryMethodMissing')] });
  if (needsCustomsAcknowledgement(order.country) && !order.acknowledgesCustoms)
    throw new Refusal({ acknowledges_customs: [say('customsMissing')] });
  if (cart.paymentOffers.length === 0) throw enterpriseConflict('NO_INVOICE');
  if (seen.currency !== cart.currency.code || seen.totalHundredths !== cart.total.display)
    throw enterpriseConflict('PRICE_CHANGED', [say('priceChanged')]);
}

/** What the cart costs without tax. */
export function netOf({ total, tax }: ValidatedCart) {
  const sum = sumOf(tax);
  return { cents: total.cents - sum.cents, display: total.display - sum.display };
}

/**
 * Makes an enterprise order the shop's own: with its stock, on an invoice of 14 days. Its row is locked by the caller.
 * @param person whose order it is
 * @param decider who approves it
 * @returns the number of the order
 */
export async function placeEnterpriseOrder(
  tx: Transaction,
  shop: CompanyShop,
  parts: {
    readonly order: EnterpriseOrder;
    readonly rows: readonly EnterpriseRow[];
    readonly cart: ValidatedCart;
    readonly person: CompanyPerson;
    readonly decider: CompanyPerson;
    readonly note: string;
  },
  { now, processors, host }: DecidingVisit,
): Promise<string> {
  const { order, rows, cart, person, decider, note } = parts;
  const held = rows.filter(({ amount }) => amount > 0);
  const agreed = await readCompanyTerms(
    tx,
    order.companyId,
    held.map(({ variantId }) => variantId),
    now,
  );
  const request = placeOrder.body.parse({
    ...companyRequest({ ...order, rows: held }, person.language),
    idempotency_key: `enterprise-order:${order.id}`,
    form: formOf(order, person),
    payment_method: cart.paymentOffers[0]?.slug ?? '',
    accept_terms: true,
    expected_total_minor: cart.due.display,
    expected_currency: cart.currency.code,
    customs_acknowledged: order.acknowledgesCustoms,
    host,
    return_paths: { ok: '/', cancelled: '/', error: '/', address: '/' },
  });
  const company = { agreed, customerId: person.customerId };
  const visitor = { caller: null, now, processors, company };
  const placed = await placeOrderIn(tx, shop.settings, request, visitor, async () => {});
  await tx
    .update(enterpriseOrders)
    .set({ status: 'approved', orderId: placed.id, decidedBy: decider.customerId, decidedAt: now, decisionNote: note })
    .where(eq(enterpriseOrders.id, order.id));
  await shop.payByInvoice(tx, placed.id, now);
  return placed.number;
}

const formOf = (order: EnterpriseOrder, { email }: CompanyPerson) => ({
  delivery_method: order.deliveryMethod,
  first_name: order.firstName,
  last_name: order.lastName,
  address: order.address,
  postal_code: order.postalCode,
  city: order.city,
  phone: order.phone,
  email,
});

/** Keeps what the person of an order saw: its prices, and what was asked for. */
export async function keepAsked(tx: Transaction, id: number, cart: ValidatedCart): Promise<void> {
  for (const { variant, amount, unit, taxPercentage } of cart.rows) {
    await tx
      .update(enterpriseOrderRows)
      .set({ askedAmount: amount, askedUnitHundredths: unit.display, askedTaxPercentage: taxPercentage })
      .where(and(eq(enterpriseOrderRows.enterpriseOrderId, id), eq(enterpriseOrderRows.variantId, variant.id)));
  }
  await tx
    .update(enterpriseOrders)
    .set({ askedTotalHundredths: cart.total.display, askedNetHundredths: netOf(cart).display })
    .where(eq(enterpriseOrders.id, id));
}
