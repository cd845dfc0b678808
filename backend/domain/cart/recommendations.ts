import { MAX_RECOMMENDED } from 'contract/cart-recommendations';
import { AUDIENCE_GROUPS, IS_FOR_OTHERS } from '../catalogue/product-extra/audiences';
import { listed } from '../catalogue/product-list/which-models';
import { readDeliveryCountry } from '../delivery/delivery-countries';
import type { ShopLanguage } from '../locale/language';
import { type Connection, preparedQuery, type Reader } from '../reading/reader';
import { availability } from '../stock/availability';
import { choiceOf, refusalReason } from './cart-row';
import { type CartVariant, readCartVariants } from './cart-variants';

/** A model that goes well with a cart, and its variants that can be ordered now. */
export interface Recommendation {
  readonly modelId: number;
  readonly variants: { productId: number; name: string }[];
}

/** Models are asked for in excess, because some have no variant that can be ordered. */
const ASKED = 2 * MAX_RECOMMENDED;

/**
 * Variants of the models that are related to those of a cart, in the order in which the models are recommended: another kind of product
 * goes well with a backpack, another backpack comes last, and what others bought with a child's boots but is for adults after it.
 */
const relatedVariants = preparedQuery<{ id: number }, [productIds: readonly number[], limit: number]>(
  'cart-recommendations',
  `with recursive ${AUDIENCE_GROUPS},
   held as (select distinct model_id as id from variants where id = any($1::int[])),
   kinds as (select group_id from model_groups where is_main and model_id in (select id from held)),
   wanted as (
     select r.related_id as id, count(*) as times, bool_and(${IS_FOR_OTHERS}) as is_for_others,
       exists (
         select 1 from model_groups g
         where g.model_id = r.related_id and g.is_main and g.group_id in (select group_id from kinds)
       )::int as is_alike, min((r.kind <> 'recommended')::int) as is_other, min(r.sort) as sort
     from model_relations r join held on held.id = r.model_id join models x on x.id = r.related_id
     where ${listed('x')} and r.related_id not in (select id from held)
     group by r.related_id
     order by is_for_others, is_alike, times desc, is_other, sort, id
     limit $2
   )
   select v.id from wanted join variants v on v.model_id = wanted.id
   where not v.is_withdrawn
   order by wanted.is_for_others, wanted.is_alike, wanted.times desc, wanted.is_other, wanted.sort, wanted.id, v.id`,
);

/** Whether a variant can be put into a cart and ordered now: the cart's own rule. */
function isOrderable(variant: CartVariant | undefined): variant is CartVariant {
  if (!variant?.isPublic || variant.isWithdrawn || variant.price === null) return false;
  return refusalReason(variant, availability(variant, variant.stocks).orderableQuantity) === null;
}

/** The lowest price of variants, in cents; of none nothing. */
const fromCents = (variants: readonly CartVariant[]): number =>
  Math.min(...variants.map(({ price }) => price?.activeCents ?? 0));

/**
 * What goes well with a cart (contract, `cart-recommendations`); what costs more than everything in it comes last.
 * @param productIds the variants in the cart; unknown ones are left out
 */
export async function readRecommendations(
  { pool, db }: { readonly pool: Connection; readonly db: Reader },
  productIds: readonly number[],
  { country, language, now }: { readonly country: string; readonly language: ShopLanguage; readonly now: Date },
): Promise<Recommendation[]> {
  const known = await readDeliveryCountry(db, language, country);
  if (!known) return [];
  const ids = (await relatedVariants(pool, productIds, ASKED)).map(({ id }) => id);
  const place = { language, country, taxAreaId: known.taxAreaId, now };
  const variants = await readCartVariants(db, [...productIds, ...ids], place);
  const dearest = Math.max(0, ...productIds.map((id) => variants.get(id)?.price?.activeCents ?? 0));
  const byModel = new Map<number, CartVariant[]>();
  for (const id of ids) {
    const variant = variants.get(id);
    if (!isOrderable(variant)) continue;
    byModel.set(variant.modelId, [...(byModel.get(variant.modelId) ?? []), variant]);
  }
  const isDear = (of: readonly CartVariant[]) => Number(fromCents(of) > dearest);
  const ordered = [...byModel].sort(([, one], [, other]) => isDear(one) - isDear(other));
  return ordered.slice(0, MAX_RECOMMENDED).map(([modelId, of]) => ({
    modelId,
    variants: of.map((variant) => ({
      productId: variant.id,
      name: of.length === 1 ? '' : choiceOf(variant).join(', '),
    })),
  }));
}
