import { sizeText } from 'contract/size-text';
import { getBundles } from '~/api/bundles';
import { getModel } from '~/api/products';
import { withShortTimeout } from '~/api/request';
import type { ProductModel } from '~/features/catalog/product';
import { shopPicture } from '~/features/catalog/shop-picture.server';
import type { Language } from '~/locale/languages';
import { formatPrice } from '~/locale/money';
import { pathTo, pathToSlug } from '~/routing/path-to';
import type { ShopContext } from '~/server/context.server';
import { orLogged } from '~/server/unavailable.server';
import type { BundleOffer, SetPart } from './bundle-data';
import { setSaving } from './rules/set-saving';

/** What a page shows of bundles: the parts of one, or the bundles that a product is a part of. */
export interface PageBundles {
  readonly parts: readonly SetPart[];
  readonly bundleOffers: readonly BundleOffer[];
  /** The ski wizard of the product's sport; null for what is not in it, and for a set, which is a package already. */
  readonly wizardTo: string | null;
}

/** Most bundles offered on the page of a part. */
const MAX_OFFERS = 4;

/** The variants that the address chooses, one a part: `?parts=12-0-15`, 0 for a part without a choice. */
export function chosenParts(search: URLSearchParams): readonly number[] {
  const text = search.get('parts') ?? '';
  return /^\d{1,10}(-\d{1,10}){0,19}$/.test(text) ? text.split('-').map(Number) : [];
}

/** The price that all variants have; null where they differ or one has none. */
function onePrice(variants: readonly { readonly priceCents: number | null }[]): number | null {
  const prices = new Set(variants.map(({ priceCents }) => priceCents));
  const [price = null] = prices;
  return prices.size === 1 ? price : null;
}

type Bundle = Awaited<ReturnType<typeof getBundles>>[number];

/** A bundle in words. @param ownCents what the page's product costs alone; null where its variants differ */
function toOffer(
  { path, name, priceCents, parts }: Bundle,
  ownCents: number | null,
  { locale, t }: Pick<ShopContext, 'locale' | 't'>,
): BundleOffer {
  const words = t('browse');
  const alone = [{ aloneCents: ownCents }, ...parts.map(({ variants }) => ({ aloneCents: onePrice(variants) }))];
  const saving = priceCents === null ? null : setSaving(alone, priceCents);
  return {
    to: pathToSlug(path),
    name,
    price: priceCents === null ? null : formatPrice(priceCents, locale),
    saved: saving && words('bundles.saved', { saved: formatPrice(saving.saved, locale) }),
    parts: words('bundles.with', { parts: parts.map((part) => `${part.brand} ${part.name}`.trim()).join(', ') }),
  };
}

type WizardEntry = NonNullable<Awaited<ReturnType<typeof getModel>>>['skiWizard'];

const wizardOf = (entry: WizardEntry | undefined, language: Language) =>
  entry ? pathTo('skiWizardSport', language, { sport: entry.sport }) : null;

/** The model of a part; undefined when it cannot be read soon. */
function readPartModel({ api, locale }: Pick<ShopContext, 'api' | 'locale'>, { path }: Bundle['parts'][number]) {
  const slug = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  if (slug === '') return undefined;
  return orLogged(getModel(withShortTimeout(api), { slug, taxAreaId: locale.taxAreaId }), undefined, 'part of a set');
}

/** The sizes of variants, which come in order. @example '156 cm – 184 cm' */
export function sizesInWords(variants: readonly { readonly size: string }[], language: Language): string {
  const sizes = [...new Set(variants.map(({ size }) => sizeText(size, language)).filter(Boolean))];
  return sizes.length > 2 ? `${sizes[0]} – ${sizes.at(-1)}` : sizes.join(', ');
}

/** The bundles of a product page; empty when they cannot be fetched. Specification 2 §2, §4. */
export async function readPageBundles(
  { api, language, locale, url, t }: ShopContext,
  model: Pick<ProductModel, 'id' | 'slug' | 'isBundle' | 'isGiftCard' | 'variants'> & {
    readonly skiWizard: WizardEntry;
  },
): Promise<PageBundles> {
  if (model.isGiftCard) return { parts: [], bundleOffers: [], wizardTo: null };
  const work = getBundles(model.isBundle ? api : withShortTimeout(api), model.slug, locale);
  const bundles = await orLogged(work, [], 'bundles');
  if (!model.isBundle) {
    const offers = bundles.slice(0, MAX_OFFERS).filter(({ path }) => path !== '');
    const ownCents = onePrice(model.variants.map(({ prices }) => ({ priceCents: prices?.active ?? null })));
    return {
      parts: [],
      wizardTo: wizardOf(model.skiWizard, language),
      bundleOffers: offers.map((offer) => toOffer(offer, ownCents, { locale, t })),
    };
  }
  const own = bundles.find(({ id }) => id === model.id) ?? bundles[0];
  const chosen = chosenParts(url.searchParams);
  const models = await Promise.all((own?.parts ?? []).map((part) => readPartModel({ api, locale }, part)));
  return {
    bundleOffers: [],
    wizardTo: null,
    parts: (own?.parts ?? []).map(({ path, image, brand, name, variants }, index) => {
      const only = variants.length === 1 ? variants[0]?.variantId : undefined;
      const wanted = variants.find(({ variantId }) => variantId === chosen[index])?.variantId;
      return {
        to: pathToSlug(path),
        brand,
        name,
        picture: shopPicture(image),
        kind: models[index]?.mainGroup?.name ?? '',
        sizes: sizesInWords(variants, language),
        aloneCents: onePrice(variants),
        variants: variants.map(({ variantId, color, size, type }) => ({
          id: variantId,
          words: [color, type, sizeText(size, language)].filter(Boolean).join(' · '),
        })),
        chosen: wanted ?? only ?? null,
      };
    }),
  };
}
