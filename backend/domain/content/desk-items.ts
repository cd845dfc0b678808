import type { CONTENT_FILTERS, CONTENT_STATES } from 'contract/desk-content';
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import { CONTENT_KINDS, contentItems, contentTexts, contentVersions } from '../../db/schema/content-items';
import type { ShopLanguage } from '../locale/language';
import { anywhere } from '../reading/like-pattern';
import type { Reader } from '../reading/reader';
import { type Item, readVersion } from './save-content';

type State = (typeof CONTENT_STATES)[number];

/** Which items are listed; empty fields: all of them. */
export interface ItemSearch {
  readonly kind: string;
  readonly state: string;
  /** A part of a title or slug in any language. */
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** How an item stands; the time of its first publication stays when it is withdrawn. */
export function stateOf({
  version,
  publishedVersion,
  updatedAt,
}: Pick<Item, 'version' | 'publishedVersion' | 'updatedAt'>): State {
  if (publishedVersion !== null) return publishedVersion < version ? 'changed' : 'published';
  return updatedAt === null ? 'draft' : 'withdrawn';
}

const IN_STATE: Readonly<Record<(typeof CONTENT_FILTERS)[number], SQL | undefined>> = {
  draft: and(isNull(contentItems.publishedVersion), isNull(contentItems.updatedAt)),
  published: isNotNull(contentItems.publishedVersion),
  changed: lt(contentItems.publishedVersion, contentItems.version),
  withdrawn: and(isNull(contentItems.publishedVersion), isNotNull(contentItems.updatedAt)),
  scheduled: isNotNull(contentItems.scheduledAt),
};
const isFilter = (state: string): state is keyof typeof IN_STATE => Object.hasOwn(IN_STATE, state);

function conditionOf({ kind, state, search }: ItemSearch): SQL | undefined {
  const known = CONTENT_KINDS.find((each) => each === kind);
  const pattern = anywhere(search);
  return and(
    kind === '' ? undefined : known ? eq(contentItems.kind, known) : sql`false`,
    state === '' ? undefined : isFilter(state) ? IN_STATE[state] : sql`false`,
    search === ''
      ? undefined
      : sql`exists (select 1 from jsonb_each(${contentVersions.fields} -> 'languages') l
          where l.value ->> 'title' ilike ${pattern} or l.value ->> 'slug' ilike ${pattern})`,
  );
}

const latest = and(eq(contentVersions.itemId, contentItems.id), eq(contentVersions.number, contentItems.version));

/** The title of the latest version: in a language, else in Finnish, English, or the first there is. */
const titleIn = (language: ShopLanguage) => sql<string>`coalesce((
  select l.value ->> 'title' from jsonb_each(${contentVersions.fields} -> 'languages') l where l.value ->> 'title' <> ''
  order by l.key = ${language} desc, l.key = 'fi' desc, l.key = 'en' desc, l.key limit 1), '')`;

/** A page of the items that match, what was saved last at the top, and how many match. */
export async function listItems(reader: Reader, language: ShopLanguage, search: ItemSearch) {
  const condition = conditionOf(search);
  const [counted] = await reader
    .select({ count: sql<number>`count(*)::int` })
    .from(contentItems)
    .innerJoin(contentVersions, latest)
    .where(condition);
  const found = await reader
    .select({
      id: contentItems.id,
      kind: contentItems.kind,
      version: contentItems.version,
      publishedVersion: contentItems.publishedVersion,
      updatedAt: contentItems.updatedAt,
      scheduledAt: contentItems.scheduledAt,
      title: titleIn(language),
      languages: sql<string[]>`array(select jsonb_object_keys(${contentVersions.fields} -> 'languages'))`,
      by: contentVersions.author,
      at: contentVersions.createdAt,
    })
    .from(contentItems)
    .innerJoin(contentVersions, latest)
    .where(condition)
    .orderBy(desc(contentVersions.createdAt), desc(contentItems.id))
    .limit(search.limit)
    .offset(search.offset);
  const items = found.map(({ languages, ...item }) => ({
    ...item,
    state: stateOf(item),
    missing: LANGUAGE_CODES.filter((code) => !languages.includes(code)),
  }));
  return { items, count: counted?.count ?? 0 };
}

/** An item for its editor: the fields of its latest version, all versions without theirs, the slugs that readers know. */
export async function readEditedItem(reader: Reader, id: number) {
  const [item] = await reader.select().from(contentItems).where(eq(contentItems.id, id));
  const fields = item && (await readVersion(reader, id, item.version));
  if (!item || !fields) return null;
  const versions = await reader
    .select({
      number: contentVersions.number,
      by: contentVersions.author,
      at: contentVersions.createdAt,
      note: contentVersions.note,
    })
    .from(contentVersions)
    .where(eq(contentVersions.itemId, id))
    .orderBy(desc(contentVersions.number));
  const texts = await reader
    .select({ language: contentTexts.language, slug: contentTexts.slug })
    .from(contentTexts)
    .where(eq(contentTexts.itemId, id));
  const slugs = Object.fromEntries(texts.map(({ language, slug }) => [language, slug]));
  return { item, fields, versions, slugs };
}
