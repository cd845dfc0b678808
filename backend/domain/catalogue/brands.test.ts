import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { withDatabase } from '../../../tests/support/database';
import { insertShop, insertVariant } from '../../../tests/support/shop-data';
import { modelGroups } from '../../db/schema/models';
import { productGroups, productGroupTexts } from '../../db/schema/product-groups';
import { variants } from '../../db/schema/variants';
import { readBrandList } from './brands';

const database = withDatabase();

async function insertGroup(name: string, parentId: number | null): Promise<number> {
  const { db } = database();
  const [group] = await db.insert(productGroups).values({ parentId }).returning({ id: productGroups.id });
  if (!group) throw new Error('The group was not inserted.');
  const texts = { name, shortName: name, path: name.toLowerCase() };
  await db.insert(productGroupTexts).values({ groupId: group.id, language: 'en', ...texts });
  return group.id;
}

async function insertModels(amount: number, groups: readonly number[]): Promise<void> {
  const { db } = database();
  for (let made = 0; made < amount; made += 1) {
    const [variant] = await db
      .select({ modelId: variants.modelId })
      .from(variants)
      .where(eq(variants.id, await insertVariant(db)));
    await db.insert(modelGroups).values(groups.map((groupId) => ({ modelId: variant?.modelId ?? 0, groupId })));
  }
}

const kinds = async () => (await readBrandList(database().pool, 'en')).map(({ kind }) => kind);

test('a brand is told of by the smallest group with half of its products, else by its largest', async () => {
  await insertShop(database().db);
  const skiing = await insertGroup('Skiing', null);
  const skis = await insertGroup('Skis', skiing);
  const poles = await insertGroup('Poles', skiing);
  const wear = await insertGroup('Wear', null);
  expect(await kinds()).toEqual([]);
  await insertModels(2, [skis, skiing]);
  await insertModels(1, [poles, skiing]);
  expect(await kinds()).toEqual(['Skis']);
  await insertModels(2, [poles, skiing]);
  expect(await kinds()).toEqual(['Poles']);
  await insertModels(2, [wear]);
  expect(await kinds()).toEqual(['Skiing']);
});
