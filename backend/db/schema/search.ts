import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { models } from './catalogue';
import { LANGUAGE_CODES, language, oneOf } from './columns';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** One index a language: a search reads the words of its own language only. */
const inLanguages = <Made>(make: (code: string, condition: ReturnType<typeof sql.raw>) => Made): Made[] =>
  LANGUAGE_CODES.map((code) => make(code, sql.raw(`language = '${code}'`)));

/** Models whose search documents are to be made anew; whoever changes what a search reads adds them. */
export const searchStale = pgTable('search_stale', {
  modelId: integer('model_id')
    .primaryKey()
    .references(() => models.id, { onDelete: 'cascade' }),
});

/**
 * What a search reads of a model, one row a language; models that no list shows have none. Words are stems of the language's
 * own grammar, without their places.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    language: language(),
    /** The name, then brand and name, lower case and without signs: what a search for exactly this model types. */
    names: text('names').array().notNull(),
    /** Stems of name, brand and model number. */
    title: tsvector('title').notNull(),
    /** Stems of its main group's name: what kind of thing it is. */
    kind: tsvector('kind').notNull(),
    /** Stems of the title, of all its groups, colours, sizes and properties. */
    words: tsvector('words').notNull(),
    sold: integer('sold').notNull(),
    viewed: integer('viewed').notNull(),
    /** How much people want it, from what was sold and viewed: the order among equally good matches. */
    popularity: real('popularity').notNull(),
    /** Among the most wanted fifth of a large catalogue: where a word stands on half of the shop, only these are looked at. */
    isPopular: boolean('is_popular').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.language] }),
    oneOf('search_documents', 'language', LANGUAGE_CODES),
    ...inLanguages((code, condition) =>
      index(`search_documents_words_${code}`).using('gin', table.words).where(condition),
    ),
    ...inLanguages((code, condition) =>
      index(`search_documents_popular_${code}`).using('gin', table.words).where(sql`${condition} and is_popular`),
    ),
    index('search_documents_names').using('gin', table.names),
  ],
);

/** The same words with those of the description: read only when the words above find little. */
export const searchBodies = pgTable(
  'search_bodies',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    language: language(),
    words: tsvector('words').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.language] }),
    oneOf('search_bodies', 'language', LANGUAGE_CODES),
    ...inLanguages((code, condition) =>
      index(`search_bodies_words_${code}`).using('gin', table.words).where(condition),
    ),
  ],
);

/** Every word that documents hold, as written, and what leads to it: its grammar, its end in compounds, its letters. */
export const searchWords = pgTable(
  'search_words',
  {
    language: language(),
    word: text('word').notNull(),
    /** What documents hold for it. */
    stem: text('stem').notNull(),
    /** The same for all inflections of a word, consonant gradation undone; see `wordRoot`. */
    root: text('root').notNull(),
    /** The root backwards, for compounds that end with it; empty in languages without compounds. */
    tail: text('tail').notNull(),
    /** Without accents: `kypara`. */
    folded: text('folded').notNull(),
    /** How many documents hold it outside descriptions, as of when they were made. */
    frequency: integer('frequency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    oneOf('search_words', 'language', LANGUAGE_CODES),
    index('search_words_stem').on(table.language, table.stem),
    index('search_words_root').on(table.language, table.root),
    index('search_words_tail').on(table.language, sql`${table.tail} collate "C"`),
    index('search_words_folded').on(table.language, sql`${table.folded} collate "C"`),
    index('search_words_letters').using('gin', sql`${table.folded} gin_trgm_ops`).where(sql`frequency > 0`),
  ],
);

/** Product groups and brands by the words of their names, for suggestions. A brand is the same in all languages. */
export const searchNames = pgTable(
  'search_names',
  {
    kind: text('kind', { enum: ['group', 'brand'] }).notNull(),
    targetId: integer('target_id').notNull(),
    language: language(),
    name: text('name').notNull(),
    /** `hiihto/sukset` of a group, `aapa` of a brand. */
    path: text('path').notNull(),
    words: tsvector('words').notNull(),
    /** Models in it, those of the groups below it too; one without any is not suggested and has no row. */
    models: integer('models').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.kind, table.targetId] }),
    oneOf('search_names', 'kind', ['group', 'brand']),
    oneOf('search_names', 'language', LANGUAGE_CODES),
  ],
);
