import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { fillSmallShop } from '../../../tests/contract/small-shop';
import { SHOP } from '../../../tests/contract/small-shop-catalogue';
import { withDatabase } from '../../../tests/support/database';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { models, modelTexts } from '../../db/schema/models';
import { productGroupTexts } from '../../db/schema/product-groups';
import { modelPropertyTexts } from '../../db/schema/properties';
import { colorTexts } from '../../db/schema/variant-attributes';
import { variants } from '../../db/schema/variants';
import { readVariantLabels } from '../../domain/cart/cart-variants';
import { cardFacts, cardProperties } from '../../domain/catalogue/product-list/card-rows';
import { readModelFacts, readModelProperties } from '../../domain/catalogue/product-model/facts';
import { readVariants } from '../../domain/catalogue/product-model/variants';
import { CONFIGURATIONS } from '../../domain/catalogue/search/configurations';
import { markStale, refreshSearchIndex } from './refresh-search-index';

const database = withDatabase();
const { outlet } = SHOP;
const PROPERTY = 902;

/** A model written in Swedish, with texts of everything about it in some languages only, each text with its language in it. */
beforeAll(async () => {
  const { db } = database();
  await fillSmallShop(db);
  await db.update(models).set({ sourceLanguage: 'sv' }).where(sql`id = ${outlet.id}`);
  await db.delete(modelTexts).where(sql`model_id = ${outlet.id}`);
  await db.delete(modelPropertyTexts).where(sql`model_property_id = ${PROPERTY}`);
  await db.delete(productGroupTexts).where(sql`group_id = 2`);
  await db.delete(colorTexts).where(sql`color_id = 2`);
  await db.update(variants).set({ colorId: 2 }).where(sql`id = ${outlet.variant}`);
  for (const language of ['fi', 'sv', 'de'] as const) {
    await db.insert(modelTexts).values({
      modelId: outlet.id,
      language,
      name: `nimi${language}`,
      tagline: `iskulause${language}`,
      descriptionHtml: `<p>kuvaus${language}</p>`,
    });
    await db.insert(modelPropertyTexts).values({ modelPropertyId: PROPERTY, language, value: `arvo${language}` });
    await db.insert(colorTexts).values({ colorId: 2, language, name: `sävy${language}` });
    const group = { name: `ryhmä${language}`, shortName: `lyhyt${language}`, path: `polku${language}` };
    await db.insert(productGroupTexts).values({ groupId: 2, language, ...group });
  }
  await markStale(db, 'all');
  await refreshSearchIndex(db);
});

test.each(LANGUAGE_CODES)('in %s cards, cart and search have the words of the product page', async (language) => {
  const { db, pool } = database();
  const [page] = await readModelFacts(pool, language, outlet.slug);
  const properties = await readModelProperties(pool, language, outlet.id);
  const [variant] = await readVariants(pool, language, [outlet.id], 20);
  const value = properties.find(({ slug }) => slug === 'materiaali')?.value;
  const group = page?.groups.find(({ isMain }) => isMain);

  const [card] = await cardFacts(pool, language, [outlet.id], new Date());
  expect(card).toMatchObject({ name: page?.name, tagline: page?.tagline, descriptionHtml: page?.descriptionHtml });
  const [filtered] = await cardProperties(pool, language, [outlet.id]);
  expect(filtered?.properties.map(([, shown]) => shown)).toEqual([value]);
  const row = (await readVariantLabels(db, [outlet.variant], language)).get(outlet.variant);
  expect(row).toMatchObject({ name: page?.name, category: group?.name, color: variant?.color });

  const { rows: names } = await pool.query(
    `select name, path from search_names where kind = 'group' and target_id = 2 and language = $1`,
    [language],
  );
  expect(names).toEqual([{ name: group?.name, path: group?.path }]);
  const shown = [
    page?.name,
    page?.tagline,
    page?.descriptionHtml.replaceAll(/<[^>]*>/g, ''),
    value,
    variant?.color,
    group?.name,
  ];
  const { rows: missing } = await pool.query(
    `select word from unnest($2::text[]) word where not exists (
       select 1 from search_bodies b
       where b.model_id = ${outlet.id} and b.language = $1 and b.words @@ plainto_tsquery('${CONFIGURATIONS[language]}', word))`,
    [language, shown],
  );
  expect(missing).toEqual([]);
  expect(shown.filter(Boolean)).toHaveLength(6);
});

test('a model is on a card in whatever language it has a text', async () => {
  const { db, pool } = database();
  await db.delete(modelTexts).where(sql`model_id = ${outlet.id} and language <> 'de'`);
  for (const language of LANGUAGE_CODES)
    expect(await cardFacts(pool, language, [outlet.id], new Date())).toMatchObject([{ name: 'nimide' }]);
});
