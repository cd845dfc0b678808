import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { type Connection, preparedQuery, type Reader } from '../reading/reader';
import { textsIn } from '../reading/text-fallback';
import { accountTexts } from './account-texts';

/** A size table of the shop as a kind of sizes: jackets, trousers, shoes. */
export interface SizeType {
  readonly slug: string;
  readonly name: string;
  /** As printed on the products, in the order of the table. */
  readonly sizes: readonly string[];
}

/** A person's sizes by the slug of the size table. */
export type OwnSizes = Readonly<Record<string, readonly string[]>>;

/** Size tables with their sizes; a size that a table has for several kinds of people is there once. */
export const readSizeTypes = preparedQuery<SizeType, [language: ShopLanguage]>(
  'size-types',
  `select s.slug, st.name,
     array(select c.size from size_table_columns c where c.size_table_id = s.id
       group by c.size order by min(c.place)) as sizes
   from size_tables s
   ${textsIn('size_table_texts', 'st', 't.size_table_id = s.id', '$1')}
   where exists (select 1 from size_table_columns c where c.size_table_id = s.id)
   order by s.id`,
);

/** A person's sizes. */
export async function readOwnSizes(reader: Reader, customerId: number): Promise<OwnSizes> {
  const [person] = await reader.select({ sizes: customers.sizes }).from(customers).where(eq(customers.id, customerId));
  return person?.sizes ?? {};
}

/**
 * Replaces a person's sizes.
 * @throws Refusal for a size that no table of the shop has
 */
export async function saveOwnSizes(
  { db, pool }: { readonly db: Db; readonly pool: Connection },
  customerId: number,
  sizes: OwnSizes,
  language: ShopLanguage,
): Promise<void> {
  const known = new Map((await readSizeTypes(pool, language)).map((type) => [type.slug, new Set(type.sizes)]));
  const chosen = Object.entries(sizes).filter(([, each]) => each.length > 0);
  const isKnown = chosen.every(([slug, each]) => each.every((size) => known.get(slug)?.has(size)));
  if (!isKnown) throw new Refusal({ detail: [accountTexts(language)('sizes.unknown')] });
  const stored = Object.fromEntries(chosen.map(([slug, each]) => [slug, [...new Set(each)]]));
  await db.update(customers).set({ sizes: stored }).where(eq(customers.id, customerId));
}
