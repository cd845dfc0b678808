/** The shop's colours, sizes, types, brands and properties as its exports write them and its imports find them again. */
import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import type { ShopLanguage } from '../../domain/locale/language';
import { bestTextFirst } from '../../domain/reading/text-fallback';
import { wordKey } from '../text/word-key';

export type WordKind = 'brand' | 'color' | 'size' | 'type' | 'property';

/** The words of one kind. */
export interface ShopWords {
  /** The word as files have it: its name, else its slug where the name is another word's, else both. */
  nameOf: (id: number) => string;
  /** The id of a word of a file; undefined: the shop does not have it. */
  idOf: (name: string) => number | undefined;
  slugOf: (id: number) => string;
  /** All of them, as files have them. */
  all: readonly { slug: string; name: string }[];
}

const TABLES: Record<
  Exclude<WordKind, 'brand' | 'size'>,
  { words: string; texts: string; id: string; name: string }
> = {
  color: { words: 'colors', texts: 'color_texts', id: 'color_id', name: 't.name' },
  type: { words: 'variant_types', texts: 'variant_type_texts', id: 'type_id', name: 't.name' },
  property: {
    words: 'property_types',
    texts: 'property_type_texts',
    id: 'property_type_id',
    name: `t.name || case when w.unit = '' then '' else ' [' || w.unit || ']' end`,
  },
};

/** Tells a word from another of the same name. */
const toldName = (name: string | null | undefined, slug: string): string => `${name ?? ''} (${slug})`;

interface WordRow extends Record<string, unknown> {
  id: number;
  slug: string;
  name: string | null;
}

/** Reads the words of a kind with their names in a language. */
export async function readShopWords(db: Db | Transaction, kind: WordKind, language: ShopLanguage): Promise<ShopWords> {
  const rows = await readRows(db, kind, language);
  const names = new Map<string, number>();
  const slugs = new Map<string, number>();
  const told = new Map<string, number>();
  const words = new Map(rows.map((row) => [row.id, row]));
  for (const { id, slug, name } of rows) {
    if (!names.has(wordKey(name ?? slug))) names.set(wordKey(name ?? slug), id);
    slugs.set(slug, id);
    told.set(wordKey(toldName(name, slug)), id);
  }
  const idOf = (name: string): number | undefined =>
    told.get(wordKey(name)) ?? names.get(wordKey(name)) ?? slugs.get(wordKey(name));
  const nameOf = (id: number): string => {
    const { name, slug = '' } = words.get(id) ?? {};
    return [name, slug].find((word) => word && idOf(word) === id) ?? toldName(name, slug);
  };
  return {
    idOf,
    nameOf,
    slugOf: (id) => words.get(id)?.slug ?? '',
    all: rows.map(({ id, slug }) => ({ slug, name: nameOf(id) })),
  };
}

async function readRows(db: Db | Transaction, kind: WordKind, language: ShopLanguage): Promise<WordRow[]> {
  if (kind === 'brand') return rowsOf(db, sql`select id, slug, name from manufacturers order by id`);
  if (kind === 'size') return rowsOf(db, sql`select id, slug, name from sizes order by id`);
  const { words, texts, id, name } = TABLES[kind];
  return rowsOf(
    db,
    sql`select w.id, w.slug, (select ${sql.raw(name)} from ${sql.raw(texts)} t where t.${sql.raw(id)} = w.id
      order by ${bestTextFirst(language)} limit 1) as name
      from ${sql.raw(words)} w order by w.id`,
  );
}

async function rowsOf(db: Db | Transaction, statement: ReturnType<typeof sql>): Promise<WordRow[]> {
  return (await db.execute<WordRow>(statement)).rows;
}
