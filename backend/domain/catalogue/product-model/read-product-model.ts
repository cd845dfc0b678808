import { type OfferText, readOfferTexts } from '../../offers/running-offers';
import type { UnitPrice } from '../../pricing/pricing';
import { parentsOf, readProductGroups } from '../product-groups';
import { type ModelDetails, readModelDetails, type UsedModel } from './details';
import { type ModelFacts, readModelFacts, readModelProperties, readModelRibbons } from './facts';
import {
  lowestPrice,
  type ModelVariant,
  type PicturesByColor,
  readModelVariants,
  readPictures,
  type Sources,
  type VariantReader,
} from './model-variants';

/** All data of a product page for one language and tax area. */
export interface ProductModel {
  readonly facts: ModelFacts;
  readonly details: ModelDetails;
  readonly variants: readonly ModelVariant[];
  /** The lowest price of the orderable variants, or of all variants when none is orderable; null without any price. */
  readonly price: UnitPrice | null;
  /** Price of the new model of a used one; null without a new model or without a price. */
  readonly secondHandParentPrice: UnitPrice | null;
  /** Used ones of this model that can be ordered, each with its price. */
  readonly secondHandOffers: readonly (UsedModel & { readonly price: UnitPrice })[];
  /** What the offers behind the prices of the variants are called, by id. */
  readonly offerTexts: ReadonlyMap<number, OfferText>;
  readonly properties: Awaited<ReturnType<typeof readModelProperties>>;
  readonly ribbons: Awaited<ReturnType<typeof readModelRibbons>>;
  readonly pictures: PicturesByColor;
  /** From the root down to the main group, itself included. */
  readonly parents: readonly { id: number; name: string; path: string }[];
}

interface Wanted extends VariantReader {
  readonly slug: string;
}

/** The model of a slug, or null when there is none. The caller decides by `facts` whether the reader may see it. */
export async function readProductModel(
  { db, pool }: Sources,
  { slug, ...reader }: Wanted,
  now: Date,
): Promise<ProductModel | null> {
  const { language } = reader;
  const [facts] = await readModelFacts(pool, language, slug);
  if (!facts) return null;
  const [[details], ownVariants, properties, ribbons, pictures, groups] = await Promise.all([
    readModelDetails(pool, language, facts.id),
    readModelVariants({ db, pool }, [facts.id], reader, now),
    readModelProperties(pool, language, facts.id),
    readModelRibbons(pool, language, facts.id),
    readPictures(pool, language, [facts.id]),
    readProductGroups(pool, language),
  ]);
  if (!details) return null;
  const variants = ownVariants.get(facts.id) ?? [];
  return {
    facts,
    details,
    variants,
    price: lowestPrice(variants),
    ...(await secondHandPrices({ db, pool }, details, reader, now)),
    offerTexts: await readOfferTexts(db, offerIds(variants), language),
    properties,
    ribbons,
    pictures: pictures.get(facts.id) ?? new Map(),
    parents: breadcrumb(facts, groups),
  };
}

const offerIds = (variants: readonly ModelVariant[]) =>
  variants.flatMap(({ price }) => price?.offers?.map(({ offerId }) => offerId) ?? []);

/** Prices of the new model of a used one, and of the used ones of a new model. */
async function secondHandPrices(
  sources: Sources,
  { secondHandParent, secondHandOffers }: ModelDetails,
  reader: VariantReader,
  now: Date,
): Promise<Pick<ProductModel, 'secondHandParentPrice' | 'secondHandOffers'>> {
  const ids = [...(secondHandParent ? [secondHandParent.id] : []), ...secondHandOffers.map(({ id }) => id)];
  const variants = await readModelVariants(sources, ids, reader, now);
  const orderable = (id: number) => (variants.get(id) ?? []).filter(({ isOrderable }) => isOrderable);
  return {
    secondHandParentPrice: secondHandParent ? lowestPrice(variants.get(secondHandParent.id) ?? []) : null,
    secondHandOffers: secondHandOffers.flatMap((offer) => {
      const price = lowestPrice(orderable(offer.id));
      return price ? [{ ...offer, price }] : [];
    }),
  };
}

function breadcrumb(facts: ModelFacts, groups: Awaited<ReturnType<typeof readProductGroups>>) {
  const main = groups.find((group) => group.id === (facts.groups.find((one) => one.isMain) ?? facts.groups[0])?.id);
  if (!main) return [];
  return [...parentsOf(main, groups), main].map(({ id, name, path }) => ({ id, name, path }));
}
