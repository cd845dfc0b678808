import type { requestTransfer as requestTransferCall } from 'contract/transfers';
import { asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db, Transaction } from '../../db/client';
import { transfers } from '../../db/schema/transfers';
import { fullName, type ValidatedRow } from '../cart/cart-row';
import { type CartVisitor, type ValidatedCart, validateCart } from '../cart/cart-validation';
import { checkoutTexts } from '../cart/checkout-texts';
import { amountIn, type TransferRequest } from '../cart/transfer-request';
import type { Caller } from '../customers/caller';
import { Conflict, Refusal } from '../errors/refusals';
import { hashRequest } from '../orders/order-request';
import { type PlannedRow, type PlannedTransfer, planTransfers, type StoreUnits } from './transfer-plan';
import { lockFreeUnits, writeTransfer } from './write-transfer';

/** A cart that staff sends as a transfer request, parsed by the contract. */
export type TransferToRequest = z.output<(typeof requestTransferCall)['body']>;

/**
 * Sends a cart as a request to transfer its products between stores: a transfer for each pair of stores. With
 * `transferrequest_reserve_quantity` the products leave the sending stores' free stock in the same transaction, so that they cannot be
 * sold meanwhile.
 *
 * Closes two races. Two submits with the same key: the second waits for the key's lock and gets the same transfers. The last unit sold
 * while it is reserved: stock rows are locked before they are read. The locks are taken in the order of all transactions: key, stock.
 * @param visitor of staff: the endpoint has looked
 * @returns the numbers of the transfers
 * @throws Refusal when there is nothing to send; Conflict NOT_POSSIBLE with the cart's faults, OUT_OF_STOCK or KEY_REUSED
 */
export function requestTransfer(
  db: Db,
  request: TransferToRequest,
  visitor: CartVisitor & { readonly caller: Caller },
): Promise<readonly string[]> {
  const requestHash = hashRequest(request);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`transfer:${request.idempotency_key}`}, 0))`);
    const earlier = await findByKey(tx, request, requestHash);
    if (earlier) return earlier;
    const cart = await validateCart(tx, request, visitor);
    const planned = planOf(cart);
    if (cart.transfer?.reservesQuantity) await requireStock(tx, planned, cart);
    const common = {
      requestKey: request.idempotency_key,
      requestHash,
      isReserved: cart.transfer?.reservesQuantity ?? false,
      isUrgent: cart.transfer?.isHighPriority ?? false,
      sellerName: request.seller_name,
      sellerNumber: request.seller_number,
    };
    const act = { actor: `staff:${visitor.caller.customerId}`, note: request.note, now: visitor.now };
    const numbers: string[] = [];
    for (const transfer of planned) numbers.push(await writeTransfer(tx, transfer, common, act));
    return numbers;
  });
}

async function findByKey(tx: Transaction, request: TransferToRequest, hash: string): Promise<readonly string[] | null> {
  const found = await tx
    .select({ number: transfers.number, requestHash: transfers.requestHash })
    .from(transfers)
    .where(eq(transfers.requestKey, request.idempotency_key))
    .orderBy(asc(transfers.id));
  if (found.length === 0) return null;
  if (found.some(({ requestHash }) => requestHash !== hash)) {
    const errors = [checkoutTexts(request.language_code)('keyReused')];
    throw new Conflict({ reason: 'KEY_REUSED', errors });
  }
  return found.map(({ number }) => number);
}

/** What hinders a transfer; a code or a country that an order would need does not. */
const HINDRANCES: readonly string[] = ['stock', 'service'];

function planOf({ transfer, rows, faults, say }: ValidatedCart): PlannedTransfer[] {
  const hindering = faults.filter(({ kind }) => HINDRANCES.includes(kind)).map(({ text }) => text);
  if (hindering.length > 0) throw new Conflict({ reason: 'NOT_POSSIBLE', errors: hindering });
  if (!transfer) throw new Refusal({ transfer_request_from: [say('transferNoSource')] });
  const planned = planTransfers(rows.map((row) => planRow(row, transfer)));
  if (planned.length === 0) throw new Refusal({ products: [say('cartEmpty')] });
  return planned;
}

/** With one store at an end that one has the whole row; with several what was divided among them. Specification 1 §4 */
function planRow({ variant, amount, requested }: ValidatedRow, { from, to }: TransferRequest): PlannedRow {
  const unitsOf = (
    stores: TransferRequest['from'],
    amounts: ValidatedRow['requested']['transferAmounts'],
  ): StoreUnits => stores.map((store) => [store.id, stores.length === 1 ? amount : amountIn(amounts, store)] as const);
  return {
    variantId: variant.id,
    from: unitsOf(from, requested.transferAmountsFrom),
    to: unitsOf(to, requested.transferAmounts),
  };
}

/** Locks the stock of everything that is reserved. @throws Conflict OUT_OF_STOCK when a store has less by now */
async function requireStock(tx: Transaction, planned: readonly PlannedTransfer[], cart: ValidatedCart): Promise<void> {
  const freeIn = await lockFreeUnits(
    tx,
    planned.flatMap(({ rows }) => rows.map(({ variantId }) => variantId)),
  );
  const wanted = new Map<string, { variantId: number; storeId: number; amount: number }>();
  for (const { fromStoreId: storeId, rows } of planned)
    for (const { variantId, amount } of rows) {
      const key = `${variantId} ${storeId}`;
      wanted.set(key, { variantId, storeId, amount: amount + (wanted.get(key)?.amount ?? 0) });
    }
  const short = [...wanted.values()].filter(({ variantId, storeId, amount }) => freeIn(variantId, storeId) < amount);
  if (short.length === 0) return;
  const errors = short.map(({ variantId, storeId }) => {
    const store = cart.transfer?.from.find(({ id }) => id === storeId)?.name ?? '';
    const row = cart.rows.find(({ variant }) => variant.id === variantId);
    return cart.say('transferStock', { store, name: row ? fullName(row.variant) : '' });
  });
  throw new Conflict({ reason: 'OUT_OF_STOCK', errors });
}
