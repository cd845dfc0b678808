import { getBrand, getProductExtra, getProductGroup, getProductModel, getTranslatedPaths } from 'contract/catalogue';
import { Hono } from 'hono';
import { readBrand } from '../domain/catalogue/brands';
import { normalisedPath, parentsOf, readProductGroupPage, readProductGroups } from '../domain/catalogue/product-groups';
import { readProductModel } from '../domain/catalogue/product-model/read-product-model';
import { readTranslatedPaths } from '../domain/catalogue/translated-paths';
import { seesStaffData } from '../domain/customers/caller';
import { readDeliveryLimits } from '../domain/delivery/delivery-limits';
import { NotFound, Refusal } from '../domain/errors/refusals';
import { readTaxPercentages } from '../domain/pricing/tax-rates';
import { plainText } from '../domain/untrusted/plain-text';
import { presentProductModel } from './present-product-model';
import { type Area, answer, type BackendEnv } from './serve';

/** Product groups, brands and product pages. */
export function catalogueEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getProductGroup, async ({ backend: { pool }, query, language }) => {
    const [page, groups] = await Promise.all([
      readProductGroupPage(pool, language, query.path),
      readProductGroups(pool, language),
    ]);
    if (!page) return [];
    const {
      parentId: _,
      metaTitle,
      metaDescription,
      descriptionHtml,
      groupSorting,
      filterableProperties,
      ...group
    } = page;
    return [
      {
        ...group,
        meta_title: metaTitle,
        meta_description: metaDescription,
        description: plainText(descriptionHtml),
        description_html: descriptionHtml,
        group_sorting: groupSorting,
        filterable_properties: filterableProperties,
        children: groups.filter((one) => one.parentId === page.id),
        parents: parentsOf(page, groups),
      },
    ];
  });

  answer(area, getTranslatedPaths, async ({ backend, query }) =>
    readTranslatedPaths(backend.pool, normalisedPath(query.path)),
  );

  answer(area, getBrand, async ({ backend, query, language }) => {
    const [brand] = await readBrand(backend.pool, language, query.slug.toLowerCase());
    if (!brand) throw new NotFound();
    const { descriptionHtml, ...rest } = brand;
    return { ...rest, description: descriptionHtml };
  });

  // Everybody who may not see a model is told that there is none; only why it is hidden is told of a non-public one.
  answer(area, getProductModel, async ({ backend, params, query, language, now, caller }) => {
    const { taxAreaId } = query;
    const wanted = { slug: params.slug, language, taxAreaId, inGiftCampaign: query.giftcampaign !== undefined };
    const [model, percentages, visitor] = await Promise.all([
      readProductModel(backend, wanted, now),
      readTaxPercentages(backend.db, taxAreaId, now),
      caller(),
    ]);
    if (percentages.size === 0) throw new Refusal({ taxAreaId: ['Unknown tax area.'] });
    const forStaff = seesStaffData(visitor);
    if (!model || (model.facts.isCampaignOnly && !forStaff)) throw new NotFound();
    if (!model.facts.isPublic && !forStaff) throw new NotFound('NOT_PUBLIC');
    return presentProductModel(model, { language, taxAreaId, forStaff });
  });

  answer(area, getProductExtra, async ({ backend, query }) => {
    const limits = await readDeliveryLimits(backend.pool, query['delivery-country-code'], query.slug);
    if (!limits) throw new NotFound();
    // Bundles, recommendations and size tables come later: until then there are none.
    if (Number(query.type) === 2) return { bundles: [], recommendations: [], also_bought: [], sizetables: [] };
    return {
      delivery_method_limit: {
        allowedDeliveryMethods: limits.allowedDeliveryMethods,
        isDeliveryCountryBlocked: limits.isDeliveryCountryBlocked,
        isDeliveryMethodLimitations: false,
        perInternationalPackage: null,
        blockInfoText: '',
        extra_data_overrides: {},
      },
    };
  });

  return area;
}
