import {
  getProductModelList,
  type ProductListQuery,
  postProductModelList,
  productListQuery,
  search,
} from 'contract/listing';
import { Hono } from 'hono';
import type { BackendContext } from '../context';
import { newestModels, usedModels } from '../domain/catalogue/named-lists';
import { normalisedPath } from '../domain/catalogue/product-groups';
import { type ProductCard, readCardBatches } from '../domain/catalogue/product-list/read-cards';
import { modelsByIds, modelsOfGroup, modelsOfManufacturer } from '../domain/catalogue/product-list/which-models';
import { searchShop } from '../domain/catalogue/search/search-shop';
import { modelsOfContent } from '../domain/content/content-products';
import { type Caller, seesStaffData } from '../domain/customers/caller';
import { Refusal } from '../domain/errors/refusals';
import { toEuros, toOptionalEuros } from '../domain/pricing/pricing';
import { readTaxPercentages } from '../domain/pricing/tax-rates';
import { boundedInflate } from '../domain/untrusted/bounded-inflate';
import { checkJson } from '../domain/untrusted/check-json';
import { jsonList } from './json-list';
import { presentOffers } from './present-variant';
import { type Area, answer, type BackendEnv } from './serve';

/** Max characters of an inflated query. */
const MAX_INFLATED = 1024 * 1024;

/** Max number of models in the list of new products: four pages. */
const MAX_NEWEST = 240;
const MAX_USED = 2000;

/** Product lists of groups, brands and searches, and the search itself. */
export function listingEndpoints(): Area {
  const area: Area = new Hono<BackendEnv>();

  answer(area, getProductModelList, async ({ backend, query, caller, now }) =>
    listProducts(backend, readCompressed(query.query), await caller(), now),
  );

  answer(area, postProductModelList, async ({ backend, body, caller, now }) =>
    listProducts(backend, body, await caller(), now),
  );

  answer(area, search, async ({ backend, query, language, now }) => {
    const { suggest, sort = 'main', text, taxAreaId } = query;
    const isTyping = suggest !== undefined;
    const { didYouMean, products, ...found } = await searchShop(backend.pool, text, {
      language,
      sort,
      isTyping,
      taxAreaId,
      now,
    });
    return {
      ...found,
      did_you_mean: didYouMean,
      products: products.map(({ price, isFrom, ...product }) => ({
        ...product,
        price: toOptionalEuros(taxAreaId === undefined ? null : (price?.activeCents ?? null)),
        club: toOptionalEuros(taxAreaId === undefined ? null : (price?.clubCents ?? null)),
        fromPrefix: isFrom,
      })),
    };
  });

  return area;
}

/** Reads the compressed form of a list's query; any error in it is the same refusal. */
function readCompressed(compressed: string): ProductListQuery {
  const text = boundedInflate(compressed, MAX_INFLATED);
  const parsed = text === null || checkJson(text) !== null ? null : productListQuery.safeParse(JSON.parse(text));
  if (!parsed?.success) throw new Refusal({ query: ['The query could not be read.'] });
  return parsed.data;
}

async function listProducts(backend: BackendContext, query: ProductListQuery, caller: Caller | null, now: Date) {
  const { language, taxAreaId } = query;
  const [percentages, models] = await Promise.all([
    readTaxPercentages(backend.pool, taxAreaId, now),
    whichModels(backend, query, caller, now),
  ]);
  if (percentages.size === 0) throw new Refusal({ taxAreaId: ['Unknown tax area.'] });
  const ids = models.map((model) => model.id);
  const reader = { language, taxAreaId, percentages, segments: caller ? (['club'] as const) : [] };
  return jsonList(readCardBatches(backend.pool, ids, reader, now), presentCard);
}

function whichModels(
  { pool }: BackendContext,
  query: ProductListQuery,
  caller: Caller | null,
  now: Date,
): Promise<{ id: number }[]> {
  const id = query.id ?? null;
  const slug = query.slug ?? null;
  switch (query.source) {
    case 'ProductGroup':
      return modelsOfGroup(pool, id, slug === null ? null : normalisedPath(slug));
    case 'Manufacturer':
      return modelsOfManufacturer(pool, id, slug?.toLowerCase() ?? null);
    case 'Search':
      return modelsByIds(pool, query.sortIds ?? [], seesStaffData(caller));
    case 'Newest':
      return newestModels(pool, MAX_NEWEST);
    case 'SecondHand':
      return usedModels(pool, MAX_USED);
    case 'Content':
      return modelsOfContent(pool, id ?? 0, now);
  }
}

/** A card as the contract carries it. */
export function presentCard({ facts, price, ...card }: ProductCard) {
  return {
    id: facts.id,
    name: facts.name,
    manufacturer: facts.manufacturer,
    manufacturerSlug: facts.manufacturerSlug,
    path: card.path,
    image: card.image,
    secondImage: card.secondImage,
    colors: card.colors,
    price: {
      active: toEuros(price?.activeCents ?? 0),
      reference: toOptionalEuros(price?.referenceCents ?? null),
      type: price?.type ?? 'regular',
      club: toOptionalEuros(price?.clubCents ?? null),
      ...presentOffers(price),
    },
    shortDescription: facts.shortDescription || facts.tagline,
    description: card.description,
    tags: card.tags,
    soldAmount: facts.soldAmount,
    rating: card.stars,
    ratingCount: card.ratingCount,
    fromPrefix: card.isFromPrice,
    published: facts.publishedAt.toISOString(),
    stocks: card.stocks,
    sizes: card.sizes,
    productGroupIds: facts.groupIds ?? [],
    properties: card.properties,
    details: facts.tagline,
    // A model without a price cannot be shown or bought.
    hidePrice: price === null,
    isSoldOut: !card.isOrderable || price === null,
    usedCondition: facts.usedCondition,
  };
}
