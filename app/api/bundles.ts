import { getProductExtra } from 'contract/product-extra';
import { bodyOf } from './call-result';
import { toPrices } from './products';
import type { Api } from './request';
import { readShared } from './shared-reading';

/** The bundles that a model is, or is a part of (`type=2`). Their parts leave out that model. */
export async function getBundles(
  api: Api,
  slug: string,
  { country, taxAreaId }: { country: string; taxAreaId: number },
) {
  const query = { slug, 'delivery-country-code': country, type: '2' } as const;
  const { bundles } = bodyOf(await readShared(api, getProductExtra, { query }));
  return bundles.map(({ id, name, path, prices, secondary_products: parts }) => ({
    id,
    name,
    path,
    /** Euro cents; null without a price in the tax area. */
    priceCents: toPrices(prices, taxAreaId)?.active ?? null,
    parts: parts.map(({ variants, ...part }) => ({
      ...part,
      variants: variants.map(({ variantId, color, size, type, prices }) => ({
        ...{ variantId, color, size, type },
        priceCents: toPrices(prices, taxAreaId)?.active ?? null,
      })),
    })),
  }));
}
