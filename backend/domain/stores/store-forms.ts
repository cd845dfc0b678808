import type { StoreForm } from 'contract/desk-stores';
import { sql } from 'drizzle-orm';
import { type Reader, rowsOf } from '../reading/reader';
import type { Texts } from './typed-fields';

/** A store as the desk edits it, in every language. */
export interface EditedStore {
  readonly id: number;
  readonly slug: string;
  readonly version: number;
  readonly form: StoreForm;
}

interface StoreRow extends Record<string, unknown> {
  readonly id: number;
  readonly slug: string;
  readonly version: number;
  readonly facts: Omit<StoreForm, 'hours' | 'special_days' | 'picks' | 'leads' | 'descriptions' | 'directions'>;
  readonly hours: { weekday: number; opens: string; closes: string }[];
  readonly specialDays: { date: string; opens: string; closes: string; names: Texts }[];
  readonly picks: { product: string; seller: string; sentences: Texts }[];
  readonly texts: { language: keyof Texts; lead: string; description: string; directions: string }[];
}

/** JSON of one text by language. */
const textsBy = (table: string, column: string, on: string) =>
  sql.raw(`coalesce((select json_object_agg(t.language, t.${column}) from ${table} t where ${on}), '{}')`);

const clockOf = (column: string) => sql.raw(`coalesce(to_char(${column}, 'HH24:MI'), '')`);

/**
 * Stores that people can walk into, as their forms, in the order of their stock.
 * @param slug one of them alone
 * @param from special days before this day are left out
 */
export async function readEditedStores(
  reader: Reader,
  { slug = null, from }: { readonly slug?: string | null; readonly from: string },
): Promise<EditedStore[]> {
  const rows = await rowsOf<StoreRow>(
    reader,
    sql`
      select s.id, s.slug, s.version,
        json_build_object('name', s.name, 'street_address', s.street_address, 'postal_code', s.postal_code, 'city', s.city,
          'phone', s.phone, 'email', s.email, 'latitude', coalesce(trim_scale(s.latitude)::text, ''),
          'longitude', coalesce(trim_scale(s.longitude)::text, ''), 'booking_url', s.booking_url,
          'pikanouto', s.pikanouto, 'nouto', s.nouto, 'services', coalesce((
            select json_agg(sv.slug order by sv.sort, sv.id) from store_offered_services so
            join store_services sv on sv.id = so.service_id where so.store_id = s.id), '[]')) as facts,
        coalesce((select json_agg(json_build_object('weekday', h.weekday, 'opens', ${clockOf('h.opens')},
          'closes', ${clockOf('h.closes')})) from store_hours h where h.store_id = s.id), '[]') as hours,
        coalesce((select json_agg(json_build_object('date', d.day, 'opens', ${clockOf('d.opens')},
          'closes', ${clockOf('d.closes')}, 'names', ${textsBy('store_special_day_texts', 'name', 't.special_day_id = d.id')})
          order by d.day) from store_special_days d where d.store_id = s.id and d.day >= ${from}::date), '[]') as "specialDays",
        coalesce((select json_agg(json_build_object('product', b.slug || '/' || m.slug, 'seller', p.seller,
          'sentences', ${textsBy('store_pick_texts', 'sentence', 't.store_id = p.store_id and t.model_id = p.model_id')})
          order by p.sort, p.model_id) from store_picks p join models m on m.id = p.model_id
          join manufacturers b on b.id = m.manufacturer_id where p.store_id = s.id), '[]') as picks,
        coalesce((select json_agg(json_build_object('language', t.language, 'lead', t.lead, 'description', t.description,
          'directions', t.directions)) from store_texts t where t.store_id = s.id), '[]') as texts
      from stores s where s.type = 'retail' and (${slug}::text is null or s.slug = ${slug}) order by s.stock_display_order, s.id`,
  );
  return rows.map(toEdited);
}

function toEdited({ id, slug, version, facts, hours, specialDays, picks, texts }: StoreRow): EditedStore {
  const by = (column: 'lead' | 'description' | 'directions'): Texts =>
    Object.fromEntries(texts.flatMap((row) => (row[column] === '' ? [] : [[row.language, row[column]]])));
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => {
    const day = hours.find((each) => each.weekday === weekday);
    return { opens: day?.opens ?? '', closes: day?.closes ?? '' };
  });
  const form = {
    ...facts,
    hours: week,
    special_days: specialDays,
    picks,
    leads: by('lead'),
    descriptions: by('description'),
    directions: by('directions'),
  };
  return { id, slug, version, form };
}

/** How many texts of a store are missing in a language although another has them, or although every store needs them. */
export function missingTexts({ leads, descriptions, directions, special_days: days, picks }: StoreForm): number {
  const languages = 6;
  const lacking = (texts: Texts) => languages - Object.values(texts).filter((text) => text.trim() !== '').length;
  const lackingIfAny = (texts: Texts) => (lacking(texts) === languages ? 0 : lacking(texts));
  const needed = [leads, descriptions, directions].map(lacking);
  const optional = [...days.map(({ names }) => names), ...picks.map(({ sentences }) => sentences)].map(lackingIfAny);
  return [...needed, ...optional].reduce((sum, count) => sum + count, 0);
}
