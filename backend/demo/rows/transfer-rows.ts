import type { TransferStatus } from 'contract/transfer-status';
import { and, asc, eq, gte, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { stock } from '../../db/schema/stock';
import { transferRows, transfers } from '../../db/schema/transfers';
import type { TransferMove } from '../../domain/transfers/lock-transfer';
import { receiveTransfer } from '../../domain/transfers/receive-transfer';
import { cancelTransfer, pickTransfer, sendTransfer } from '../../domain/transfers/send-transfer';
import { writeTransfer } from '../../domain/transfers/write-transfer';
import { DEMO_STORES } from '../content/stores';
import { DEMO_TRANSFERS, type DemoTransfer, type TransferStep } from '../content/transfers';
import { modelOf } from './numbered-models';
import { daysBefore } from './texts';
import { DEMO_VARIANTS } from './variants';

const storeId = (slug: string): number => {
  const store = DEMO_STORES.find((each) => each.slug === slug);
  if (!store) throw new Error(`The demo shop has no store ${slug}.`);
  return store.id;
};

/** The first variant of a model of which enough lies in a store. */
async function variantIn(tx: Transaction, model: string, amount: number, from: string): Promise<number> {
  const ids = DEMO_VARIANTS.filter(({ modelId }) => modelId === modelOf(model).id).map(({ id }) => id);
  const [found] = await tx
    .select({ id: stock.variantId })
    .from(stock)
    .where(and(inArray(stock.variantId, ids), eq(stock.storeId, storeId(from)), gte(stock.quantity, amount)))
    .orderBy(asc(stock.variantId))
    .limit(1);
  if (!found) throw new Error(`The store ${from} of the demo shop has no ${amount} ${model}.`);
  return found.id;
}

async function requested(tx: Transaction, transfer: DemoTransfer, actor: string, now: Date): Promise<string> {
  const rows = [];
  for (const { model, amount } of transfer.rows)
    rows.push({ variantId: await variantIn(tx, model, amount, transfer.from), amount });
  const { isReserved = false, isUrgent = false, note = '' } = transfer;
  const common = { requestKey: crypto.randomUUID(), requestHash: '', isReserved, isUrgent };
  const planned = { fromStoreId: storeId(transfer.from), toStoreId: storeId(transfer.to), rows };
  return writeTransfer(tx, planned, { ...common, sellerName: 'Mika', sellerNumber: '7' }, { actor, now, note });
}

async function firstRow(tx: Transaction, number: string): Promise<number> {
  const [row] = await tx
    .select({ id: transferRows.id })
    .from(transferRows)
    .innerJoin(transfers, eq(transfers.id, transferRows.transferId))
    .where(eq(transfers.number, number))
    .orderBy(asc(transferRows.line))
    .limit(1);
  return row?.id ?? 0;
}

async function carryOut(tx: Transaction, move: TransferMove, step: TransferStep): Promise<TransferStatus | null> {
  switch (step) {
    case 'pick':
      return pickTransfer(tx, move, 'fi');
    case 'send':
      return sendTransfer(tx, move, new Map(), 'fi');
    case 'cancel':
      return cancelTransfer(tx, { ...move, note: 'Ei tarvita enää.' });
    case 'receive':
      return receiveTransfer(tx, move, new Map());
    default: {
      const found = new Map([[await firstRow(tx, move.number), step]]);
      return receiveTransfer(tx, { ...move, note: 'Laatikko oli auki, ja yhdestä puuttui pohja.' }, found);
    }
  }
}

/** Hours between the steps of a transfer. */
const STEP_MS = 3 * 3_600_000;

/** Transfers between the demo shop's stores, asked for by its seller and carried out as the shop does it: the ledger adds up. */
export async function loadTransfers(tx: Transaction, now: Date): Promise<void> {
  const [seller] = await tx.select({ id: customers.id }).from(customers).where(eq(customers.username, 'mika'));
  const actor = `staff:${seller?.id ?? 0}`;
  for (const transfer of DEMO_TRANSFERS) {
    const began = daysBefore(now, transfer.daysAgo);
    const number = await requested(tx, transfer, actor, began);
    let from: TransferStatus = 'requested';
    for (const [index, step] of transfer.steps.entries()) {
      const move: TransferMove = {
        number,
        from,
        note: '',
        actor,
        now: new Date(began.getTime() + (index + 1) * STEP_MS),
      };
      from = (await carryOut(tx, move, step)) ?? from;
    }
  }
}
