import type { Transaction } from '../../db/client';
import { imageViews, imageViewTexts, modelImages } from '../../db/schema/model-images';
import { modelGroups, models, modelTexts } from '../../db/schema/models';
import { modelProperties, modelPropertyTexts } from '../../db/schema/properties';
import { modelRibbons } from '../../db/schema/ribbons';
import { variants } from '../../db/schema/variants';
import { UNKNOWN_SHIPPING_TIME } from '../../domain/stock/availability';
import { BUNDLE_FACES } from '../content/bundle-faces';
import { galleryViews } from '../content/gallery-views';
import { cardColour } from '../content/leads';
import type { DemoModel } from '../content/model';
import { productName } from '../content/product-names';
import { type PropertyKey, type PropertyValue, propertyTexts } from '../content/properties';
import type { RibbonSlug } from '../content/ribbons';
import { type NamedView, VIEW_NAMES } from '../content/view-names';
import { brandIds, colourIds, groupIds, propertyIds, ribbonIds, sizeIds, typeIds } from './group-rows';
import { continueIdentities, insertAll } from './insert';
import { modelOf, NUMBERED_MODELS, type NumberedModel } from './numbered-models';
import { type DemoPictures, TALL_SCENES } from './pictures';
import { taxClassIds } from './reference-rows';
import { daysBefore, inEveryLanguage, numbered, paragraph, shortened } from './texts';
import { DEMO_VARIANTS } from './variants';

/** Max pairs of skis in a parcel abroad. */
const PAIRS_A_PARCEL = 2;

/** Days for which a model is new. */
const NEW_DAYS = 30;

/** Units sold from which a model is called popular. */
const POPULAR_SOLD = 410;

const viewIds = numbered(Object.keys(VIEW_NAMES) as NamedView[]);

/** The rows that other models refer to come before those that refer to them. */
const parentsFirst = [...NUMBERED_MODELS].sort(
  (one, other) => Number(one.model.secondHandOf !== undefined) - Number(other.model.secondHandOf !== undefined),
);

function modelRow({ model, id }: NumberedModel, now: Date): typeof models.$inferInsert {
  const { offer } = model;
  return {
    id,
    slug: model.slug,
    modelNumber: `H${String(1000 + id)}`,
    manufacturerId: brandIds.of(model.brand),
    taxClassId: taxClassIds.of(model.taxClass ?? 'standard'),
    kind: model.taxClass === 'gift-card' ? 'gift_card' : 'product',
    isPublic: !model.hidden,
    isCampaignOnly: model.campaignOnly ?? false,
    allowDiscount: !model.noDiscountShown,
    belongsToExtendedRange: model.extendedRange ?? false,
    isBindingSkiCombo: model.bindingSkiCombo ?? false,
    isVuota: model.vuota ?? false,
    secondHandParentId: model.secondHandOf === undefined ? null : modelOf(model.secondHandOf).id,
    sourceLanguage: model.originals?.language ?? 'fi',
    perInternationalPackage: model.groups.some((group) => group === 'skis') ? PAIRS_A_PARCEL : null,
    belongsToOutlet: model.outlet ?? false,
    countryOfOrigin: model.origin,
    promotedColorId: colourIds.of(model.colours[0]),
    priceEndingAt: offer?.endsInDays ? daysBefore(now, -offer.endsInDays) : null,
    soldAmount: model.sold,
    viewedAmount: model.sold * 23,
    publishedAt: daysBefore(now, model.age),
  };
}

function textRows({ model, id }: NumberedModel): (typeof modelTexts.$inferInsert)[] {
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
      isAutoTranslated: model.originals?.machine.includes(language) ?? false,
    };
  });
}

/** A set shows its parts together, then each of them. */
function setImageRows({ model, id }: NumberedModel, pictures: DemoPictures): (typeof modelImages.$inferInsert)[] {
  const parts = (model.bundle ?? []).map((slug) => modelOf(slug).model);
  const all = [
    pictures.face(model.slug, BUNDLE_FACES[model.slug] ?? []),
    ...parts.map((part) => pictures.plate(part, 'main', cardColour(part))),
  ];
  const colorId = colourIds.of(model.colours[0]);
  return all.map((media, sort) => ({ modelId: id, colorId, sort, media, viewId: null }));
}

function imageRows(numbered: NumberedModel, pictures: DemoPictures): (typeof modelImages.$inferInsert)[] {
  const { model, id } = numbered;
  if (model.bundle) return setImageRows(numbered, pictures);
  const plates = model.colours.flatMap((colour) =>
    galleryViews(model).map((view, sort) => ({
      modelId: id,
      colorId: colourIds.of(colour),
      sort,
      media: pictures.plate(model, view, colour),
      viewId: view === 'main' ? null : viewIds.of(view),
    })),
  );
  if (!model.scene) return plates;
  // the stage is upright on a phone and nearly square on a desk
  const media = pictures.landscape(model.scene, TALL_SCENES.includes(model.scene) ? 'tall' : 'wide');
  return [...plates, { modelId: id, colorId: null, sort: 0, media, viewId: null }];
}

/** Used goods say how worn they are, and need no second ribbon for where the new ones were made. */
function ribbonsOf({ age, club, sold, origin, secondHandOf, taxClass }: DemoModel): RibbonSlug[] {
  const held: [RibbonSlug, boolean][] = [
    ['uutuus', age <= NEW_DAYS && secondHandOf === undefined],
    ['klubihinta', club !== undefined],
    ['suosittu', sold >= POPULAR_SOLD && taxClass !== 'gift-card'],
    ['suomessa-tehty', origin === 'fi' && taxClass !== 'gift-card' && secondHandOf === undefined],
  ];
  return held.flatMap(([slug, isHeld]) => (isHeld ? [slug] : []));
}

type Property = { id: number; modelId: number; key: PropertyKey; value: PropertyValue; sort: number };

function properties(): Property[] {
  const list: Property[] = [];
  for (const { model, id } of NUMBERED_MODELS)
    for (const [sort, [key, value]] of Object.entries(model.properties).entries())
      list.push({ id: list.length + 1, modelId: id, key: key as PropertyKey, value, sort });
  return list;
}

/** Models with texts, groups, pictures, properties and ribbons, and their variants. */
export async function loadModels(tx: Transaction, pictures: DemoPictures, now: Date): Promise<void> {
  await insertAll(
    tx,
    models,
    parentsFirst.map((each) => modelRow(each, now)),
  );
  await insertAll(tx, modelTexts, NUMBERED_MODELS.flatMap(textRows));
  await insertAll(
    tx,
    modelGroups,
    NUMBERED_MODELS.flatMap(({ model, id }) =>
      model.groups.map((group, index) => ({ modelId: id, groupId: groupIds.of(group), isMain: index === 0 })),
    ),
  );
  await loadViews(tx);
  await insertAll(
    tx,
    modelImages,
    NUMBERED_MODELS.flatMap((each) => imageRows(each, pictures)),
  );
  await insertAll(
    tx,
    modelRibbons,
    NUMBERED_MODELS.flatMap(({ model, id }) =>
      ribbonsOf(model).map((slug, sort) => ({ modelId: id, ribbonId: ribbonIds.of(slug), sort })),
    ),
  );
  await loadModelProperties(tx);
  await loadVariants(tx, now);
  await continueIdentities(tx, [imageViews, models, modelProperties, variants]);
}

async function loadViews(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    imageViews,
    viewIds.entries.map(([slug, id]) => ({ id, slug })),
  );
  await insertAll(
    tx,
    imageViewTexts,
    viewIds.entries.flatMap(([slug, id]) =>
      inEveryLanguage((language) => ({ viewId: id, language, name: VIEW_NAMES[slug][language] })),
    ),
  );
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

/**
 * EAN-13 of a variant: GS1's prefix 952 is kept for demonstrations, so it is nobody's number.
 * @example demoEan(1) // '9520000000011'
 */
export function demoEan(variantId: number): string {
  const digits = `952${String(variantId).padStart(9, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

/** Days to dispatch by availability. Specification 2 §9. */
const SHIPPING_DAYS: Record<DemoModel['availability'], number> = {
  plenty: 1,
  few: 2,
  single: 1,
  'sold-out': UNKNOWN_SHIPPING_TIME,
  backorder: 21,
  'on-order': 30,
  external: 7,
};

/** Days until products that can be backordered reach the warehouse. */
const INCOMING_DAYS = 18;

async function loadVariants(tx: Transaction, now: Date): Promise<void> {
  await insertAll(
    tx,
    variants,
    DEMO_VARIANTS.map(({ id, modelId, model, sku, colour, size, type }) => ({
      id,
      modelId,
      sku,
      ean: demoEan(id),
      colorId: colourIds.of(colour),
      sizeId: size === undefined ? null : sizeIds.of(size),
      typeId: typeIds.of(type),
      onOrder: model.availability === 'on-order',
      isBackorderable: model.availability === 'backorder',
      blockedStock: model.blockedStock ?? false,
      shippingTimeDays: model.unknownDeliveryTime ? UNKNOWN_SHIPPING_TIME : SHIPPING_DAYS[model.availability],
      stockIncomingAt: model.availability === 'backorder' ? daysBefore(now, -INCOMING_DAYS) : null,
    })),
  );
}
