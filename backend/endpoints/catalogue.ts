import { getBrand } from 'contract/brand';
import { getProductGroup, getProductModel, getTranslatedPaths } from 'contract/catalogue';
import { plainText } from 'contract/plain-text';
import { getProductExtra } from 'contract/product-extra';
import { Hono } from 'hono';
import { readBrand } from '../domain/catalogue/brands';
import { readBundles } from '../domain/catalogue/product-extra/bundles';
import { readRelatedModels } from '../domain/catalogue/product-extra/related-models';
import { readSizeTables } from '../domain/catalogue/product-extra/size-tables';
import {
  normalisedPath,
  type ProductGroup,
  type ProductGroupPage,
  parentsOf,
  readProductGroupPage,
  readProductGroups,
} from '../domain/catalogue/product-groups';
import { type ProductModel, readProductModel } from '../domain/catalogue/product-model/read-product-model';
import { readTranslatedPaths } from '../domain/catalogue/translated-paths';
import { seesStaffData } from '../domain/customers/caller';
import { readDeliveryCountry } from '../domain/delivery/delivery-countries';
import { readDeliveryLimits } from '../domain/delivery/delivery-limits';
import { chosenVariants } from '../domain/gifts/gift-choice';
import { BASE_TAX_AREA_ID, readTaxPercentages } from '../domain/pricing/tax-rates';
import { presentDeliveryLimits, presentProductExtra } from './present-product-extra';
import { presentProductModel } from './present-product-model';
import { Answer, type Area, answer, type BackendEnv, NOT_FOUND } from './serve';

/** Product groups, brands and product pages. */
export function catalogueEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getProductGroup, async ({ backend: { pool }, query, language }) => {
    const [page, groups] = await Promise.all([
      readProductGroupPage(pool, language, query.path),
      readProductGroups(pool, language),
    ]);
    return page ? [presentGroupPage(page, groups)] : [];
  });

  answer(area, getTranslatedPaths, async ({ backend, query }) =>
    readTranslatedPaths(backend.pool, normalisedPath(query.path)),
  );

  answer(area, getBrand, async ({ backend, query, language }) => {
    const [brand] = await readBrand(backend.pool, language, query.slug.toLowerCase());
    if (!brand) return NOT_FOUND;
    const { descriptionHtml, ...rest } = brand;
    return { ...rest, description: descriptionHtml };
  });

  // A model that the caller may not see is answered as not found; for a non-public one the answer also contains the reason.
  answer(area, getProductModel, async ({ backend, params, query, language, now, caller }) => {
    const { taxAreaId } = query;
    const { giftcampaign } = query;
    const chosen = giftcampaign ? await chosenVariants(backend.pool, giftcampaign, params.slug, now) : null;
    const inGiftCampaign = chosen !== null && chosen.size > 0;
    const [read, percentages, visitor] = await Promise.all([
      readProductModel(backend, { slug: params.slug, language, taxAreaId, inGiftCampaign }, now),
      readTaxPercentages(backend.pool, taxAreaId, now),
      caller(),
    ]);
    if (percentages.size === 0) return new Answer(400, { taxAreaId: ['Unknown tax area.'] });
    const forStaff = seesStaffData(visitor);
    const model = read && inGiftCampaign ? onlyVariants(read, chosen) : read;
    const isOfCampaign = query.giftcampaign !== undefined || model?.facts.isCampaignOnly === true;
    if (!model || (isOfCampaign && !inGiftCampaign && !forStaff)) return NOT_FOUND;
    if (!model.facts.isPublic && !forStaff) return new Answer(404, { detail: 'Not found.', reason: 'NOT_PUBLIC' });
    return presentProductModel(model, { language, taxAreaId, forStaff });
  });

  answer(area, getProductExtra, async ({ backend, query, language, now }) => {
    const { slug, 'delivery-country-code': country } = query;
    const limits = await readDeliveryLimits(backend.pool, { language, country, modelSlug: slug });
    if (!limits) return NOT_FOUND;
    if (Number(query.type) === 1) return { delivery_method_limit: presentDeliveryLimits(limits) };
    const taxAreaId = (await readDeliveryCountry(backend.db, language, country))?.taxAreaId ?? BASE_TAX_AREA_ID;
    const [bundles, related, sizeTables] = await Promise.all([
      readBundles(backend, { slug, language, taxAreaId }, now),
      readRelatedModels(backend.pool, slug),
      readSizeTables(backend.pool, language, slug),
    ]);
    return presentProductExtra({ bundles, related, sizeTables }, { language, taxAreaId, forStaff: false });
  });

  return area;
}

/** A model with some of its variants: those that the company of a gift campaign chose. */
const onlyVariants = (model: ProductModel, ids: ReadonlySet<number>): ProductModel => ({
  ...model,
  variants: model.variants.filter(({ id }) => ids.has(id)),
});

/** A group's page by the contract, with the groups below and above it. */
function presentGroupPage(page: ProductGroupPage, groups: readonly ProductGroup[]) {
  const {
    parentId: _,
    metaTitle,
    metaDescription,
    descriptionHtml,
    groupSorting,
    filterableProperties,
    ...group
  } = page;
  return {
    ...group,
    meta_title: metaTitle,
    meta_description: metaDescription,
    description: plainText(descriptionHtml),
    description_html: descriptionHtml,
    group_sorting: groupSorting,
    filterable_properties: filterableProperties,
    children: groups.filter((one) => one.parentId === page.id),
    parents: parentsOf(page, groups),
  };
}
