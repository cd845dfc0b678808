import type { ShopLanguage } from '../../locale/language';
import { helsinkiDay } from '../../pricing/helsinki-day';
import { priceOfUnits } from '../../pricing/price-of-units';
import { type UnitPrice, unitPrice } from '../../pricing/pricing';
import { BASE_TAX_AREA_ID, type PercentagesRow, percentagesText, ratesOf } from '../../pricing/tax-rates';
import { type ListedPriceRow, listedPrice, listedPriceColumns } from '../../pricing/variant-prices';
import { type PictureWire, pictureJson } from '../../reading/picture';
import { type Connection, preparedQuery, unseen } from '../../reading/reader';
import { textsIn } from '../../reading/text-fallback';
import { LISTED } from '../product-list/which-models';

/** A model as suggestions show it. */
export interface SuggestedProduct {
  readonly id: number;
  readonly name: string;
  readonly manufacturer: string;
  readonly path: string;
  readonly image: PictureWire | null;
  /** The price of a card: that of the variant which is cheapest for everybody; null without a price. */
  readonly price: Pick<UnitPrice, 'activeCents' | 'clubCents'> | null;
  /** Its variants have different prices, or the buyer decides what it costs. */
  readonly isFrom: boolean;
}

interface SuggestedRow extends Omit<SuggestedProduct, 'price' | 'isFrom'> {
  readonly kind: 'product' | 'gift_card';
  readonly prices: readonly (ListedPriceRow & { readonly isOrderable: boolean })[] | null;
  /** Null in an unknown area. */
  readonly tax: PercentagesRow | null;
}

// One statement for all that a suggestion shows: with six models, sending a statement takes longer than running it.
const suggestedRows = preparedQuery<
  SuggestedRow,
  [language: ShopLanguage, ids: readonly number[], taxAreaId: number, day: string]
>(
  'search-suggested-products',
  `select m.id, m.kind, mt.name, b.name as manufacturer, b.slug || '/' || m.slug as path, ${pictureJson('md')} as image,
     row_to_json(tax) as tax, (
       select json_agg(listed) from (
         select distinct ${listedPriceColumns('$3')}, v.on_order or exists (
             select 1 from stock k where k.variant_id = v.id and k.quantity > 0
           ) as "isOrderable"
         from variants v cross join lateral (
           select * from prices where variant_id = v.id and tax_area_id in (${BASE_TAX_AREA_ID}, $3)
           order by tax_area_id = $3 desc limit 1
         ) p
         where v.model_id = m.id and not v.is_withdrawn
       ) listed
     ) as prices
   from unnest(${unseen('$2::int[]')}) with ordinality as picked(id, place)
   join models m on m.id = picked.id
   join manufacturers b on b.id = m.manufacturer_id
   ${textsIn('model_texts', 'mt', 't.model_id = m.id', '$1', 'm.source_language')}
   left join lateral (
     select media from model_images where model_id = m.id
     order by color_id = m.promoted_color_id desc nulls last, color_id nulls last, sort limit 1
   ) mi on true
   left join media md on md.hash = mi.media
   left join (${percentagesText('$3', '$4')}) tax on tax."taxClassId" = m.tax_class_id
   where ${LISTED}
   order by picked.place`,
);

interface PriceReader {
  readonly language: ShopLanguage;
  /** Area whose taxes are in the prices; default: the catalogue's. */
  readonly taxAreaId?: number | undefined;
  readonly now: Date;
}

/**
 * The models in the order of the given ids; those that are no longer listed are omitted. A price is the lowest of the
 * orderable variants, or of all variants when none is orderable; a gift card's is the smallest value that it is offered with.
 */
export async function readSuggestedProducts(
  connection: Connection,
  ids: readonly number[],
  { language, taxAreaId = BASE_TAX_AREA_ID, now }: PriceReader,
): Promise<SuggestedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await suggestedRows(connection, language, ids, taxAreaId, helsinkiDay(now));
  return rows.map(({ kind, prices, tax, ...product }) => {
    const all = tax === null ? [] : (prices ?? []);
    const orderable = all.filter(({ isOrderable }) => isOrderable);
    const rates = ratesOf(tax?.rates ?? null);
    const units = (orderable.length > 0 ? orderable : all).map((row) =>
      unitPrice(listedPrice(row, { base: tax?.base ?? 0, area: tax?.area ?? 0, rates }), now),
    );
    return { ...product, ...priceOfUnits(kind, units) };
  });
}
