import { sql } from 'drizzle-orm';
import { type ValidatedRow, validateRow } from '../cart/cart-row';
import { readCartVariants } from '../cart/cart-variants';
import { checkoutTexts } from '../cart/checkout-texts';
import { readDeliveryCountry } from '../delivery/delivery-countries';
import { readDisplayCurrency } from '../pricing/display-currency';
import { anywhere } from '../reading/like-pattern';
import { type Reader, rowsOf } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';
import { agreedPrices, readTerms } from './agreements';
import type { CompanyVisit } from './company-cart';
import type { CompanyPerson } from './company-person';

/** Products of an agreed selection on one page. */
export const SELECTION_PAGE = 24;

/** A product of the selection with the variants that can be chosen, those that can be ordered first. */
export interface SelectedModel {
  readonly id: number;
  readonly variants: readonly ValidatedRow[];
}

/**
 * A page of the products that are agreed with a company, by name. Products that only staff see, gift cards, bundles and products of gift
 * campaigns are never in it.
 * @param search a part of the brand or the name
 */
export async function readSelection(
  reader: Reader,
  person: Pick<CompanyPerson, 'companyId' | 'country' | 'currency'>,
  { search, page }: { readonly search: string; readonly page: number },
  visit: Pick<CompanyVisit, 'language' | 'now'>,
): Promise<{ readonly models: readonly SelectedModel[]; readonly count: number }> {
  const { language, now } = visit;
  const terms = await readTerms(reader, person.companyId, null, now);
  const country = await readDeliveryCountry(reader, language, person.country);
  if (terms.size === 0 || !country) return { models: [], count: 0 };
  const found = await findModels(reader, [...terms.keys()], { search, page }, visit);
  const variantIds = found.flatMap(({ variantIds }) => variantIds);
  const where = { language, country: country.code, taxAreaId: country.taxAreaId, now };
  const variants = await readCartVariants(reader, variantIds, where);
  const cartReader = {
    segments: [],
    isStaff: false,
    isEuMember: country.isEuMember,
    agreed: agreedPrices(terms),
    currency: await readDisplayCurrency(reader, person.currency, now),
    say: checkoutTexts(language),
  };
  const models = found.map(({ id, variantIds }) => {
    const rows = variantIds.flatMap((productId) => {
      const { row } = validateRow({ productId, amount: 1 }, variants.get(productId), cartReader);
      return row ? [row] : [];
    });
    return { id, variants: rows.sort((one, other) => Number(other.isOrderable) - Number(one.isOrderable)) };
  });
  return { models: models.filter(({ variants }) => variants.length > 0), count: found[0]?.count ?? 0 };
}

function findModels(
  reader: Reader,
  modelIds: readonly number[],
  { search, page }: { readonly search: string; readonly page: number },
  { language }: Pick<CompanyVisit, 'language'>,
) {
  const text = sql`order by ${bestTextFirst(language, 'm.source_language')} limit 1`;
  const pattern = anywhere(search);
  return rowsOf<{ id: number; variantIds: number[]; count: number }>(
    reader,
    sql`
      with named as (
        select m.id, f.name || ' ' ||
          coalesce((select t.name from model_texts t where t.model_id = m.id ${text}), m.slug) as name
        from models m join manufacturers f on f.id = m.manufacturer_id
        where m.id = any(${sql.param(modelIds)}::int[]) and m.is_public and not m.is_campaign_only
          and m.kind = 'product' and not exists (select 1 from bundle_parts where bundle_id = m.id)
          and exists (select 1 from variants v where v.model_id = m.id and not v.is_withdrawn)
      )
      select n.id, (count(*) over ())::int as count,
        (select json_agg(v.id order by v.id) from variants v where v.model_id = n.id and not v.is_withdrawn) as "variantIds"
      from named n
      where ${search === '' ? sql`true` : sql`n.name ilike ${pattern}`}
      order by n.name, n.id
      limit ${SELECTION_PAGE} offset ${(page - 1) * SELECTION_PAGE}`,
  );
}
