import { data } from '@remix-run/node';
import { ApiError } from '~/api/api-error';
import { readBrands } from '~/api/brands';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { type RequestArgs, shopContext } from '~/server/context.server';
import { shopLog } from '~/server/shop-log.server';
import { byLetter } from './rules/by-letter';

/** Loads the list of brands. Specification 1 §2, 2 §2. */
export async function loadBrands(args: RequestArgs) {
  const { api, language, t } = await shopContext(args);
  const text = t('browse');
  const { brands, status } = await readBrandsOrEmpty(api);
  const letters = byLetter(brands, language).map(({ letter, items }) => ({
    letter,
    brands: items.map(({ name, slug, logo, productCount, kind }) => ({
      name,
      to: pathToSlug(slug),
      logo: shopPicture(logo)?.path ?? null,
      count: productCount,
      kind,
    })),
  }));
  return data(
    {
      title: text('brands.title'),
      text: text('brands.text'),
      crumbs: [{ label: t('catalog')('home'), to: pathTo('home', language) }, { label: text('brands.title') }],
      path: pathTo('manufacturers', language),
      letters,
    },
    { status },
  );
}
export type BrandsData = Awaited<ReturnType<typeof loadBrands>>['data'];

/** When the list cannot be fetched, the error is logged and the page shows an empty list with a status that is not cached. */
async function readBrandsOrEmpty(api: Parameters<typeof readBrands>[0]) {
  try {
    return { brands: await readBrands(api), status: 200 };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    shopLog().warn({ err: error.error }, 'the brands could not be fetched');
    return { brands: [], status: error.isOutage ? error.status : 502 };
  }
}
