import { customers } from 'backend/db/schema/customers';
import { wishlistItems } from 'backend/db/schema/members';
import { models } from 'backend/db/schema/models';
import { variants } from 'backend/db/schema/variants';
import { MAX_WISHES } from 'backend/domain/customers/wishlist';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { TOKENS } from './small-shop';
import { SHOP } from './small-shop-catalogue';
import { bearer, withBackend } from './test-backend';

const shop = withBackend();
const member = bearer(TOKENS.member);
const { shell, hidden, campaignOnly, soldOut, outlet } = SHOP;

beforeEach(async () => {
  const { db } = shop().database;
  await db.delete(wishlistItems);
  await db.update(customers).set({ wishlistToken: null });
});

const toggle = (modelId: unknown, headers = member) =>
  shop().call('/api/customer/wishlist_toggle/', { body: { model_id: modelId }, headers });
const share = async (isShared: boolean) => {
  const answer = await shop().call('/api/customer/wishlist_share/', { body: { is_shared: isShared }, headers: member });
  return (answer.body as { share_token: string | null }).share_token;
};
const wished = async () => {
  const { body } = await shop().call('/api/customer/', { headers: member });
  return (body as { customer: { wishlist_model_ids: number[] } }).customer.wishlist_model_ids;
};

test('a model is added by the first toggle and removed by the second', async () => {
  expect(await toggle(shell.id)).toEqual({ status: 200, body: { added: true } });
  expect(await wished()).toEqual([shell.id]);
  expect(await toggle(shell.id)).toEqual({ status: 200, body: { added: false } });
  expect(await wished()).toEqual([]);
});

test('the list keeps the order of adding, with names in the language asked for', async () => {
  const { db } = shop().database;
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));
  await db.insert(wishlistItems).values([
    { customerId: 2, modelId: shell.id, createdAt: at(3) },
    { customerId: 2, modelId: outlet.id, createdAt: at(1) },
    { customerId: 1, modelId: soldOut.id, createdAt: at(2) },
  ]);
  const headers = { ...member, 'accept-language': 'en' };
  const { body } = await shop().call('/api/customer/wishlist/', { headers });
  expect(body).toEqual({
    items: [
      {
        model_id: outlet.id,
        name: 'Poisto 100 %',
        manufacturer: 'Aapa',
        is_available: true,
        added: at(1).toISOString(),
      },
      { model_id: shell.id, name: 'Blizzard', manufacturer: 'Aapa', is_available: true, added: at(3).toISOString() },
    ],
    share_token: null,
  });
});

test('what is not for sale to everybody cannot be added: its name is not told', async () => {
  for (const id of [hidden.id, campaignOnly.id, 99_999]) expect((await toggle(id)).status).toBe(404);
  expect((await toggle(hidden.id, bearer(TOKENS.staff))).status).toBe(404);
  expect((await toggle('all')).status).toBe(400);
  expect(await wished()).toEqual([]);
});

test('a model that is not sold any more stays on the list, is marked, and can be removed', async () => {
  const { db } = shop().database;
  await toggle(shell.id);
  await toggle(outlet.id);
  const isWithdrawn = (is: boolean) =>
    db.update(variants).set({ isWithdrawn: is }).where(eq(variants.modelId, outlet.id));
  await db.update(models).set({ isPublic: false }).where(eq(models.id, shell.id));
  await isWithdrawn(true);
  const { body } = await shop().call('/api/customer/wishlist/', { headers: member });
  const token = await share(true);
  const shared = await shop().call(`/api/wishlists/${token}/`);
  const removed = await toggle(shell.id);
  await db.update(models).set({ isPublic: true }).where(eq(models.id, shell.id));
  await isWithdrawn(false);
  expect((body as { items: { is_available: boolean }[] }).items.map((item) => item.is_available)).toEqual([
    false,
    false,
  ]);
  expect(shared.body).toEqual({ model_ids: [] });
  expect(removed.body).toEqual({ added: false });
});

test('without a valid token there is no wishlist', async () => {
  for (const headers of [{}, bearer(TOKENS.expired), bearer(TOKENS.revoked)]) {
    expect((await toggle(shell.id, headers as typeof member)).status).toBe(401);
    expect((await shop().call('/api/customer/wishlist/', { headers })).status).toBe(401);
    expect((await shop().call('/api/customer/wishlist_share/', { body: { is_shared: true }, headers })).status).toBe(
      401,
    );
  }
});

test('a shared list shows its models to anybody and nothing about its owner, until sharing ends', async () => {
  await toggle(shell.id);
  const token = await share(true);
  expect(token).toMatch(/^[\w-]{22,}$/);
  expect(await share(true)).toBe(token);
  expect(await shop().call(`/api/wishlists/${token}/`)).toEqual({ status: 200, body: { model_ids: [shell.id] } });
  expect(await share(false)).toBeNull();
  expect((await shop().call(`/api/wishlists/${token}/`)).status).toBe(404);
  expect(await share(true)).not.toBe(token);
});

test('tokens that nobody made find no list', async () => {
  for (const token of [
    'unknown-token-00000000',
    '%00%00%00%00%00%00%00%00',
    'null-null',
    '__proto__',
    'a'.repeat(2000),
  ]) {
    const { status } = await shop().call(`/api/wishlists/${token}/`);
    expect([400, 404], token).toContain(status);
  }
});

test('toggles at the same time act one after the other', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => toggle(shell.id)));
  expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(all.filter(({ body }) => (body as { added: boolean }).added)).toHaveLength(4);
  expect(await wished()).toEqual([]);
});

test('a list never grows over its limit, however many are added at the same time', async () => {
  const { db } = shop().database;
  await db.execute(sql`
    insert into models (id, slug, manufacturer_id, tax_class_id)
    select n, 'malli-' || n, 1, 1 from generate_series(1000, ${1000 + MAX_WISHES - 2}) n`);
  await db.execute(sql`
    insert into wishlist_items (customer_id, model_id)
    select 2, n from generate_series(1000, ${1000 + MAX_WISHES - 2}) n`);
  const answers = await Promise.all([shell, soldOut, outlet].map(({ id }) => toggle(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await wished()).toHaveLength(MAX_WISHES);
});
