import { sql } from 'drizzle-orm';
import { choiceOf } from '../cart/cart-row';
import { readVariantLabels } from '../cart/cart-variants';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';
import { countCodes } from './code-counts';
import { readGiftVariants } from './gift-variants';
import { type GiftManager, managedBy, stateOfCampaign } from './manager';

interface Row extends Record<string, unknown> {
  readonly version: number;
  readonly slug: string;
  readonly campaignId: number;
  readonly company: string;
  readonly campaignLanguage: ShopLanguage;
  readonly startsMs: number;
  readonly endsMs: number;
  readonly texts: Readonly<Partial<Record<ShopLanguage, { readonly title: string; readonly text: string }>>>;
  readonly variantIds: number[];
}

/**
 * A page of a campaign as its form has it, with its codes in numbers; null for one that is not managed by who asks.
 * @param texts the language of title and text; the campaign's when empty
 */
export async function readManagedCategory(
  reader: Reader,
  manager: GiftManager,
  { id, texts }: { readonly id: number; readonly texts: ShopLanguage | '' },
  { language, now }: { readonly language: ShopLanguage; readonly now: Date },
) {
  const [row] = await rowsOf<Row>(
    reader,
    sql`
      select g.version, g.slug, c.id as "campaignId", c.language as "campaignLanguage",
        (extract(epoch from c.starts_at) * 1000)::float8 as "startsMs",
        (extract(epoch from c.ends_at) * 1000)::float8 as "endsMs",
        coalesce((
          select t.name from gift_campaign_texts t where t.campaign_id = c.id order by ${bestTextFirst(language)} limit 1
        ), '') as company,
        coalesce((
          select json_object_agg(t.language, json_build_object('title', t.name, 'text', t.text))
          from gift_category_texts t where t.category_id = g.id
        ), '{}'::json) as texts,
        array(
          select v.id from gift_category_models m join variants v on v.model_id = m.model_id and not v.is_withdrawn
          where m.category_id = g.id and (
            exists (select 1 from gift_category_variants o where o.category_id = g.id and o.variant_id = v.id)
            or not exists (
              select 1 from gift_category_variants o join variants w on w.id = o.variant_id
              where o.category_id = g.id and w.model_id = m.model_id
            )
          ) order by m.sort, v.id
        ) as "variantIds"
      from gift_categories g join gift_campaigns c on c.id = g.campaign_id
      where g.id = ${id} and ${managedBy(manager)}`,
  );
  if (!row) return null;
  const written = texts || row.campaignLanguage;
  const span = { startsAt: new Date(row.startsMs), endsAt: new Date(row.endsMs) };
  const { title = '', text = '' } = row.texts[written] ?? {};
  const countsOf = await countCodes(reader, [id]);
  return {
    version: row.version,
    form: { language: written, title, text, variants: row.variantIds },
    slug: row.slug,
    campaign: { id: row.campaignId, name: row.company, state: stateOfCampaign(span, now) },
    variants: await readGiftVariants(reader, row.variantIds, language),
    counts: countsOf(id),
    chosen: await readChosen(reader, id, language),
  };
}

/** Which variants people chose with the codes of a category, the most chosen first. Who chose what stays between them and the shop. */
async function readChosen(reader: Reader, categoryId: number, language: ShopLanguage) {
  const rows = await rowsOf<{ id: number; amount: number }>(
    reader,
    sql`
      select r.variant_id as id, count(*)::int as amount
      from gift_codes k join order_rows r on r.order_id = k.order_id and r.kind = 'product'
      where k.category_id = ${categoryId} group by r.variant_id order by amount desc, r.variant_id limit 100`,
  );
  const labels = await readVariantLabels(
    reader,
    rows.map(({ id }) => id),
    language,
  );
  return rows.flatMap(({ id, amount }) => {
    const label = labels.get(id);
    return label ? [{ name: `${label.brand} ${label.name}`, choice: choiceOf(label).join(', '), amount }] : [];
  });
}
