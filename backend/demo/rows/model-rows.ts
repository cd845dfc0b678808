import type { Transaction } from '../../db/client';
import {
  modelGroups,
  modelImages,
  modelProperties,
  modelPropertyTexts,
  modelRibbons,
  models,
  modelTexts,
  variants,
} from '../../db/schema/catalogue';
import { DEMO_MODELS } from '../content/all-models';
import type { DemoModel } from '../content/model';
import { productName } from '../content/product-names';
import { type PropertyKey, type PropertyWord, propertyTexts } from '../content/properties';
import type { RibbonSlug } from '../content/ribbons';
import { type PlateView, plateViews } from '../illustrations/draw-plate';
import { brandIds, colourIds, groupIds, propertyIds, ribbonIds, sizeIds, typeIds } from './group-rows';
import { continueIdentities, insertAll } from './insert';
import type { DemoPictures } from './pictures';
import { STANDARD_TAX_CLASS } from './reference-rows';
import { daysBefore, inEveryLanguage, paragraph, shortened } from './texts';
import { DEMO_VARIANTS } from './variants';

/** Days for which a model is new. */
const NEW_DAYS = 30;

/** Captions are in the models' source language. */
const CAPTIONS: Record<PlateView, string> = { main: '', back: 'Takaa', top: 'Ylhäältä' };

type Numbered = { model: DemoModel; id: number };
const numberedModels: readonly Numbered[] = DEMO_MODELS.map((model, index) => ({ model, id: index + 1 }));

function modelRow({ model, id }: Numbered, now: Date): typeof models.$inferInsert {
  const { offer } = model;
  return {
    id,
    slug: model.slug,
    modelNumber: `H${String(1000 + id)}`,
    manufacturerId: brandIds.of(model.brand),
    taxClassId: STANDARD_TAX_CLASS,
    belongsToOutlet: model.outlet ?? false,
    countryOfOrigin: model.origin,
    promotedColorId: colourIds.of(model.colours[0]),
    priceEndingAt: offer?.endsInDays ? daysBefore(now, -offer.endsInDays) : null,
    soldAmount: model.sold,
    viewedAmount: model.sold * 23,
    publishedAt: daysBefore(now, model.age),
  };
}

function textRows({ model, id }: Numbered): (typeof modelTexts.$inferInsert)[] {
  const name = productName(model.name, model.noun);
  return inEveryLanguage((language) => {
    const tagline = model.tagline[language];
    const description = model.description[language];
    return {
      modelId: id,
      language,
      name: name[language],
      tagline,
      descriptionHtml: paragraph(description),
      shortDescription: tagline,
      metaDescription: shortened(`${name[language]}: ${description}`, 150),
    };
  });
}

function imageRows({ model, id }: Numbered, pictures: DemoPictures): (typeof modelImages.$inferInsert)[] {
  return model.colours.flatMap((colour) =>
    plateViews(model.plate.type).map((view, sort) => ({
      modelId: id,
      colorId: colourIds.of(colour),
      sort,
      media: pictures.plate(model, view, colour),
      caption: CAPTIONS[view],
    })),
  );
}

function ribbonsOf(model: DemoModel): RibbonSlug[] {
  return [...(model.age <= NEW_DAYS ? (['uutuus'] as const) : []), ...(model.club ? (['klubihinta'] as const) : [])];
}

type Property = { id: number; modelId: number; key: PropertyKey; value: number | PropertyWord; sort: number };

function properties(): Property[] {
  const list: Property[] = [];
  for (const { model, id } of numberedModels)
    for (const [sort, [key, value]] of Object.entries(model.properties).entries())
      list.push({ id: list.length + 1, modelId: id, key: key as PropertyKey, value, sort });
  return list;
}

/** Models with texts, groups, pictures, properties and ribbons, and their variants. */
export async function loadModels(tx: Transaction, pictures: DemoPictures, now: Date): Promise<void> {
  await insertAll(
    tx,
    models,
    numberedModels.map((each) => modelRow(each, now)),
  );
  await insertAll(tx, modelTexts, numberedModels.flatMap(textRows));
  await insertAll(
    tx,
    modelGroups,
    numberedModels.flatMap(({ model, id }) =>
      model.groups.map((group, index) => ({ modelId: id, groupId: groupIds.of(group), isMain: index === 0 })),
    ),
  );
  await insertAll(
    tx,
    modelImages,
    numberedModels.flatMap((each) => imageRows(each, pictures)),
  );
  await insertAll(
    tx,
    modelRibbons,
    numberedModels.flatMap(({ model, id }) =>
      ribbonsOf(model).map((slug, sort) => ({ modelId: id, ribbonId: ribbonIds.of(slug), sort })),
    ),
  );
  await loadModelProperties(tx);
  await loadVariants(tx, now);
  await continueIdentities(tx, [models, modelProperties, variants]);
}

async function loadModelProperties(tx: Transaction): Promise<void> {
  const list = properties();
  await insertAll(
    tx,
    modelProperties,
    list.map(({ id, modelId, key, value, sort }) => ({
      id,
      modelId,
      propertyTypeId: propertyIds.of(key),
      number: typeof value === 'number' ? value : null,
      sort,
    })),
  );
  await insertAll(
    tx,
    modelPropertyTexts,
    list.flatMap(({ id, value }) => {
      const texts = propertyTexts(value);
      return inEveryLanguage((language) => ({ modelPropertyId: id, language, value: texts[language] }));
    }),
  );
}

/** Days to dispatch by availability; 999 is unknown. Specification 2 §9. */
const SHIPPING_DAYS: Record<DemoModel['availability'], number> = {
  plenty: 1,
  few: 2,
  'sold-out': 999,
  backorder: 21,
  'on-order': 30,
  external: 7,
};

/** Days until goods that can be ordered ahead come to the warehouse. */
const INCOMING_DAYS = 18;

async function loadVariants(tx: Transaction, now: Date): Promise<void> {
  await insertAll(
    tx,
    variants,
    DEMO_VARIANTS.map(({ id, modelId, model, sku, colour, size, type }) => ({
      id,
      modelId,
      sku,
      colorId: colourIds.of(colour),
      sizeId: size === undefined ? null : sizeIds.of(size),
      typeId: typeIds.of(type),
      onOrder: model.availability === 'on-order',
      isBackorderable: model.availability === 'backorder',
      shippingTimeDays: SHIPPING_DAYS[model.availability],
      stockIncomingAt: model.availability === 'backorder' ? daysBefore(now, -INCOMING_DAYS) : null,
    })),
  );
}
