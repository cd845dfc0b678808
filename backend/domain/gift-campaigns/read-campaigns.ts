import type { GiftDelivery } from 'contract/gift-deliveries';
import { sql } from 'drizzle-orm';
import type { ShopLanguage } from '../locale/language';
import { helsinkiDay } from '../pricing/helsinki-day';
import { type PictureWire, pictureJson } from '../reading/picture';
import { type Reader, rowsOf } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';
import { countCodes, sumCounts } from './code-counts';
import { type GiftManager, managedBy, stateOfCampaign } from './manager';

const nameOf = (language: ShopLanguage) => sql`coalesce((
    select t.name from gift_campaign_texts t where t.campaign_id = c.id order by ${bestTextFirst(language)} limit 1
  ), '')`;

const SPAN = sql`(extract(epoch from c.starts_at) * 1000)::float8 as "startsMs",
  (extract(epoch from c.ends_at) * 1000)::float8 as "endsMs"`;

interface Line extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly company: string;
  readonly startsMs: number;
  readonly endsMs: number;
  readonly categoryIds: number[];
}

const spanOf = ({ startsMs, endsMs }: Pick<Line, 'startsMs' | 'endsMs'>) => ({
  startsAt: new Date(startsMs),
  endsAt: new Date(endsMs),
});

/** Most campaigns of a list. */
const MAX_LISTED = 200;

/** The campaigns that somebody manages, the newest first. @param ofAll those of every company, for administrators */
export async function listGiftCampaigns(
  reader: Reader,
  manager: GiftManager,
  { ofAll, language, now }: { readonly ofAll: boolean; readonly language: ShopLanguage; readonly now: Date },
) {
  const which = ofAll ? managedBy(manager) : sql`c.company_id = ${manager.companyId}`;
  const lines = await rowsOf<Line>(
    reader,
    sql`
      select c.id, ${nameOf(language)} as name, coalesce(f.name, '') as company, ${SPAN},
        array(select g.id from gift_categories g where g.campaign_id = c.id) as "categoryIds"
      from gift_campaigns c left join companies f on f.id = c.company_id
      where ${which} order by c.starts_at desc, c.id desc limit ${MAX_LISTED}`,
  );
  const countsOf = await countCodes(
    reader,
    lines.flatMap(({ categoryIds }) => categoryIds),
  );
  return lines.map(({ categoryIds, ...line }) => {
    const { startsAt, endsAt } = spanOf(line);
    return {
      ...{ id: line.id, name: line.name, company: line.company },
      starts: startsAt.toISOString(),
      ends: endsAt.toISOString(),
      state: stateOfCampaign({ startsAt, endsAt }, now),
      counts: sumCounts(categoryIds.map(countsOf)),
    };
  });
}

interface CampaignRow extends Record<string, unknown> {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly company: string;
  readonly vatNumber: string;
  readonly startsMs: number;
  readonly endsMs: number;
  readonly delivery: GiftDelivery;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
  readonly language: ShopLanguage;
  readonly picture: string | null;
  readonly shown: PictureWire | null;
}

/** A campaign with its categories, as its form has it; null for one that is not managed by who asks. */
export async function readManagedCampaign(
  reader: Reader,
  manager: GiftManager,
  id: number,
  { language, now }: { readonly language: ShopLanguage; readonly now: Date },
) {
  const [row] = await rowsOf<CampaignRow>(
    reader,
    sql`
      select c.id, c.version, ${SPAN}, c.delivery, c.address, c.postal_code as "postalCode", c.city, c.country, c.language,
        c.picture, ${sql.raw(pictureJson('md'))} as shown, coalesce(f.name, '') as company,
        coalesce(f.vat_number, '') as "vatNumber",
        coalesce((
          select t.name from gift_campaign_texts t where t.campaign_id = c.id
          order by (t.language = c.language) desc, ${bestTextFirst(language)} limit 1
        ), '') as name
      from gift_campaigns c left join companies f on f.id = c.company_id left join media md on md.hash = c.picture
      where c.id = ${id} and ${managedBy(manager)}`,
  );
  if (!row) return null;
  const span = spanOf(row);
  return {
    version: row.version,
    form: {
      company: row.vatNumber,
      name: row.name,
      starts: helsinkiDay(span.startsAt),
      ends: helsinkiDay(new Date(span.endsAt.getTime() - 1)),
      delivery: row.delivery,
      address: row.address,
      postal_code: row.postalCode,
      city: row.city,
      country: row.country,
      language: row.language,
      picture: row.picture ?? '',
    },
    company: row.company,
    state: stateOfCampaign(span, now),
    picture: row.shown,
    categories: await listCategories(reader, id, language),
  };
}

async function listCategories(reader: Reader, campaignId: number, language: ShopLanguage) {
  const rows = await rowsOf<{ id: number; slug: string; title: string; products: number }>(
    reader,
    sql`
      select g.id, g.slug, coalesce((
          select t.name from gift_category_texts t where t.category_id = g.id order by ${bestTextFirst(language)} limit 1
        ), '') as title,
        (select count(*) from gift_category_models m where m.category_id = g.id)::int as products
      from gift_categories g where g.campaign_id = ${campaignId} order by g.id`,
  );
  const countsOf = await countCodes(
    reader,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, counts: countsOf(row.id) }));
}
