// Long because it carries complaints through everything that can happen to them.
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { deliveredOrder, move, paidOrder } from '../../../tests/support/after-order';
import { formKey, storeComplaint } from '../../../tests/support/complaints';
import { withDatabase } from '../../../tests/support/database';
import { conflictReason, shopSettings } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { auditLog } from '../../db/schema/audit-log';
import { complaintEvents, complaintMessages, complaintPictures, complaints } from '../../db/schema/complaints';
import { mails } from '../../db/schema/mail';
import { complaintMails } from '../../mail/complaint-mails';
import { Refusal } from '../errors/refusals';
import { deleteOldComplaints, KEPT_DAYS, KEPT_WITHOUT_OWNER_DAYS } from './forget-complaints';
import { type ComplaintWish, makeComplaint } from './make-complaint';
import { answerComplaint, type ComplaintMove, moveComplaint } from './move-complaint';

const database = withDatabase();
const tell = complaintMails(shopSettings);
const now = new Date('2026-11-20T10:00:00Z');
const circumstances = { customerId: null, language: 'en' as const, now };
let product = 0;

beforeAll(async () => {
  await insertShop(database().db);
  product = await insertVariant(database().db, { slug: 'takki', name: 'Takki', stock: { [STORES.main]: 500 } });
});

const { price: _, ...said } = storeComplaint;
/** What the form says without an order; each is another form unless it has a key. */
const wish = (change: Partial<ComplaintWish> = {}): ComplaintWish => ({
  ...{ ...said, salesChannel: 'M', priceCents: 8990, reference: null, rowId: null, targetStore: null },
  ...{ orderNumber: '', size: '', key: formKey(), pictures: [] },
  ...change,
});
const make = (change: Partial<ComplaintWish> = {}, at = now) =>
  makeComplaint(database().db, tell, wish(change), { ...circumstances, now: at });
const rowOf = async (number: string | undefined) =>
  (
    await database()
      .db.select()
      .from(complaints)
      .where(eq(complaints.number, number ?? ''))
  )[0];

/** The fields that a promise is refused for. */
async function refusedFields(attempt: Promise<unknown>): Promise<string[]> {
  const error: unknown = await attempt.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof Refusal) return Object.keys(error.fields).sort();
  throw error ?? new Error('The promise was not refused.');
}

const moved = (number: string, from: ComplaintMove['from'], to: ComplaintMove['to'], note = '') =>
  moveComplaint(database().db, tell, { number, from, to, note, actor: 'staff:1', language: 'en', now });

let sent = 0;
/** Inserts a photograph that was sent. @returns its name */
async function photo(receivedBytes = 1000, createdAt = now): Promise<string> {
  const reference = `photo-${sent++}`;
  await database()
    .db.insert(complaintPictures)
    .values({ reference, file: crypto.randomUUID(), receivedBytes, width: 10, height: 10, createdAt });
  return reference;
}
const mailsOf = (number: string) =>
  database()
    .db.select()
    .from(mails)
    .where(sql`${mails.dedupeKey} like ${`complaint:${number}/%`}`)
    .orderBy(mails.id);

test('a complaint of a store purchase is written and confirmed by a mail with its secret link, which repeats nothing typed', async () => {
  const made = await make();
  expect(made?.number).toMatch(/^C\d{9}$/);
  expect(await rowOf(made?.number)).toMatchObject({ status: 'new', storeId: 1, targetStoreId: 1, priceCents: 8990 });
  const [mail, ...more] = await mailsOf(made?.number ?? '');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ kind: 'complaint-new', recipient: 'maija@example.com', orderId: null });
  expect(mail?.text).toContain(`/reclamation/${made?.reference}/`);
  for (const typed of ['Maija', 'repesi', 'Kota']) expect(mail?.text, typed).not.toContain(typed);
});

test('of the web shop the store is 20, and the order number gets its prefix once', async () => {
  for (const orderNumber of ['410286537', 's410 286 537', 'S410286537']) {
    const made = await make({ salesChannel: 'S', store: 1, orderNumber, receipt: '' });
    expect(await rowOf(made?.number)).toMatchObject({ storeId: 20, orderNumber: 'S410286537', orderId: null });
  }
});

test('what is missing is refused by its field: the order number of the web shop, receipt and store of a store, size unless there is none', async () => {
  const bare = { receipt: '', store: null, manufacturer: '', model: '', noSize: false, size: '', timeOfPurchase: '' };
  expect(await refusedFields(make(bare))).toEqual([
    ...['manufacturer', 'model', 'receipt', 'size', 'store', 'timeOfPurchase'],
  ]);
  expect(await refusedFields(make({ salesChannel: 'S', receipt: '' }))).toEqual(['orderNumber']);
  expect(await refusedFields(make({ store: STORES.supplier }))).toEqual(['store', 'targetStore']);
  expect(await refusedFields(make({ targetStore: 99 }))).toEqual(['targetStore']);
  for (const timeOfPurchase of ['2026-11-21', '2026-02-30', '20.11.2026', '0000-00-00'])
    expect(await refusedFields(make({ timeOfPurchase })), timeOfPurchase).toEqual(['timeOfPurchase']);
  // in Helsinki it is already the next day
  expect(await make({ timeOfPurchase: '2026-11-21' }, new Date('2026-11-20T22:30:00Z'))).not.toBeNull();
});

test('from an order, product, price, day and number come from the order, whatever is typed', async () => {
  const { db } = database();
  const placed = await deliveredOrder(db, { productId: product, amount: 2, total: 20_000 });
  const [row] = (
    await db.execute<{ id: number }>(sql`select id from order_rows where order_id = ${placed.id} and kind = 'product'`)
  ).rows;
  const reference = placed.paymentReference;
  const made = await make({
    reference,
    rowId: row?.id ?? 0,
    priceCents: 1,
    model: 'Typed',
    orderNumber: 'X',
    salesChannel: 'M',
  });
  expect(await rowOf(made?.number)).toMatchObject({
    ...{ salesChannel: 'S', storeId: 20, orderNumber: placed.number, orderId: placed.id, orderRowId: row?.id },
    ...{ priceCents: 10_000, receipt: '', model: 'Takki' },
  });
  expect(await refusedFields(make({ reference, rowId: null }))).toEqual(['rowId']);
  expect(await refusedFields(make({ reference, rowId: 999_999 }))).toEqual(['rowId']);
  expect(await make({ reference: 'unknown', rowId: row?.id ?? 0 })).toBeNull();
});

test('an order that was not sent, or not paid, can have no complaint', async () => {
  const { db } = database();
  const paid = await paidOrder(db, { productId: product });
  expect(await conflictReason(make({ reference: paid.paymentReference, rowId: 1 }))).toBe('NOT_DELIVERED');
  await move(db, paid, 'cancelled');
  expect(await conflictReason(make({ reference: paid.paymentReference, rowId: 1 }))).toBe('NOT_PAID');
});

test('a typed order number belongs to the order only with its e-mail address, and the answer does not tell', async () => {
  const { db } = database();
  const placed = await deliveredOrder(db, { productId: product, email: 'owner@example.com' });
  const about = (email: string) => make({ salesChannel: 'S', orderNumber: placed.number, email });
  expect((await rowOf((await about('OWNER@example.com'))?.number))?.orderId).toBe(placed.id);
  const foreign = await about('stranger@example.com');
  expect((await rowOf(foreign?.number))?.orderId).toBeNull();
  expect(Object.keys(foreign ?? {})).toEqual(expect.arrayContaining(['number', 'reference']));
});

test('the same form sent five times at once is one complaint with one mail and its photographs', async () => {
  const { db } = database();
  const same = { key: formKey(), pictures: [await photo(), await photo()] };
  const made = await Promise.all(Array.from({ length: 5 }, () => make(same)));
  expect(new Set(made.map((one) => one?.number)).size).toBe(1);
  const number = made[0]?.number ?? '';
  expect(await mailsOf(number)).toHaveLength(1);
  const row = await rowOf(number);
  expect(await db.$count(complaintPictures, eq(complaintPictures.complaintId, row?.id ?? 0))).toBe(2);
  expect((await make({ ...same, pictures: [], complaint: 'Something else.' }))?.number).not.toBe(number);
});

test('a photograph belongs to one complaint: of ten that name the same ones at once, one gets them', async () => {
  const pictures = [await photo(), await photo(), await photo()];
  const attempts = Array.from({ length: 10 }, (_, at) =>
    make({ pictures: at % 2 ? pictures : [...pictures].reverse() }),
  );
  const results = await Promise.allSettled(attempts);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ fields: { images: [expect.any(String)] } });
});

test('photographs are kept in their order, and together stay under 25 MB', async () => {
  const { db } = database();
  const [first, second] = [await photo(12_000_000), await photo(12_999_999)];
  const made = await make({ pictures: [second, first] });
  const kept = await db
    .select({ reference: complaintPictures.reference })
    .from(complaintPictures)
    .where(eq(complaintPictures.complaintId, (await rowOf(made?.number))?.id ?? 0))
    .orderBy(complaintPictures.sort);
  expect(kept.map(({ reference }) => reference)).toEqual([second, first]);
  const large = [await photo(12_000_000), await photo(13_000_000)];
  expect(await refusedFields(make({ pictures: large }))).toEqual(['images']);
  expect(await refusedFields(make({ pictures: ['unknown'] }))).toEqual(['images']);
});

test('staff moves a complaint to its end: each move has an event, a mail and a line in the log of acts', async () => {
  const { db } = database();
  const number = (await make())?.number ?? '';
  expect(await moved(number, 'new', 'processing')).toBe('processing');
  expect(await moved(number, 'processing', 'processing', 'We have looked at it.')).toBe('processing');
  expect(await moved(number, 'processing', 'fixing')).toBe('fixing');
  expect(await moved(number, 'fixing', 'processed', 'Sent back to you.')).toBe('processed');
  expect(await rowOf(number)).toMatchObject({ status: 'processed', endedAt: now });
  expect((await mailsOf(number)).map(({ kind }) => kind)).toEqual([
    ...['complaint-new', 'complaint-processing', 'complaint-answer', 'complaint-fixing', 'complaint-processed'],
  ]);
  expect((await mailsOf(number)).at(-1)?.text).toContain('Sent back to you.');
  const acts = await db.select().from(auditLog).where(eq(auditLog.subjectId, number)).orderBy(auditLog.id);
  expect(acts.map(({ actor, action, details }) => [actor, action, details])).toEqual([
    ['staff:1', 'move-complaint', { from: 'new', to: 'processing' }],
    ['staff:1', 'move-complaint', { answered: 'processing' }],
    ['staff:1', 'move-complaint', { from: 'processing', to: 'fixing' }],
    ['staff:1', 'move-complaint', { from: 'fixing', to: 'processed' }],
  ]);
  expect(await conflictReason(moved(number, 'processed', 'fixing'))).toBe('WRONG_STATUS');
  expect(await moved(number, 'processed', 'processing')).toBe('processing');
  expect((await rowOf(number))?.endedAt).toBeNull();
  expect(await moved('C000000000', 'new', 'processing')).toBeNull();
});

test('an answer without a change of status needs words', async () => {
  const number = (await make())?.number ?? '';
  expect(await refusedFields(moved(number, 'new', 'new', '  '))).toEqual(['note']);
});

test('of two people who move a complaint at once one wins, and the other learns that it has moved on', async () => {
  const { db } = database();
  for (let round = 0; round < 5; round++) {
    const number = (await make())?.number ?? '';
    const results = await Promise.allSettled([moved(number, 'new', 'processed'), moved(number, 'new', 'processing')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const row = await rowOf(number);
    expect(await db.$count(complaintEvents, eq(complaintEvents.complaintId, row?.id ?? 0))).toBe(2);
  }
});

test('a customer answers when the shop has asked, with photographs, once however often it is sent; then it is processed again', async () => {
  const { db } = database();
  const made = await make();
  const answer = { reference: made?.reference ?? '', key: formKey(), text: 'Here it is.', pictures: [await photo()] };
  const send = (change = {}) => answerComplaint(db, { ...answer, ...change }, circumstances);
  expect(await conflictReason(send())).toBe('WRONG_STATUS');
  await moved(made?.number ?? '', 'new', 'more_info', 'A photo of the seam, please.');
  expect(await Promise.all([send(), send(), send()])).toEqual(['processing', 'processing', 'processing']);
  const row = await rowOf(made?.number);
  expect(await db.$count(complaintMessages, eq(complaintMessages.complaintId, row?.id ?? 0))).toBe(1);
  expect(row?.status).toBe('processing');
  expect(await conflictReason(send({ key: formKey() }))).toBe('WRONG_STATUS');
  expect(await send({ reference: 'unknown' })).toBeNull();
});

test('a complaint is deleted three years after its end, with its mails, and its photographs belong to nothing', async () => {
  const { db } = database();
  const pictures = [await photo()];
  const number = (await make({ pictures }))?.number ?? '';
  const open = (await make())?.number ?? '';
  const orphan = (await make())?.number ?? '';
  await moved(number, 'new', 'rejected');
  await moved(orphan, 'new', 'processed');
  await db.update(complaints).set({ isOwnerGone: true }).where(eq(complaints.number, orphan));
  await db.update(mails).set({ sentAt: now });
  const after = (days: number) => new Date(now.getTime() + days * 24 * 3_600_000 + 1);
  await deleteOldComplaints(db, after(KEPT_WITHOUT_OWNER_DAYS - 1));
  expect(await rowOf(orphan)).toBeDefined();
  await deleteOldComplaints(db, after(KEPT_WITHOUT_OWNER_DAYS));
  expect(await rowOf(orphan)).toBeUndefined();
  await deleteOldComplaints(db, after(KEPT_DAYS - 1));
  expect(await rowOf(number)).toBeDefined();
  await deleteOldComplaints(db, after(KEPT_DAYS));
  expect(await rowOf(number)).toBeUndefined();
  expect(await rowOf(open), 'what is open stays').toBeDefined();
  expect([(await mailsOf(number)).length, (await mailsOf(open)).length]).toEqual([0, 1]);
  const [picture] = await db
    .select()
    .from(complaintPictures)
    .where(eq(complaintPictures.reference, pictures[0] ?? ''));
  expect(picture?.complaintId).toBeNull();
});
