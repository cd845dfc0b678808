import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { giftCardEntries, giftCards } from '../../db/schema/gifts';
import { giftCodeHash } from './code-hash';

const database = withDatabase();
let next = 0;

beforeAll(async () => {
  // Spending names an order; which one is of no matter here.
  await database().db.execute(
    sql`alter table gift_card_entries drop constraint gift_card_entries_order_id_orders_id_fk`,
  );
});

async function newCard(cents: number): Promise<number> {
  next += 1;
  const { db } = database();
  const [card] = await db
    .insert(giftCards)
    .values({ kind: 'gift_card', codeHash: giftCodeHash(`CARD-${next}`) })
    .returning({ id: giftCards.id });
  const giftCardId = card?.id ?? 0;
  await db.insert(giftCardEntries).values({ giftCardId, kind: 'issue', amountCents: cents });
  return giftCardId;
}

const spend = (giftCardId: number, cents: number) =>
  database().db.insert(giftCardEntries).values({ giftCardId, kind: 'spend', amountCents: -cents, orderId: 1 });

async function balance(giftCardId: number): Promise<number> {
  const { rows } = await database().db.execute<{ cents: number }>(
    sql`select sum(amount_cents)::int as cents from gift_card_entries where gift_card_id = ${giftCardId}`,
  );
  return rows[0]?.cents ?? 0;
}

const constraintOf = (error: unknown): unknown => (error as { cause?: { constraint?: string } }).cause?.constraint;

test('a card is spent down to nothing and not below', async () => {
  const card = await newCard(5000);
  await spend(card, 3000);
  const refused = await spend(card, 2001).catch(constraintOf);
  expect(refused).toBe('gift_card_entries_balance');
  await spend(card, 2000);
  expect(await balance(card)).toBe(0);
});

test('of many who spend a card at the same time only as many succeed as it pays for', async () => {
  const card = await newCard(5000);
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => spend(card, 2000)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  expect(await balance(card)).toBe(1000);
});

test('what is written in the ledger stays as it is', async () => {
  const card = await newCard(5000);
  const { db } = database();
  const ofCard = eq(giftCardEntries.giftCardId, card);
  const changed = await db.update(giftCardEntries).set({ amountCents: 9000 }).where(ofCard).catch(constraintOf);
  const deleted = await db.delete(giftCardEntries).where(ofCard).catch(constraintOf);
  expect([changed, deleted]).toEqual(['gift_card_entries_append_only', 'gift_card_entries_append_only']);
});

test('the sign of an entry is that of its kind', async () => {
  const card = await newCard(5000);
  const wrong = { giftCardId: card, kind: 'issue', amountCents: -1 } as const;
  expect(await database().db.insert(giftCardEntries).values(wrong).catch(constraintOf)).toBe('gift_card_entries_sign');
});

test('a code is found however it is typed', () => {
  expect(giftCodeHash(' hanki-4wqk 7zmd ')).toBe(giftCodeHash('HANKI4WQK7ZMD'));
  expect(giftCodeHash('HANKI-4WQK')).not.toBe(giftCodeHash('HANKI-4WQL'));
});
