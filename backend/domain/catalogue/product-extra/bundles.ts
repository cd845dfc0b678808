import type { ShopLanguage } from '../../locale/language';
import type { UnitPrice } from '../../pricing/pricing';
import { preparedQuery } from '../../reading/reader';
import { textsIn } from '../../reading/text-fallback';
import { listed } from '../product-list/which-models';
import {
  lowestPrice,
  type ModelVariant,
  type PicturesByColor,
  readModelVariants,
  readPictures,
  type Sources,
} from '../product-model/model-variants';

/** Products that are sold together for one price (Specification 2 §3, extra data). */
export interface Bundle {
  /** Id of the bundle's own model. */
  readonly id: number;
  readonly name: string;
  /** Below the site root, without slashes at the ends. */
  readonly path: string;
  readonly descriptionHtml: string;
  /** Price of the whole set; null when the bundle has none. */
  readonly price: UnitPrice | null;
  /** The other models of the set, without the requested one. */
  readonly parts: readonly BundlePart[];
}

export interface BundlePart {
  readonly id: number;
  readonly name: string;
  readonly manufacturer: string;
  /** Below the site root, without slashes at the ends. */
  readonly path: string;
  /** The orderable ones. */
  readonly variants: readonly ModelVariant[];
  readonly pictures: PicturesByColor;
}

interface BundleRow {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly descriptionHtml: string;
  readonly parts: { id: number; name: string; manufacturer: string; path: string }[];
}

/** Bundles that contain a model, or the model itself when it is a bundle. A bundle with an unlisted part is left out. */
const bundlesOf = preparedQuery<BundleRow, [language: ShopLanguage, modelSlug: string]>(
  'bundles-of-model',
  `select b.id, bt.name, bb.slug || '/' || b.slug as path, bt.description_html as "descriptionHtml",
     coalesce((select json_agg(json_build_object('id', x.id, 'name', xt.name, 'manufacturer', xb.name, 'path', xb.slug || '/' || x.slug)
        order by p.sort)
      from bundle_parts p join models x on x.id = p.model_id join manufacturers xb on xb.id = x.manufacturer_id
      ${textsIn('model_texts', 'xt', 't.model_id = x.id', '$1', 'x.source_language')}
      where p.bundle_id = b.id and p.model_id <> viewed.id), '[]') as parts
   from models viewed
   join models b on ${listed('b')} and b.id in (
     select bundle_id from bundle_parts where model_id = viewed.id or bundle_id = viewed.id
   )
   join manufacturers bb on bb.id = b.manufacturer_id
   ${textsIn('model_texts', 'bt', 't.model_id = b.id', '$1', 'b.source_language')}
   where viewed.slug = $2 and not exists (
     select 1 from bundle_parts p join models x on x.id = p.model_id where p.bundle_id = b.id and not (${listed('x')})
   )
   order by b.sold_amount desc, b.id`,
);

/** Bundles of a model with the options of each part. */
export async function readBundles(
  sources: Sources,
  { slug, language, taxAreaId }: { slug: string; language: ShopLanguage; taxAreaId: number },
  now: Date,
): Promise<Bundle[]> {
  const rows = await bundlesOf(sources.pool, language, slug);
  const ids = [...new Set(rows.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]))];
  const [variants, pictures] = await Promise.all([
    readModelVariants(sources, ids, { language, taxAreaId, inGiftCampaign: false }, now),
    readPictures(sources.pool, language, ids),
  ]);
  return rows.map(({ parts, ...bundle }) => ({
    ...bundle,
    price: lowestPrice(variants.get(bundle.id) ?? []),
    parts: parts.map((part) => ({
      ...part,
      variants: (variants.get(part.id) ?? []).filter((variant) => variant.isOrderable),
      pictures: pictures.get(part.id) ?? new Map(),
    })),
  }));
}
