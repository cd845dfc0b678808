import { models, modelTexts } from 'backend/db/schema/models';
import { prices } from 'backend/db/schema/prices';
import { variants } from 'backend/db/schema/variants';
import type { CallAnswer } from 'contract/call';
import type { getFrontPage } from 'contract/front-page';
import { eq, gte } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { SHOP } from './small-shop-catalogue';
import { withBackend } from './test-backend';

const backend = withBackend();
const { shell, hidden, campaignOnly, soldOut, outlet } = SHOP;

async function frontPage(taxAreaId = 1) {
  const { body } = await backend().call(`/api/front-page/?taxAreaId=${taxAreaId}`, {
    headers: { 'accept-language': 'fi' },
  });
  return body as CallAnswer<typeof getFrontPage>;
}
const ids = (cards: readonly { id: number }[]) => cards.map(({ id }) => id);

test('the shelves hold new products that everybody may see: no hidden or campaign models, no outlet', async () => {
  const { newest, popular } = await frontPage();
  expect(ids(newest).sort()).toEqual([shell.id, soldOut.id].sort());
  expect(ids(popular)).not.toContain(hidden.id);
  expect(ids(popular)).not.toContain(campaignOnly.id);
  expect(ids(popular)).not.toContain(outlet.id);
});

test('offers are products reduced now, with the price before', async () => {
  const { offers } = await frontPage();
  expect(offers.length).toBeGreaterThan(0);
  for (const { price } of offers) expect(price.reference ?? 0).toBeGreaterThan(price.active);
});

test('models whose reduced variants are sold out are not among the offers', async () => {
  const { db } = backend().database;
  const made = Array.from({ length: 12 }, (_, at) => 100 + at);
  await db.insert(models).values(made.map((id) => ({ id, slug: `model-${id}`, manufacturerId: 1, taxClassId: 1 })));
  await db.insert(modelTexts).values(made.map((id) => ({ modelId: id, language: 'fi' as const, name: `Malli ${id}` })));
  await db.insert(variants).values(
    made.flatMap((id) => [
      { id: 10 * id, modelId: id, sku: `${id}-L`, sizeId: 1, typeId: 1 },
      { id: 10 * id + 1, modelId: id, sku: `${id}-M`, sizeId: 2, typeId: 1, onOrder: true },
    ]),
  );
  await db.insert(prices).values(
    made.flatMap((id) => [
      { variantId: 10 * id, taxAreaId: 1, regularCents: 10_000, discountCents: 1_000 },
      { variantId: 10 * id + 1, taxAreaId: 1, regularCents: 10_000 },
    ]),
  );
  const { offers } = await frontPage();
  expect(ids(offers)).toEqual([shell.id]);
  await db.delete(models).where(gte(models.id, 100));
});

test('a used model is on the shelf of used models only', async () => {
  const { db } = backend().database;
  await db.update(models).set({ secondHandParentId: shell.id }).where(eq(models.id, soldOut.id));
  const { newest, secondHand } = await frontPage();
  expect(ids(secondHand)).toEqual([soldOut.id]);
  expect(ids(newest)).not.toContain(soldOut.id);
  await db.update(models).set({ secondHandParentId: null }).where(eq(models.id, soldOut.id));
});

test('a department counts every model in it and below it once, and shows one of them', async () => {
  const { departments } = await frontPage();
  expect(departments).toMatchObject([{ id: 1, count: 3, image: { path: expect.stringMatching(/^\/media\//) } }]);
});

test('an unknown tax area is refused', async () => {
  expect((await backend().call('/api/front-page/?taxAreaId=999')).status).toBe(400);
});
