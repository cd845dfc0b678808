import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { mailsTo } from '../../tests/support/account-mails';
import { heard } from '../../tests/support/heard';
import { reviewId, withReviewShop } from '../../tests/support/review-shop';
import { signedIn } from '../../tests/support/signed-in';
import { reviews } from '../db/schema/content';
import { customers } from '../db/schema/customers';
import { reviewVotes } from '../db/schema/members';
import { writeGeneralSetting } from '../domain/content/write-general-setting';
import { decideReview, listReviews, readListedReview, versionOf } from '../domain/reviews/moderation';

const shop = withReviewShop();

test('only who has bought a model here may review it: by the account, or before with its own e-mail address', async () => {
  const stranger = await signedIn(shop.database().db, { email: 'stranger@example.com' });
  const unproved = await shop.buyer('unproved@example.com', { asGuest: true });
  await shop.database().db.update(customers).set({ activatedAt: null }).where(eq(customers.id, unproved.id));
  const unpaid = await shop.buyer('unpaid@example.com', { paidAt: null, status: 'awaiting_payment' });
  const cancelled = await shop.buyer('cancelled@example.com', { status: 'cancelled' });
  for (const person of [stranger, unproved, unpaid, cancelled]) {
    expect((await shop.own(person)).body, person.email).toEqual({ may_write: false, review: null });
    expect(await shop.write(person), person.email).toMatchObject({
      status: 400,
      body: { detail: ['You can review products that you have bought from us with this account.'] },
    });
  }
  const guestOnce = await shop.buyer('guest-once@example.com', { asGuest: true });
  expect((await shop.own(guestOnce)).body).toEqual({ may_write: true, review: null });
  expect((await shop.own(guestOnce, shop.idOf('ilves'))).body).toMatchObject({ may_write: false });
  expect((await shop.write(guestOnce, { model_id: shop.idOf('ilves') })).status).toBe(400);
  for (const modelId of [shop.idOf('salainen'), 999_999]) {
    expect((await shop.own(guestOnce, modelId)).status).toBe(404);
    expect((await shop.write(guestOnce, { model_id: modelId })).status).toBe(404);
  }
});

test('a review is shown and counted once it is published, as a verified purchase, and its writer is told', async () => {
  const { db } = shop.database();
  const person = await shop.buyer('first@example.com');
  const written = await shop.write(person, { visible_name: 'Ensimmäinen' });
  expect(written).toMatchObject({ status: 200, body: { is_published: false } });
  expect(await shop.byName('Ensimmäinen')).toEqual([]);
  const rating = async () =>
    (
      (await shop.send('GET', '/api/products/productmodel/kasivarsi/?taxAreaId=1')).body['rating'] as {
        count: number;
      }
    ).count;
  const before = await rating();
  expect((await shop.own(person)).body).toMatchObject({
    review: { status: 'pending', rating: 8, size: 6, title: 'Kestää', comment: 'Pitää sateen.' },
  });
  expect((await listReviews(db, 'pending', 50)).map(({ id }) => id)).toContain(reviewId(written));
  expect(await shop.publish(reviewId(written))).toEqual({ told: 'first@example.com' });
  expect(await shop.byName('Ensimmäinen')).toMatchObject([{ is_verified: true, title: 'Kestää', rating: 8, size: 6 }]);
  expect(await rating()).toBe(before + 1);
  const [mail] = (await mailsTo(db, 'first@example.com')).filter(({ kind }) => kind === 'account-review-published');
  expect(mail?.text).toContain('Aapa kasivarsi');
  expect(mail?.text).toMatch(/\/aapa\/kasivarsi\/\n/);
  expect(await shop.publish(reviewId(written))).toBe('unchanged');
});

test('another review of the same model replaces the first: it has no votes and waits again', async () => {
  const { db } = shop.database();
  const person = await shop.buyer('again@example.com');
  const first = reviewId(await shop.write(person, { visible_name: 'Uudestaan' }));
  await shop.publish(first);
  const vote = { review_id: first, review_vote: 'up' };
  await shop.send('POST', '/api/review_votes/', vote, (await shop.buyer('voter@example.com')).headers);
  expect(await shop.byName('Uudestaan')).toMatchObject([{ votes_up: 1 }]);
  const second = await shop.write(person, {
    visible_name: 'Uudestaan',
    rating: 4,
    title: '',
    comment: 'Ei kestänytkään.',
  });
  expect(second.body).toEqual({ id: first, is_published: false });
  expect(await shop.byName('Uudestaan')).toEqual([]);
  expect((await shop.send('POST', '/api/review_votes/', vote, person.headers)).status).toBe(404);
  await shop.publish(first);
  expect(await shop.byName('Uudestaan')).toMatchObject([{ votes_up: 0, rating: 4, comment: 'Ei kestänytkään.' }]);
  expect(await db.$count(reviewVotes, eq(reviewVotes.reviewId, first))).toBe(0);
});

test('twenty submissions at once make one review', async () => {
  const person = await shop.buyer('twenty@example.com');
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => shop.write(person, { comment: `Numero ${at}`, visible_name: 'Moni' })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await shop.database().db.$count(reviews, eq(reviews.customerId, person.id))).toBe(1);
});

test('staff decides only what it has read: a review that was replaced meanwhile stays as it is', async () => {
  const { db } = shop.database();
  const person = await shop.buyer('changed@example.com');
  const id = reviewId(await shop.write(person, { visible_name: 'Vaihtaja' }));
  const read = await readListedReview(db, id);
  await shop.write(person, { visible_name: 'Vaihtaja', comment: 'Jotain aivan muuta.' });
  const version = read ? versionOf(read) : '';
  expect(
    await decideReview(db, { id, version }, { status: 'published' }, shop.tell, { actor: 'staff:1', now: new Date() }),
  ).toBe('replaced');
  expect(await shop.byName('Vaihtaja')).toEqual([]);
  expect(
    await decideReview(db, { id: 999_999, version }, { status: 'published' }, shop.tell, {
      actor: 'staff:1',
      now: new Date(),
    }),
  ).toBe('missing');
});

test('a refused review is told with the reason, and published at once when the shop says so', async () => {
  const { db } = shop.database();
  const person = await shop.buyer('refused@example.com');
  const id = reviewId(await shop.write(person, { visible_name: 'Torjuttu' }));
  const read = await readListedReview(db, id);
  const decision = { status: 'refused', note: 'Puhelinnumero' } as const;
  await decideReview(db, { id, version: read ? versionOf(read) : '' }, decision, shop.tell, {
    actor: 'staff:1',
    now: new Date(),
  });
  expect((await shop.own(person)).body).toMatchObject({
    review: { status: 'refused', moderation_note: 'Puhelinnumero' },
  });
  expect((await mailsTo(db, person.email)).at(-1)?.text).toContain('Puhelinnumero');
  const log = { error: () => {} };
  await writeGeneralSetting(db, 'review_publishing', 'at_once', { log, now: new Date() });
  expect((await shop.write(person, { visible_name: 'Torjuttu' })).body).toMatchObject({ is_published: true });
  expect(await shop.byName('Torjuttu')).toHaveLength(1);
  await writeGeneralSetting(db, 'review_publishing', 'whatever', { log, now: new Date() });
  expect((await shop.write(person, { visible_name: 'Torjuttu' })).body).toMatchObject({ is_published: false });
});

test.each([
  ['no stars', { rating: 0 }],
  ['too many stars', { rating: 11 }],
  ['half points', { rating: 8.5 }],
  ['stars as text', { rating: '8' }],
  ['a fit that is none', { size: 5 }],
  ['no name', { visible_name: '  ' }],
  ['a name of two lines', { visible_name: 'Maija\nM.' }],
  ['a long name', { visible_name: 'x'.repeat(61) }],
  ['a long title', { title: 'x'.repeat(101) }],
  ['no text', { comment: ' \n ' }],
  ['a long text', { comment: 'x'.repeat(5001) }],
  ['six pictures', { images: Array.from({ length: 6 }, () => '/media/0') }],
  ['a model that is none', { model_id: 'x' }],
])('a review with %s is refused', async (_, change) => {
  const person = await signedIn(shop.database().db, { email: `${crypto.randomUUID()}@example.com` });
  expect((await shop.write(person, change)).status).toBe(400);
});

test('only what changes a page clears the pages of all visitors: a waiting review does not', async () => {
  const person = await shop.buyer('announced@example.com');
  const { channels, mark, close } = await heard(shop.database());
  const review = reviewId(await shop.write(person));
  await shop.write(person, { title: 'Toinen yritys' });
  await mark();
  await shop.publish(review);
  await mark();
  // the replacement waits, so the published one leaves its page
  await shop.write(person, { title: 'Kolmas' });
  await mark();
  await close();
  expect(channels).toEqual(['mark', 'catalogue_changed', 'mark', 'catalogue_changed', 'mark']);
});
