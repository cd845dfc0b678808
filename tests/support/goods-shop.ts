import { markStale, refreshSearchIndex } from 'backend/catalogue/search-index/refresh-search-index';
import type { Db } from 'backend/db/client';
import { sql } from 'drizzle-orm';

/**
 * Goods that files have trouble with: words whose slug is not their name, names with the signs that separate lists, dates to the
 * millisecond, formulas, machine translations, a product without a text in Finnish, a hidden one, one of another shop's file.
 * The base data of `insertBaseData` must be there.
 */
export async function insertGoodsShop(db: Db): Promise<void> {
  await db.execute(sql`
    insert into manufacturers (id, slug, name) values (1, 'aapa', 'Ääpä & Co'), (2, 'kuusi', 'Kuusi'), (3, 'aeaepae', 'Toinen');
    insert into colors (id, slug, control) values (1, 'charcoal', '#111111'), (2, 'cloudberry', '#ffaa00'), (3, 'musta', '#000000');
    insert into color_texts (color_id, language, name) values
      (1, 'fi', 'Musta'), (1, 'en', 'Black'), (2, 'fi', 'Hilla'), (2, 'en', 'Cloudberry'), (3, 'fi', 'Musta'), (3, 'en', 'Ink');
    insert into sizes (id, slug, name, sort) values (1, 's', 'S', 40), (2, '42-2-3', '42 2/3', 1427), (3, 'm', 'M', 50);
    insert into variant_types (id, slug) values (1, 'regular'), (2, 'long');
    insert into variant_type_texts (type_id, language, name, title) values
      (1, 'fi', 'Normaali', 'Pituus'), (1, 'en', 'Regular', 'Length'), (2, 'fi', 'Pitkä', 'Pituus'), (2, 'en', 'Long', 'Length');
    insert into product_groups (id, parent_id, sort) values (1, null, 1), (2, 1, 1), (3, null, 2), (4, 3, 1);
    insert into product_group_texts (group_id, language, name, short_name, path) values
      (1, 'fi', 'Hiihto', 'Hiihto', 'hiihto'), (1, 'en', 'Skiing', 'Skiing', 'skiing'),
      (2, 'fi', 'Kypärät, lasit ja suojat', 'Suojat', 'hiihto/suojat'), (2, 'en', 'Helmets, goggles', 'Helmets', 'skiing/helmets'),
      (3, 'fi', 'Vaatteet', 'Vaatteet', 'vaatteet'), (3, 'en', 'Clothing', 'Clothing', 'clothing'),
      (4, 'fi', 'Takit', 'Takit', 'vaatteet/takit'), (4, 'en', 'Jackets', 'Jackets', 'clothing/jackets');
    insert into property_types (id, slug, unit, filter_kind) values (1, 'paino', 'g', 'range'), (2, 'lampotila', '°C', 'range'), (3, 'materiaali', '', 'checkbox');
    insert into property_type_texts (property_type_id, language, name) values
      (1, 'fi', 'Paino'), (1, 'en', 'Weight'), (2, 'fi', 'Mukavuuslämpötila'), (2, 'en', 'Comfort temperature'), (3, 'fi', 'Materiaali'), (3, 'en', 'Material')`);
  await db.execute(sql`
    insert into models (id, uuid, slug, model_number, manufacturer_id, tax_class_id, is_public, source_language, import_key) values
      (1, 'u-1', 'tuuli', 'T-1', 1, 1, true, 'fi', null), (2, 'u-2', 'kypara', '=K-2', 1, 1, true, 'fi', null),
      (3, 'u-3', 'pullo', '', 2, 1, true, 'en', null), (4, 'u-4', 'piilo', 'P-4', 3, 1, false, 'fi', null),
      (5, 'u-5', 'wool-socks', 'S-5', 2, 1, true, 'fi', 'shopify:wool-socks');
    update models set country_of_origin = 'fi' where id in (1, 3);
    insert into model_texts (model_id, language, name, description_html, short_description, meta_title, meta_description, is_auto_translated) values
      (1, 'fi', 'Tuuli-takki', '<p>Kevyt & tiivis.</p><ul><li>vetoketju</li></ul>', 'Oma lyhyt', 'Takki %title%, 100 %%sep%%', '', false),
      (1, 'en', 'Wind jacket', '<p>Light.</p>', '', '', '', true),
      (2, 'fi', '-8 kypärä', '<h4>Turva</h4><p>Rivi<br>toinen</p>', '', '=Oma otsikko', 'Oma meta', true),
      (3, 'en', 'Bottle', '<p>Holds water.</p>', 'Holds', '', 'Holds water', false),
      (4, 'fi', 'Piilossa', '', '', '', '', false),
      (5, 'fi', 'Villasukka', '<p><a href="/x/">Linkki</a> jää.</p>', '', '', '', false);
    insert into model_groups (model_id, group_id, is_main) values (1, 4, true), (1, 1, false), (2, 2, true), (5, 3, true);
    insert into model_properties (id, model_id, property_type_id, number, sort) values
      (1, 1, 3, null, 0), (2, 1, 3, null, 1), (3, 1, 1, 420, 2), (4, 2, 2, -5, 0);
    insert into model_property_texts (model_property_id, language, value) values
      (1, 'fi', 'Villa, merino'), (1, 'en', 'Merino'), (2, 'fi', 'Nailon'), (3, 'fi', '420'), (4, 'fi', '-5'), (4, 'en', '-5');
    insert into model_relations (model_id, kind, related_id, sort) values (1, 'recommended', 2, 0), (1, 'recommended', 3, 1), (1, 'also_bought', 5, 0)`);
  await db.execute(sql`
    insert into variants (id, model_id, sku, ean, color_id, size_id, type_id, on_order, is_backorderable, stock_incoming_at, is_withdrawn) values
      (1, 1, 'T-1-S', '6430000000011', 1, 1, 1, false, false, null, false), (2, 1, 'T-1-SL', null, 1, 1, 2, false, true, '2027-01-02 03:04:05.678+00', false),
      (3, 1, 'T-1-H', null, 2, 2, 1, true, false, null, false), (4, 1, 'T-1-OLD', null, 3, 3, 1, false, false, null, true),
      (5, 2, '=K-2-A', null, 3, null, 1, true, true, null, false), (6, 3, 'PULLO', '6430000000028', null, null, 1, false, false, null, false),
      (7, 4, 'PIILO', null, null, 3, 1, false, false, null, false), (8, 5, 'SUKKA', null, null, 3, 1, false, false, null, false);
    insert into prices (variant_id, tax_area_id, regular_cents, full_cents, discount_cents, discount_starts_at, discount_ends_at, club_cents,
        given_currency, given_tax_percentage, given_regular_minor, given_discount_minor) values
      (1, 1, 12000, null, 9990, '2026-01-01 10:00:00.123+00', '2099-01-01 00:00:00+00', 9500, null, null, null, null),
      (2, 1, 12000, null, 9990, '2098-01-01 00:00:00+00', null, null, null, null, null, null),
      (3, 1, 13005, 15000, null, null, null, null, null, null, null, null), (4, 1, 13005, null, null, null, null, null, null, null, null, null),
      (5, 1, 8000, null, 5000, '2020-01-01 00:00:00+00', '2020-02-01 00:00:00+00', null, null, null, null, null),
      (6, 1, 1000, null, null, null, null, 900, 'usd', 0, 873, null), (7, 1, 500, null, null, null, null, null, null, null, null, null),
      (8, 1, 1990, null, 1490, null, null, null, null, null, null, null);
    insert into stock (variant_id, store_id, quantity) values (1, 20, 5), (1, 1, 2), (3, 20, 4), (6, 20, 12), (8, 20, 1);
    insert into stock_movements (variant_id, store_id, delta, reason) select variant_id, store_id, quantity, 'count' from stock`);
  await db.execute(sql`insert into price_history (variant_id, tax_area_id, price_cents, valid_from)
    select variant_id, 1, case when variant_id in (1, 8) then discount_cents else regular_cents end, '2026-01-01' from prices where variant_id <> 4`);
  await db.execute(sql`
    select setval(pg_get_serial_sequence(t, 'id'), 100)
    from unnest(array['manufacturers', 'colors', 'sizes', 'variant_types', 'product_groups', 'property_types', 'models', 'model_properties', 'variants']) t`);
  await markStale(db, 'all');
  await refreshSearchIndex(db);
}
