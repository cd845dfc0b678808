import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { askBack, deliveredOrder, otherSize, tell } from '../../../tests/support/after-order';
import { withDatabase } from '../../../tests/support/database';
import { conflictReason, stockOf } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { mails } from '../../db/schema/mail';
import { answerReturn, trackReturn } from './answer-return';
import type { AskedReturn } from './ask-return';
import { releaseOverdueExchanges } from './exchange';
import { cancelReturn, moveReturn, type ReturnMove } from './move-return';
import { readReturnPage } from './read-returns';

const database = withDatabase();
let product = 0;
let other = 0;

beforeAll(async () => {
  const { db } = database();
  await insertShop(db);
  product = await insertVariant(db, { slug: 'takki', stock: { [STORES.main]: 500 } });
  other = await otherSize(db, product, 20);
});

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000);

async function aReturn(exchange: number | null = null): Promise<AskedReturn> {
  const { db } = database();
  const placed = await deliveredOrder(db, { productId: product });
  const asked = await askBack(db, placed, 1, { now, exchange });
  if (!asked) throw new Error('The return was not written.');
  return asked;
}
const move = ({ number }: AskedReturn, to: ReturnMove['to'], note = '') =>
  moveReturn(database().db, tell, { number, to, note, actor: 'staff:1', now });
const say = ({ reference }: AskedReturn, message: string) =>
  answerReturn(database().db, tell, { reference, message, now });
const pageOf = async ({ reference }: AskedReturn) => (await readReturnPage(database().db, reference, 'en'))?.back;
const mailsAbout = (kind: string, { number }: AskedReturn) =>
  database()
    .db.select()
    .from(mails)
    .where(and(eq(mails.kind, kind)))
    .then((found) => found.filter(({ text }) => text.includes(number)));

test('staff asks, the customer answers by the link of the mail, and the return is processed again with the thread seen by both', async () => {
  const asked = await aReturn();
  await move(asked, 'more_info', 'Which zip is broken?');
  const [question] = (await mailsAbout('order-return', asked)).slice(-1);
  expect(question?.text).toContain('Which zip is broken?');
  expect(question?.text).toContain(`/order/return/${asked.reference}/`);
  expect(await say(asked, 'The left one.')).toBe('processing');
  const back = await pageOf(asked);
  expect(back?.messages.map(({ isCustomer, text }) => [isCustomer, text])).toEqual([
    [false, 'Which zip is broken?'],
    [true, 'The left one.'],
  ]);
  expect(back?.note).toBe('Which zip is broken?');
  const [receipt] = await mailsAbout('order-answer', asked);
  expect(receipt?.text).toContain('Your answer: The left one.');
});

test('an answer that is sent twice is one, of two different ones at once one is taken, and without a question there is none', async () => {
  const asked = await aReturn();
  expect(await conflictReason(say(asked, 'Hello?'))).toBe('WRONG_STATUS');
  await move(asked, 'more_info', 'Which size?');
  const results = await Promise.allSettled([say(asked, 'M'), say(asked, 'L')]);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [taken] = (await pageOf(asked))?.messages.slice(-1) ?? [];
  expect(await say(asked, taken?.text ?? '')).toBe('processing');
  expect((await pageOf(asked))?.messages).toHaveLength(2);
  expect(await mailsAbout('order-answer', asked)).toHaveLength(1);
  expect(await say({ ...asked, reference: 'unknown' }, 'M')).toBeNull();
});

test('staff can ask again, but not without a question', async () => {
  const asked = await aReturn();
  expect(await conflictReason(move(asked, 'more_info', ' '))).toBe('NOTE_REQUIRED');
  await move(asked, 'more_info', 'Which size?');
  await move(asked, 'more_info', 'And which colour?');
  expect((await pageOf(asked))?.messages).toHaveLength(2);
});

test('an answer does not make the goods arrive: the return can be called off, and its exchange is released after three weeks', async () => {
  const { db } = database();
  const before = await stockOf(db, other);
  const [late, checked] = [await aReturn(other), await aReturn(other)];
  for (const asked of [late, checked]) {
    await move(asked, 'more_info', 'Which size?');
    await say(asked, 'M');
  }
  await move(checked, 'fixing');
  await move(checked, 'processing');
  expect([(await pageOf(late))?.isOnItsWay, (await pageOf(checked))?.isOnItsWay]).toEqual([true, false]);
  await releaseOverdueExchanges(db, inDays(23));
  expect(await stockOf(db, other)).toBe(before - 1);
  expect(await conflictReason(cancelReturn(db, tell, checked.reference, now))).toBe('WRONG_STATUS');
  expect(await cancelReturn(db, tell, late.reference, now)).toBe('cancelled');
});

test('the tracking code of a parcel is told until its goods have arrived', async () => {
  const { db } = database();
  const asked = await aReturn();
  expect(await trackReturn(db, asked.reference, 'JJFI42')).toBe(true);
  expect((await pageOf(asked))?.trackingCode).toBe('JJFI42');
  await move(asked, 'processing');
  expect(await conflictReason(trackReturn(db, asked.reference, 'JJFI43'))).toBe('WRONG_STATUS');
  expect(await trackReturn(db, 'unknown', 'JJFI43')).toBe(false);
});
