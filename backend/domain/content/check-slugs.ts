import type { ContentFields, ContentTextFields } from 'contract/content-fields';
import { sql } from 'drizzle-orm';
import type { ContentKind } from '../../db/schema/content-items';
import { Refusal, type RefusalFields } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { isScreenPath } from '../locale/screen-paths';
import { type Reader, rowsOf } from '../reading/reader';
import { CONTENT_SCREENS, contentPath, spaceOf } from './content-paths';
import { contentTexts } from './content-texts';

const languagesOf = (fields: ContentFields) => Object.entries(fields.languages) as [ShopLanguage, ContentTextFields][];

/** The addresses of the tabs of a page, without slashes at the ends. */
function tabAddresses({ slug, tabs }: ContentTextFields): string[] {
  const ofTabs = tabs.flatMap((tab) => [tab.slug, ...tab.nested.map((nested) => `${tab.slug}/${nested.slug}`)]);
  return ofTabs.map((tab) => `${slug}/${tab}`);
}

/** Every address under which an item answers, without slashes at the ends. */
function addressesOf(kind: ContentKind, language: ShopLanguage, text: ContentTextFields): string[] {
  const own = contentPath(kind, language, text.slug).slice(1, -1);
  return kind === 'page' ? [own, text.slug] : [own, ...tabAddresses(text)];
}

/**
 * Refuses addresses that something else has: a screen of the shop, a brand, a product group, another published item. A page shows under
 * its slug alone too (`/toimitus/`), and would hide the brand or the group there; the first segment of a page with tabs does. A page may
 * not have the address of a tab (`/asiakaspalvelu/maksaminen/`), nor a tab that of a page.
 * @param itemId the item itself, or null for one that is not saved yet
 * @throws Refusal with the reason at the field of each slug, `fi.slug`
 */
export async function checkSlugs(
  reader: Reader,
  {
    itemId,
    kind,
    fields,
  }: { readonly itemId: number | null; readonly kind: ContentKind; readonly fields: ContentFields },
  language: ShopLanguage,
): Promise<void> {
  const say = contentTexts(language);
  const refused: RefusalFields = {};
  const refuse = (code: ShopLanguage, text: string) => {
    refused[`${code}.slug`] ??= [text];
  };
  for (const [code, text] of languagesOf(fields)) {
    if (addressesOf(kind, code, text).some((path) => isScreenPath(path, CONTENT_SCREENS[kind])))
      refuse(code, say('slug.screen'));
  }
  for (const { language: code, reason, name } of await usedSlugs(reader, itemId, kind, fields))
    refuse(code, reason === 'taken' ? say('slug.taken', { title: name }) : say(`slug.${reason}`, { name }));
  if (Object.keys(refused).length > 0) throw new Refusal(refused);
}

interface UsedSlug extends Record<string, unknown> {
  readonly language: ShopLanguage;
  readonly reason: 'brand' | 'group' | 'taken';
  readonly name: string;
}

function usedSlugs(reader: Reader, itemId: number | null, kind: ContentKind, fields: ContentFields) {
  const slugs = languagesOf(fields).map(([language, { slug }]) => ({ language, slug }));
  const isPage = spaceOf(kind) === 'page';
  const tabs = languagesOf(fields).flatMap(([language, text]) =>
    kind === 'tabs' ? tabAddresses(text).map((path) => ({ language, path })) : [],
  );
  return rowsOf<UsedSlug>(
    reader,
    sql`
      with wanted as (select * from jsonb_to_recordset(${JSON.stringify(slugs)}::jsonb) as w(language text, slug text))
      select w.language, 'brand' as reason, b.name from wanted w join manufacturers b on b.slug = w.slug where ${isPage}
      union all
      select w.language, 'group', g.name from wanted w cross join lateral (
        select t.name from product_group_texts t
        where t.path = w.slug or (${kind === 'tabs'} and split_part(t.path, '/', 1) = w.slug)
        order by t.language = w.language desc, t.path limit 1
      ) g where ${isPage}
      union all
      select w.language, 'taken', t.title from wanted w
      join content_texts t on t.language = w.language and t.slug = w.slug and t.space = ${spaceOf(kind)}
      where t.item_id is distinct from ${itemId}::int
      union all
      select w.language, 'taken', t.title
      from jsonb_to_recordset(${JSON.stringify(tabs)}::jsonb) as w(language text, path text)
      join content_texts t on t.language = w.language and t.space = 'page' and t.slug = w.path
      where t.item_id is distinct from ${itemId}::int
      union all
      select w.language, 'taken', t.title from wanted w
      join content_texts t on t.language = w.language and t.space = 'page' and t.slug = split_part(w.slug, '/', 1)
      cross join lateral jsonb_array_elements(t.tabs) tab
      left join lateral jsonb_array_elements(tab -> 'nested') nested on true
      where ${kind === 'page'} and w.slug in (
        t.slug || '/' || (tab ->> 'slug'), t.slug || '/' || (tab ->> 'slug') || '/' || (nested ->> 'slug'))`,
  );
}
