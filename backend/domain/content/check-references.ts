import type { ContentFields } from 'contract/content-fields';
import { sql } from 'drizzle-orm';
import { Refusal, type RefusalFields } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import { contentTexts } from './content-texts';

interface Found extends Record<string, unknown> {
  readonly image: boolean;
  readonly blogger: boolean;
  readonly brand: boolean;
  readonly group: boolean;
  readonly category: boolean;
  /** Ids of models that do not exist. */
  readonly missing: number[];
}

/** Refuses pictures, people, brands, groups and products that the shop does not have. @throws Refusal by field */
export async function checkReferences(reader: Reader, fields: ContentFields, language: ShopLanguage): Promise<void> {
  const { image, blogger, brand, category, models, list_group, list_brand } = fields;
  const hasBrand = (id: number | null) =>
    sql`(${id}::int is null or exists (select 1 from manufacturers where id = ${id}))`;
  const [found] = await rowsOf<Found>(
    reader,
    sql`select
      (${image}::text is null or exists (select 1 from media where hash = ${image} and not is_upload)) as image,
      (${blogger}::int is null or exists (select 1 from content_items where id = ${blogger} and kind = 'blogger')) as blogger,
      ${hasBrand(brand)} and ${hasBrand(list_brand)} as brand,
      (${list_group}::int is null or exists (select 1 from product_groups where id = ${list_group})) as "group",
      (${category} = '' or exists (
        select 1 from settings, unnest(string_to_array(value, ',')) known
        where key = 'blog_category_order' and btrim(known) = ${category})) as category,
      array(select wanted.id from unnest(${sql.param([...models])}::int[]) as wanted(id)
        where not exists (select 1 from models m where m.id = wanted.id)) as missing`,
  );
  if (!found) return;
  const say = contentTexts(language);
  const refused: RefusalFields = {};
  if (!found.image) refused['image'] = [say('image.unknown')];
  if (!found.blogger) refused['blogger'] = [say('blogger.unknown')];
  if (!found.brand) refused[brand === null ? 'list_brand' : 'brand'] = [say('brand.unknown')];
  if (!found.group) refused['list_group'] = [say('group.unknown')];
  if (!found.category) refused['category'] = [say('category.unknown')];
  if (found.missing.length > 0) refused['models'] = [say('models.unknown', { ids: found.missing.join(', ') })];
  if (Object.keys(refused).length > 0) throw new Refusal(refused);
}
