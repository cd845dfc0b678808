import { reviews } from 'backend/db/schema/content';
import { accessTokens, customers } from 'backend/db/schema/customers';
import { reviewVotes } from 'backend/db/schema/members';
import { hashToken } from 'backend/domain/customers/sessions';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { NOW, TOKENS } from './small-shop';
import { SHOP } from './small-shop-catalogue';
import { bearer, withBackend } from './test-backend';

const shop = withBackend();
const member = bearer(TOKENS.member);
const MEMBER = 2;
const VOTERS = 12;
/** A review that came with votes of people unknown here, and one of a model that is not public. */
const REVIEW = 900;
const HIDDEN_REVIEW = 901;
const BEFORE = { votesUp: 7, votesDown: 3 };

beforeEach(async () => {
  const { db } = shop().database;
  const text = { language: 'fi', rating: 8, visibleName: 'Aino', comment: 'Hyvä.' } as const;
  await db
    .insert(reviews)
    .values([
      { ...text, ...BEFORE, id: REVIEW, modelId: SHOP.shell.id },
      { ...text, id: HIDDEN_REVIEW, modelId: SHOP.hidden.id },
    ])
    .onConflictDoNothing();
  await db.update(reviews).set(BEFORE).where(eq(reviews.id, REVIEW));
  await db.delete(reviewVotes);
});

const vote = (reviewVote: unknown, { headers = member, review = REVIEW, customer = undefined as unknown } = {}) =>
  shop().call('/api/review_votes/', {
    body: { review_id: review, review_vote: reviewVote, customer_id: customer },
    headers,
  });
const counts = (up: number, down: number) => ({ status: 200, body: { votes_up: up, votes_down: down } });
const voted = async () => {
  const { body } = await shop().call('/api/customer/', { headers: member });
  return (body as { customer: { voted_reviews: unknown[] } }).customer.voted_reviews;
};

test('a vote counts once, changes sides, and is cleared', async () => {
  expect(await vote('up')).toEqual(counts(8, 3));
  expect(await vote('up')).toEqual(counts(8, 3));
  expect(await voted()).toEqual([{ id: REVIEW, vote: true }]);
  expect(await vote('down')).toEqual(counts(7, 4));
  expect(await voted()).toEqual([{ id: REVIEW, vote: false }]);
  expect(await vote(null)).toEqual(counts(7, 3));
  expect(await vote(null)).toEqual(counts(7, 3));
  expect(await voted()).toEqual([]);
});

test('nobody votes as another person', async () => {
  expect((await vote('up', { customer: 1 })).status).toBe(404);
  expect(await vote('up', { customer: MEMBER })).toEqual(counts(8, 3));
});

test('guests and ended log-ins do not vote', async () => {
  for (const headers of [{}, bearer(TOKENS.expired), bearer(TOKENS.revoked)])
    expect((await vote('up', { headers: headers as typeof member })).status).toBe(401);
});

test('reviews that are not shown get no votes, and other words than up and down are refused', async () => {
  for (const review of [HIDDEN_REVIEW, 123_456]) expect((await vote('up', { review })).status).toBe(404);
  for (const word of ['sideways', true, '__proto__']) expect((await vote(word)).status).toBe(400);
});

test('votes of many at the same time are all counted', async () => {
  const { db } = shop().database;
  const ids = Array.from({ length: VOTERS }, (_, index) => 500 + index);
  const tokenOf = (id: number) => `voter-token-0123456789-${id}`;
  await db.insert(customers).values(ids.map((id) => ({ id, email: `voter${id}@hanki.example` })));
  const expiresAt = new Date(NOW.getTime() + 3_600_000);
  await db
    .insert(accessTokens)
    .values(ids.map((id) => ({ tokenHash: hashToken(tokenOf(id)), customerId: id, expiresAt })));
  // each presses up, and at the same time down: one of the two stays
  await Promise.all(
    ids.flatMap((id) => [vote('up', { headers: bearer(tokenOf(id)) }), vote('down', { headers: bearer(tokenOf(id)) })]),
  );
  const given = await db.select({ isUp: reviewVotes.isUp }).from(reviewVotes);
  const ups = given.filter(({ isUp }) => isUp).length;
  const [review] = await db.select().from(reviews).where(eq(reviews.id, REVIEW));
  expect(given).toHaveLength(VOTERS);
  expect([review?.votesUp, review?.votesDown]).toEqual([BEFORE.votesUp + ups, BEFORE.votesDown + VOTERS - ups]);
});
