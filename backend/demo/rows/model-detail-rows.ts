import type { Transaction } from '../../db/client';
import { giftCardTemplates, giftCardTemplateTexts } from '../../db/schema/gifts';
import {
  bundleParts,
  modelBlockedCountries,
  modelDeliveryMethods,
  modelDeliveryTexts,
  modelQuotes,
  modelSustainability,
  modelVideos,
  shelfCodes,
  variantDeliveryMethods,
} from '../../db/schema/model-details';
import { BLOCKED_COUNTRY_TEXT, GIFT_CARD_DESIGNS } from '../content/model-details';
import { deliveryMethodIds } from './delivery-rows';
import { continueIdentities, insertAll } from './insert';
import { modelOf, NUMBERED_MODELS, type NumberedModel } from './numbered-models';
import type { DemoPictures } from './pictures';
import { inEveryLanguage } from './texts';
import { DEMO_VARIANTS } from './variants';

/** Max length of products for lockers and pick-up points, cm. */
const LONGEST_PARCEL = 185;

const ofEach = <Row>(rows: (numbered: NumberedModel) => readonly Row[]): Row[] => NUMBERED_MODELS.flatMap(rows);

async function loadDeliveryLimits(tx: Transaction): Promise<void> {
  await insertAll(
    tx,
    modelBlockedCountries,
    ofEach(({ model, id }) => (model.blockedCountries ?? []).map((country) => ({ modelId: id, country }))),
  );
  await insertAll(
    tx,
    modelDeliveryTexts,
    ofEach(({ model, id }) =>
      model.blockedCountries
        ? inEveryLanguage((language) => ({ modelId: id, language, blockInfo: BLOCKED_COUNTRY_TEXT[language] }))
        : [],
    ),
  );
  await insertAll(
    tx,
    modelDeliveryMethods,
    ofEach(({ model, id }) =>
      (model.deliveryMethods ?? []).map((slug) => ({ modelId: id, deliveryMethodId: deliveryMethodIds.of(slug) })),
    ),
  );
  await insertAll(
    tx,
    variantDeliveryMethods,
    DEMO_VARIANTS.filter(({ size }) => Number(/^(\d+) cm$/.exec(size ?? '')?.[1]) > LONGEST_PARCEL).flatMap(({ id }) =>
      ['kotiinkuljetus', 'nouto'].map((slug) => ({ variantId: id, deliveryMethodId: deliveryMethodIds.of(slug) })),
    ),
  );
}

async function loadGiftCardDesigns(tx: Transaction, pictures: DemoPictures): Promise<void> {
  const designs = NUMBERED_MODELS.filter(({ model }) => model.taxClass === 'gift-card')
    .flatMap(({ id }) => GIFT_CARD_DESIGNS.map((design, sort) => ({ ...design, modelId: id, sort })))
    .map((design, index) => ({ ...design, id: index + 1 }));
  await insertAll(
    tx,
    giftCardTemplates,
    designs.map(({ id, modelId, sort, landscape }) => ({ id, modelId, sort, image: pictures.landscape(landscape) })),
  );
  await insertAll(
    tx,
    giftCardTemplateTexts,
    designs.flatMap(({ id, name }) =>
      inEveryLanguage((language) => ({ templateId: id, language, name: name[language] })),
    ),
  );
  await continueIdentities(tx, [giftCardTemplates]);
}

/** What few models have: quotes, videos, shelves, bundles, limits of delivery, designs of gift cards. */
export async function loadModelDetails(tx: Transaction, pictures: DemoPictures): Promise<void> {
  await insertAll(
    tx,
    modelQuotes,
    ofEach(({ model, id }) => (model.quote ? [{ modelId: id, language: 'fi' as const, ...model.quote }] : [])),
  );
  await insertAll(
    tx,
    modelVideos,
    ofEach(({ model, id }) => (model.videos ?? []).map((url, sort) => ({ modelId: id, sort, url }))),
  );
  await insertAll(
    tx,
    modelSustainability,
    ofEach(({ model, id }) => (model.sustainability ?? []).map((criterion) => ({ modelId: id, criterion }))),
  );
  await insertAll(
    tx,
    shelfCodes,
    ofEach(({ model, id }) => (model.shelfCodes ?? []).map((code, index) => ({ modelId: id, place: index + 1, code }))),
  );
  await insertAll(
    tx,
    bundleParts,
    ofEach(({ model, id }) =>
      (model.bundle ?? []).map((slug, sort) => ({ bundleId: id, sort, modelId: modelOf(slug).id })),
    ),
  );
  await loadDeliveryLimits(tx);
  await loadGiftCardDesigns(tx, pictures);
}
