import type { OrderStatus } from 'contract/order-status';
import { desc, eq, sql } from 'drizzle-orm';
import type { Settings } from 'settings/read-settings';
import type { Db, Transaction } from '../../db/client';
import { orders } from '../../db/schema/orders';
import { payments } from '../../db/schema/payments';
import { fullName } from '../cart/cart-row';
import { hasService } from '../cart/cart-services';
import { type CartVisitor, type ValidatedCart, validateCart } from '../cart/cart-validation';
import { checkoutTexts } from '../cart/checkout-texts';
import { spendBonus } from '../customers/spend-bonus';
import { campaignTexts } from '../gifts/campaign-texts';
import { redeemGiftCode } from '../gifts/redeem-gift-code';
import { spendGiftCards } from '../gifts/spend-gift-cards';
import type { Reader } from '../reading/reader';
import type { Allocation } from '../stock/stock-allocation';
import { type StockRequest, takeStock } from '../stock/stock-taking';
import { lockHost } from './add-on-order';
import { countCodeUse } from './code-uses';
import { isNothingDue, type OrderChoices, orderConflict, validateChoices } from './order-choices';
import { drawOrderNumber, drawReference } from './order-number';
import { hashRequest, type OrderRequest } from './order-request';
import { type NewOrder, type WrittenOrder, writeOrder, writeOrderContent } from './order-writing';

/** An order that was placed, now or by an earlier submit. */
export interface PlacedOrder {
  readonly id: number;
  readonly number: string;
  readonly paymentReference: string;
  readonly outcome: 'created' | 'repeated';
  readonly status: OrderStatus;
  readonly payment: {
    readonly processor: string;
    readonly reference: string;
    readonly status: (typeof payments.$inferSelect)['status'];
    readonly amountHundredths: number;
    readonly currency: string;
  };
}

/** Pays an order of which nothing is left to pay. The caller holds the order's row locked. */
export type PayAtOnce = (tx: Transaction, orderId: number, now: Date) => Promise<void>;

/** Max number of attempts to generate a free order number; with nine digits even a second one is rare. */
const MAX_DRAWS = 5;

/**
 * Places an order in one transaction: order, rows, stock, stock movements, first payment attempt and first event are written
 * together or not at all. When the connection breaks nothing is written; the shopper submits again with the same key and
 * gets the existing order, or a new one.
 *
 * Closes two races. Two submits with the same key: the second waits for the key's lock until the first has committed, then
 * returns that order without touching the stock. Two buyers of the last unit: stock rows are locked before they are read
 * (`takeStock`), and so are a member's club bonus (`spendBonus`), gift cards (`spendGiftCards`) and the code of a gift campaign
 * (`redeemGiftCode`). The lock order is the same everywhere: key, order, payment, person, gift cards by id, campaign code, stock by
 * variant and store, discount code. An order of which gift cards leave nothing to pay is paid in the same
 * transaction.
 * @throws Refusal for invalid fields; Conflict PRICE_CHANGED, OUT_OF_STOCK, NOT_DELIVERABLE or KEY_REUSED. Nothing is written then
 */
export async function placeOrder(
  db: Db,
  settings: Pick<Settings, 'hosts' | 'production'>,
  request: OrderRequest,
  visitor: CartVisitor,
  payAtOnce: PayAtOnce,
): Promise<PlacedOrder> {
  return db.transaction((tx) => placeOrderIn(tx, settings, request, visitor, payAtOnce));
}

/**
 * Places an order in a transaction that does more, such as deciding about a company's order.
 * @throws as `placeOrder`
 */
export async function placeOrderIn(
  tx: Transaction,
  settings: Pick<Settings, 'hosts' | 'production'>,
  request: OrderRequest,
  visitor: CartVisitor,
  payAtOnce: PayAtOnce,
): Promise<PlacedOrder> {
  const requestHash = hashRequest(request);
  await lockKey(tx, request.idempotency_key);
  const earlier = await findByKey(tx, request, requestHash);
  if (earlier) return earlier;
  const cart = await validateCart(tx, request, visitor);
  const choices = await validateChoices(tx, cart, request, settings);
  await lockHost(tx, cart, choices, request);
  const order = await writeNumbered(tx, { request, requestHash, cart, choices, visitor });
  await fillOrder(tx, order, { cart, choices, visitor, email: request.form.email });
  if (!isNothingDue(choices)) return created(order, choices);
  await payAtOnce(tx, order.id, visitor.now);
  const paid = created(order, choices);
  return { ...paid, status: 'processing', payment: { ...paid.payment, status: 'captured' } };
}

/**
 * The order that an earlier submit with this key placed, with its latest payment attempt.
 * @throws Conflict KEY_REUSED when that submit had different content
 */
async function findByKey(reader: Reader, request: OrderRequest, requestHash: string): Promise<PlacedOrder | null> {
  const [found] = await reader
    .select({
      id: orders.id,
      number: orders.number,
      paymentReference: orders.paymentReference,
      status: orders.status,
      requestHash: orders.requestHash,
      payment: {
        processor: payments.processor,
        reference: payments.reference,
        status: payments.status,
        amountHundredths: payments.amountHundredths,
        currency: payments.currency,
      },
    })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(eq(orders.idempotencyKey, request.idempotency_key))
    .orderBy(desc(payments.id))
    .limit(1);
  if (!found) return null;
  const { requestHash: foundHash, ...order } = found;
  if (foundHash !== requestHash) {
    throw orderConflict('KEY_REUSED', [checkoutTexts(request.language_code)('keyReused')]);
  }
  return { ...order, outcome: 'repeated' };
}

/** Locks an idempotency key until the transaction ends. */
async function lockKey(tx: Transaction, key: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`order:${key}`}, 0))`);
}

/** Writes the order's row under a free number. */
async function writeNumbered(
  tx: Transaction,
  parts: Omit<NewOrder, 'number' | 'paymentReference'>,
): Promise<WrittenOrder> {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const order = await writeOrder(tx, { ...parts, number: drawOrderNumber(), paymentReference: drawReference() });
    if (order) return order;
  }
  throw new Error('No free order number was drawn.');
}

async function fillOrder(
  tx: Transaction,
  order: WrittenOrder,
  content: {
    readonly cart: ValidatedCart;
    readonly choices: OrderChoices;
    readonly visitor: CartVisitor;
    readonly email: string;
  },
): Promise<void> {
  const { cart, choices, visitor, email } = content;
  if (!(await spendBonus(tx, order, cart.bonusPayment.cents, visitor.now)))
    throw orderConflict('PRICE_CHANGED', [cart.say('bonusSpent')]);
  if (!(await spendGiftCards(tx, order.id, cart.cardPayments, visitor.now)))
    throw orderConflict('PRICE_CHANGED', [cart.say('giftCardSpent')]);
  if (cart.gift && !(await redeemGiftCode(tx, order.id, cart.gift, visitor.now)))
    throw orderConflict('GIFT', [campaignTexts(cart.language)('used')]);
  const taken = await takeStock(tx, order.id, stockRequests(cart), choices.location?.pickupStoreId ?? null);
  if (taken.shortages.length > 0) {
    throw orderConflict(
      'OUT_OF_STOCK',
      taken.shortages.map(({ variantId, left }) => shortageText(cart, variantId, left)),
    );
  }
  const { discount } = cart.codes;
  if (discount) {
    const use = { orderId: order.id, customerId: order.customerId, email, now: visitor.now };
    await countCodeUse(tx, discount, use, cart.say);
  }
  refuseLostExpress(cart, choices, taken.allocations);
  await writeOrderContent(tx, order, { cart, choices, allocations: taken.allocations, visitor });
}

/** What an order takes of each variant: one may be a product of its own and part of bundles. */
function stockRequests({ rows }: ValidatedCart): StockRequest[] {
  const byVariant = new Map<number, StockRequest>();
  for (const { variant, amount } of rows) {
    const before = byVariant.get(variant.id)?.amount ?? 0;
    byVariant.set(variant.id, { variantId: variant.id, amount: before + amount, onOrder: variant.onOrder });
  }
  return [...byVariant.values()];
}

/** Express pick-up promises goods that lie in the store: what another order took there meanwhile cannot be brought in time. */
function refuseLostExpress(
  { services, say }: ValidatedCart,
  { location }: OrderChoices,
  allocations: ReadonlyMap<number, readonly Allocation[]>,
): void {
  if (!hasService(services, 'pikanouto')) return;
  const isElsewhere = [...allocations.values()].flat().some(({ storeId }) => storeId !== location?.pickupStoreId);
  if (isElsewhere) throw orderConflict('OUT_OF_STOCK', [say('pikanoutoGone')]);
}

function shortageText({ rows, say }: ValidatedCart, variantId: number, left: number): string {
  const row = rows.find((candidate) => candidate.variant.id === variantId);
  const name = row ? fullName(row.variant) : '';
  return left === 0 ? say('outOfStock', { name }) : say('amountLowered', { name, left });
}

function created(order: WrittenOrder, { payment }: OrderChoices): PlacedOrder {
  return {
    id: order.id,
    number: order.number,
    paymentReference: order.paymentReference,
    outcome: 'created',
    status: order.status,
    payment: {
      processor: payment.processor,
      reference: order.attemptReference,
      status: 'created',
      amountHundredths: order.chargeHundredths,
      currency: order.chargeCurrency,
    },
  };
}
