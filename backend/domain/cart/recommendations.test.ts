import { MAX_RECOMMENDED } from 'contract/cart-recommendations';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { insertShop, insertVariant, STORES } from '../../../tests/support/shop-data';
import { modelRelations } from '../../db/schema/model-details';
import { modelGroups, models } from '../../db/schema/models';
import { productGroups } from '../../db/schema/product-groups';
import { settings } from '../../db/schema/reference';
import { variants } from '../../db/schema/variants';
import { readRelatedModels } from '../catalogue/product-extra/related-models';
import { readRecommendations } from './recommendations';

const database = withDatabase();
let count = 0;
let skis = 0;
let boots = 0;

/** A product in stock. @returns its variant's id */
const product = (more: Parameters<typeof insertVariant>[1] = {}) =>
  insertVariant(database().db, { slug: `tuote-${++count}`, stock: { [STORES.main]: 5 }, ...more });

async function modelOf(variantId: number): Promise<number> {
  const [row] = await database().db.select({ id: variants.modelId }).from(variants).where(eq(variants.id, variantId));
  return row?.id ?? 0;
}

/** Says that products go with one, the most important first. */
async function relate(one: number, others: readonly number[], kind: 'recommended' | 'also_bought' = 'recommended') {
  const modelId = await modelOf(one);
  for (const [sort, other] of others.entries())
    await database()
      .db.insert(modelRelations)
      .values({ modelId, relatedId: await modelOf(other), kind, sort });
}

/** The variants recommended with a cart. */
const withCart = async (...productIds: number[]) => {
  const where = { country: 'fi', language: 'en' as const, now: new Date() };
  return (await readRecommendations(database(), productIds, where)).map(({ variants: of }) =>
    of.map(({ productId }) => productId),
  );
};

beforeAll(async () => {
  await insertShop(database().db);
  skis = await product();
  boots = await product();
});

test('what is related to most of the cart comes first, then what the shop recommends, then what others bought', async () => {
  const [wax, poles, bag, socks] = [await product(), await product(), await product(), await product()];
  await relate(skis, [poles, wax]);
  await relate(skis, [socks], 'also_bought');
  await relate(boots, [wax, bag]);
  expect(await withCart(skis, boots)).toEqual([[wax], [poles], [bag], [socks]]);
  expect(await withCart(skis)).toEqual([[poles], [wax], [socks]]);
  expect(await withCart(boots, wax)).toEqual([[bag]]);
  expect(await withCart(999_999)).toEqual([]);
});

test('what costs more than the dearest of the cart comes after what does not', async () => {
  const [lamp, jacket, ropes, mug] = [
    await product({ regularCents: 6_000 }),
    await product({ regularCents: 24_000 }),
    await product({ regularCents: 50_000 }),
    await product({ regularCents: 2_000 }),
  ];
  await relate(lamp, [ropes, mug]);
  await relate(jacket, [ropes]);
  expect(await withCart(lamp, jacket)).toEqual([[mug], [ropes]]);
  expect(await withCart(lamp, jacket, await product({ regularCents: 90_000 }))).toEqual([[ropes], [mug]]);
});

test('what is sold out, withdrawn, not public, of a campaign, not sent to the country or no product of its own is left out', async () => {
  const { db } = database();
  const tent = await product();
  const good = await product();
  const bad = {
    soldOut: await product({ stock: {} }),
    withdrawn: await product(),
    hidden: await product(),
    campaign: await product(),
    blocked: await product(),
    card: await product({ kind: 'gift_card' }),
  };
  await db.update(variants).set({ isWithdrawn: true }).where(eq(variants.id, bad.withdrawn));
  await db
    .update(models)
    .set({ isPublic: false })
    .where(eq(models.id, await modelOf(bad.hidden)));
  await db
    .update(models)
    .set({ isCampaignOnly: true })
    .where(eq(models.id, await modelOf(bad.campaign)));
  await db.execute(
    sql`insert into model_blocked_countries (model_id, country) values (${await modelOf(bad.blocked)}, 'fi')`,
  );
  await relate(tent, [...Object.values(bad), good]);
  expect(await withCart(tent)).toEqual([[good]]);
});

test('another kind of product goes well with a product, one of the same group comes last', async () => {
  const { db } = database();
  const [pack, otherPack, kettle] = [await product(), await product(), await product()];
  const [group] = await db.insert(productGroups).values({ sort: 1 }).returning({ id: productGroups.id });
  for (const each of [pack, otherPack])
    await db.insert(modelGroups).values({ modelId: await modelOf(each), groupId: group?.id ?? 0, isMain: true });
  await relate(pack, [otherPack, kettle]);
  expect(await withCart(pack)).toEqual([[kettle], [otherPack]]);
});

test('what others bought for the same people comes before what is for others; a choice by hand stays', async () => {
  const { db } = database();
  const put = async (groupId: number, ...ids: number[]) => {
    for (const each of ids) await db.insert(modelGroups).values({ modelId: await modelOf(each), groupId });
  };
  const [children] = await db.insert(productGroups).values({ sort: 2 }).returning({ id: productGroups.id });
  const [shoes] = await db
    .insert(productGroups)
    .values({ sort: 3, parentId: children?.id })
    .returning({ id: productGroups.id });
  const [boots, mittens, cap, wax] = [await product(), await product(), await product(), await product()];
  await put(shoes?.id ?? 0, boots);
  await put(children?.id ?? 0, cap);
  await relate(boots, [mittens, cap], 'also_bought');
  expect(await withCart(boots)).toEqual([[mittens], [cap]]);
  await db.insert(settings).values({ key: 'audience_product_groups', value: `[${children?.id}]` });
  expect(await withCart(boots)).toEqual([[cap], [mittens]]);
  await relate(boots, [wax]);
  expect(await withCart(boots)).toEqual([[wax], [cap], [mittens]]);
  const { alsoBought } = await readRelatedModels(database().pool, `tuote-${count - 3}`);
  expect(alsoBought).toEqual([await modelOf(cap), await modelOf(mittens)]);
  for (const value of ['children', '{"a": 1}', '["x"]', `[${children?.id},]`, '[99999999999]', '']) {
    await db.update(settings).set({ value }).where(eq(settings.key, 'audience_product_groups'));
    expect([value, await withCart(boots)]).toEqual([value, [[wax], [mittens], [cap]]]);
  }
});

test('of a model each variant that can be ordered is offered by its size, and no more than eight models', async () => {
  const { db } = database();
  const stove = await product();
  const small = await product();
  const large = await product();
  await db
    .update(variants)
    .set({ modelId: await modelOf(small), sizeId: null })
    .where(eq(variants.id, large));
  const many = await Promise.all(Array.from({ length: MAX_RECOMMENDED + 2 }, () => product()));
  await relate(stove, [small, ...many]);
  const found = await withCart(stove);
  expect(found[0]).toEqual([small, large]);
  expect(found).toHaveLength(MAX_RECOMMENDED);
});
