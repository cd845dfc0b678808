import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kindsTo, linkToken, mailsTo } from '../../../tests/support/account-mails';
import { type TestBackend, testBackend } from '../../../tests/support/backend';
import { withDatabase } from '../../../tests/support/database';
import { order } from '../../../tests/support/ordering';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { companies } from '../../db/schema/companies';
import { reviewImages, reviews, reviewUploads } from '../../db/schema/content';
import { customers } from '../../db/schema/customers';
import { media } from '../../db/schema/media';
import { customerAddresses, customerConsents, reviewVotes, wishlistItems } from '../../db/schema/members';
import { orders } from '../../db/schema/orders';
import { variants } from '../../db/schema/variants';
import { hashPassword } from './password';
import { openSession } from './sessions';

const PASSWORD = 'kolme punaista pipoa';
const database = withDatabase();
let backend: TestBackend;
let productId = 0;

beforeAll(async () => {
  await insertShop(database().db);
  productId = await insertVariant(database().db, { stock: { [STORES.main]: 50 } });
  backend = testBackend(database());
});
afterAll(() => backend.close());

/** A person with an account and a log-in that began some minutes ago. */
async function person(email: string, minutes = 60) {
  const { db } = database();
  const [made] = await db
    .insert(customers)
    .values({ email, passwordHash: await hashPassword(PASSWORD), firstName: 'Poistuva', activatedAt: new Date() })
    .returning({ id: customers.id });
  const id = made?.id ?? 0;
  const since = new Date(Date.now() - minutes * 60_000);
  const { access_token } = await openSession(db, id, { method: 'password', device: '' }, since);
  return { id, token: access_token };
}

const ask = (token: string, body: object, language = 'en') =>
  backend.send('POST', '/api/customer/delete/request/', body, {
    authorization: `Bearer ${token}`,
    'accept-language': language,
  });
const remove = (token: string, language = 'en') =>
  backend.send('POST', '/api/customer/delete/', { token }, { 'accept-language': language });

/** Tables and columns that hold a text anywhere. */
async function placesOf(text: string): Promise<string[]> {
  const { db } = database();
  const columns = await db.execute<{ place: string; tab: string; col: string }>(sql`
    select table_name || '.' || column_name as place, table_name as tab, column_name as col
    from information_schema.columns where table_schema = 'public' and data_type in ('text', 'jsonb', 'ARRAY')`);
  const found: string[] = [];
  for (const { place, tab, col } of columns.rows) {
    const { rows } = await db.execute(
      sql`select 1 from ${sql.identifier(tab)} where ${sql.identifier(col)}::text ilike ${`%${text}%`} limit 1`,
    );
    if (rows.length > 0) found.push(place);
  }
  return found.sort();
}

test('deleting an account removes the person, keeps what the law asks for, and is confirmed by mail', async () => {
  const { db } = database();
  const email = 'poistuva@example.com';
  const { id, token } = await person(email);
  const { rows: own } = await db.execute<{ id: number }>(
    sql`select model_id as id from ${variants} where id = ${productId}`,
  );
  const modelId = own[0]?.id ?? 0;
  const placed = await order(db, { productId, email });
  const ended = { customerId: id, status: 'shipped' as const, paidAt: new Date(), specialRequest: 'Poistuvan ovi' };
  await db.update(orders).set(ended).where(eq(orders.id, placed.id));
  const address = { firstName: 'Poistuva', lastName: 'X', address: 'Poistuvankatu 1', postalCode: '00100', city: 'H' };
  await db.insert(customerAddresses).values({ customerId: id, country: 'fi', ...address });
  await db.insert(customerConsents).values({ customerId: id, purpose: 'newsletter', isGranted: true, wording: '1' });
  await db.insert(wishlistItems).values({ customerId: id, modelId });
  const review = {
    modelId,
    customerId: id,
    language: 'fi' as const,
    rating: 8,
    visibleName: 'Poistuva P.',
    comment: 'Hyvä',
  };
  const [written] = await db
    .insert(reviews)
    .values({ ...review, votesUp: 3 })
    .returning({ id: reviews.id });
  const photo = { hash: 'f'.repeat(32), mime: 'image/jpeg', bytes: 1, width: 1, height: 1, color: '#000000' };
  await db.insert(media).values({ ...photo, isUpload: true });
  await db.insert(reviewImages).values({ reviewId: written?.id ?? 0, sort: 0, media: photo.hash });
  await db.insert(reviewUploads).values({ customerId: id, media: photo.hash });
  const otherVariant = await insertVariant(db, { slug: 'toinen', name: 'Toinen' });
  const [other] = await db.select({ id: variants.modelId }).from(variants).where(eq(variants.id, otherVariant));
  await db.insert(reviews).values({ ...review, modelId: other?.id ?? 0, status: 'pending', comment: 'Odottaa' });
  await db.insert(reviewVotes).values({ customerId: id, reviewId: written?.id ?? 0, isUp: true });
  const [company] = await db
    .insert(companies)
    .values({ name: 'Poistuva Oy', vatNumber: 'FI01120389', country: 'fi', acceptsBilling: true })
    .returning({ id: companies.id });
  await db
    .update(customers)
    .set({ companyId: company?.id ?? 0 })
    .where(eq(customers.id, id));

  expect((await ask(token, { password: PASSWORD })).status).toBe(200);
  const link = await linkToken(db, email);
  const answers = await Promise.all([remove(link), remove(link)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);

  expect(await placesOf('poistuva')).toEqual(['mails.html', 'mails.recipient', 'mails.text', 'orders.email']);
  expect((await mailsTo(db, email)).filter(({ orderId }) => orderId === null)).toMatchObject([
    { kind: 'account-deleted', subject: 'Tilisi on poistettu' },
  ]);
  const [kept] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(kept).toMatchObject({ customerId: null, firstName: 'Maija', phone: '', specialRequest: '' });
  const [anonymous, ...waiting] = await db.select().from(reviews);
  expect(waiting, 'what nobody has seen goes with the person').toEqual([]);
  expect([await db.$count(reviewImages), await db.$count(reviewUploads)]).toEqual([0, 0]);
  expect(anonymous).toMatchObject({ customerId: null, visibleName: '', comment: 'Hyvä', votesUp: 3 });
  expect((await backend.send('GET', '/api/customer/', undefined, { authorization: `Bearer ${token}` })).status).toBe(
    401,
  );
});

test('the telephone number of an order on its way stays until it has arrived', async () => {
  const { db } = database();
  const { id, token } = await person('odottaja@example.com', 1);
  const placed = await order(db, { productId, email: 'odottaja@example.com' });
  await db.update(orders).set({ customerId: id }).where(eq(orders.id, placed.id));
  await ask(token, {});
  await remove(await linkToken(db, 'odottaja@example.com'));
  const [kept] = await db.select().from(orders).where(eq(orders.id, placed.id));
  expect(kept?.customerId).toBeNull();
  expect(kept?.phone).not.toBe('');
});

test('asking needs a log-in, and the password unless the log-in is fresh; guessing is limited', async () => {
  const { db } = database();
  expect((await ask('x'.repeat(32), { password: PASSWORD })).status).toBe(401);
  const fresh = await person('fresh@example.com', 5);
  expect((await ask(fresh.token, {})).status).toBe(200);

  const old = await person('old@example.com');
  const wrong = await Promise.all(LANGUAGE_CODES.slice(0, 5).map((code) => ask(old.token, { password: 'x' }, code)));
  expect(wrong.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
  expect(wrong.map(({ body }) => String(body['password']))).toContain('Wrong password.');
  expect(new Set(wrong.map(({ body }) => JSON.stringify(body))).size).toBe(5);
  expect((await ask(old.token, { password: PASSWORD })).status).toBe(429);
  expect(await kindsTo(db, 'old@example.com')).toEqual([]);
});

test('a link that is unknown or too old deletes nothing, in each language', async () => {
  const { db } = database();
  const { id, token } = await person('stays@example.com', 1);
  await ask(token, {});
  const link = await linkToken(db, 'stays@example.com');
  backend.setTime(new Date(Date.now() + 25 * 3600 * 1000));
  const answers = await Promise.all(LANGUAGE_CODES.map((code) => remove(link, code)));
  backend.setTime(new Date());
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  expect(answers[LANGUAGE_CODES.indexOf('en')]?.body).toEqual({ detail: ['Failed to delete account'] });
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(LANGUAGE_CODES.length);
  expect((await remove('x'.repeat(43))).status).toBe(400);
  expect(await db.select().from(customers).where(eq(customers.id, id))).toHaveLength(1);
});
