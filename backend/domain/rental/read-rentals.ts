import type { RentalForm } from 'contract/rental';
import { sql } from 'drizzle-orm';
import { inOrder } from '../content/edited-keywords';
import { storedVersion } from '../content/stored-version';
import type { ShopLanguage } from '../locale/language';
import { centsAsTyped } from '../pricing/typed-cents';
import { type PictureWire, pictureJson } from '../reading/picture';
import { preparedQuery, type Reader, rowsOf } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';

/** A rental item for visitors, in their language; prices in gross euro cents. */
export interface RentalItem {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly dayCents: number;
  readonly weekendCents: number | null;
  readonly weekCents: number | null;
  readonly depositCents: number;
  readonly sizes: string;
  /** Slugs of stores that people can walk into; at least one. */
  readonly stores: string[];
  readonly image: PictureWire | null;
}

/** What the stores rent out, in the order of the desk. */
export const readRentalItems = preparedQuery<RentalItem, [language: ShopLanguage]>(
  'rental-items',
  `select i.id, it.name, it.description, i.day_cents::float8 as "dayCents", i.weekend_cents::float8 as "weekendCents",
     i.week_cents::float8 as "weekCents", i.deposit_cents::float8 as "depositCents", i.sizes, st.slugs as stores,
     ${pictureJson('m', 'it.alt')} as image
   from rental_items i
   left join media m on m.hash = i.image
   ${textsIn('rental_item_texts', 'it', 't.item_id = i.id', '$1')}
   join lateral (
     select json_agg(s.slug order by s.stock_display_order, s.id) as slugs
     from rental_item_stores o join stores s on s.id = o.store_id and s.type = 'retail' where o.item_id = i.id
   ) st on st.slugs is not null
   order by i.sort, i.id`,
);

/** A rental item as the desk edits it. */
export interface EditedRental {
  readonly id: number;
  readonly version: string;
  readonly dayCents: number;
  readonly form: RentalForm;
}

type Texts = Partial<Record<ShopLanguage, string>>;

interface RentalRow extends Record<string, unknown> {
  readonly id: number;
  readonly day: number;
  readonly weekend: number | null;
  readonly week: number | null;
  readonly deposit: number;
  readonly sizes: string;
  readonly stores: string[];
  readonly image: string | null;
  readonly names: Texts;
  readonly descriptions: Texts;
  readonly alts: Texts;
}

/** Rental items in their order. @param id one of them alone */
export async function readEditedRentals(reader: Reader, id: number | null = null): Promise<EditedRental[]> {
  const rows = await rowsOf<RentalRow>(
    reader,
    sql`select i.id, i.day_cents::float8 as day, i.weekend_cents::float8 as weekend, i.week_cents::float8 as week,
        i.deposit_cents::float8 as deposit, i.sizes, i.image,
        array(select s.slug from rental_item_stores o join stores s on s.id = o.store_id where o.item_id = i.id order by s.slug)
          as stores,
        coalesce(json_object_agg(t.language, t.name) filter (where t.language is not null), '{}') as names,
        coalesce(json_object_agg(t.language, t.description) filter (where t.language is not null), '{}') as descriptions,
        coalesce(json_object_agg(t.language, t.alt) filter (where t.language is not null), '{}') as alts
      from rental_items i left join rental_item_texts t on t.item_id = i.id
      where ${id}::int is null or i.id = ${id}
      group by i.id order by i.sort, i.id`,
  );
  return rows.map(({ id: own, day, weekend, week, deposit, names, descriptions, alts, image, ...rest }) => {
    const form: RentalForm = {
      day: centsAsTyped(day),
      weekend: centsAsTyped(weekend),
      week: centsAsTyped(week),
      deposit: deposit === 0 ? '' : centsAsTyped(deposit),
      sizes: rest.sizes,
      stores: rest.stores,
      names: inOrder(names),
      descriptions: inOrder(descriptions),
      image: image ?? '',
      alts: inOrder(alts),
    };
    return { id: own, version: storedVersion(form), dayCents: day, form };
  });
}

/** Stores that people can walk into, by name, for the desk's forms. */
export const retailStores = preparedQuery<{ id: number; slug: string; name: string }, []>(
  'retail-stores',
  `select id, slug, name from stores where type = 'retail' order by name, id`,
);
