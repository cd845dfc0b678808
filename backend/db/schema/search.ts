import { sql } from 'drizzle-orm';
import { boolean, customType, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { LANGUAGE_CODES, language, oneOf } from './columns';
import { models } from './models';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** One index per language, because a search reads only the words of its language. */
const inLanguages = <Made>(make: (code: string, condition: ReturnType<typeof sql.raw>) => Made): Made[] =>
  LANGUAGE_CODES.map((code) => make(code, sql.raw(`language = '${code}'`)));

/** Models with stale search documents; every change of searched data adds them. */
export const searchStale = pgTable('search_stale', {
  modelId: integer('model_id')
    .primaryKey()
    .references(() => models.id, { onDelete: 'cascade' }),
});

/**
 * The search document of a model, one row per language; only for listed models. Words are stems of the language, without positions.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    language: language(),
    /** The name, and brand with name, in lower case without punctuation: for exact matches. */
    names: text('names').array().notNull(),
    /** Stems of name, brand and model number. */
    title: tsvector('title').notNull(),
    /** Stems of its main group's name: the kind of product. */
    kind: tsvector('kind').notNull(),
    /** Stems of the title, of all its groups, colours, sizes and properties. */
    words: tsvector('words').notNull(),
    sold: integer('sold').notNull(),
    viewed: integer('viewed').notNull(),
    /** Popularity from sales and views: the order of equally good matches. */
    popularity: real('popularity').notNull(),
    /** Whether it is in the most popular fifth of a large catalogue: for very frequent words only these are searched. */
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

/** The same words with those of the description: read only when the search above finds few models. */
export const searchBodies = pgTable(
  'search_bodies',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    language: language(),
    words: tsvector('words').notNull(),
    /** The words outside the description as written: those counted by the vocabulary. */
    counted: tsvector('counted').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.language] }),
    oneOf('search_bodies', 'language', LANGUAGE_CODES),
    ...inLanguages((code, condition) =>
      index(`search_bodies_words_${code}`).using('gin', table.words).where(condition),
    ),
  ],
);

/** All words of documents as written, with their stem, root, compound end and accent-free spelling. */
export const searchWords = pgTable(
  'search_words',
  {
    language: language(),
    word: text('word').notNull(),
    /** Its stem in documents. */
    stem: text('stem').notNull(),
    /** Common root of all inflections of a word; see `wordRoot`. */
    root: text('root').notNull(),
    /** The reversed root, for compounds that end with it; empty in languages without compounds. */
    tail: text('tail').notNull(),
    /** Without accents: `kypara`. */
    folded: text('folded').notNull(),
    /** Number of documents that contain it outside descriptions. */
    frequency: integer('frequency').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.word] }),
    oneOf('search_words', 'language', LANGUAGE_CODES),
    index('search_words_stem').on(table.language, table.stem),
    index('search_words_root').on(table.language, table.root),
    index('search_words_tail').on(table.language, sql`${table.tail} collate "C"`),
    index('search_words_folded').on(table.language, sql`${table.folded} collate "C"`),
  ],
);

/** Version of a language's words: caches read them again when it changes. */
export const searchVocabularies = pgTable(
  'search_vocabularies',
  { language: language().primaryKey(), version: integer('version').notNull() },
  () => [oneOf('search_vocabularies', 'language', LANGUAGE_CODES)],
);

/** Product groups and brands by the words of their names, for suggestions. A brand is the same in all languages. */
export const searchNames = pgTable(
  'search_names',
  {
    kind: text('kind', { enum: ['group', 'brand'] }).notNull(),
    targetId: integer('target_id').notNull(),
    language: language(),
    name: text('name').notNull(),
    /** The displayed name, with the parent's name first when another group has the same name. */
    label: text('label').notNull(),
    /** `hiihto/sukset` of a group, `aapa` of a brand. */
    path: text('path').notNull(),
    words: tsvector('words').notNull(),
    /** Number of models in it, including its subgroups; one without models is not suggested and has no row. */
    models: integer('models').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.language, table.kind, table.targetId] }),
    oneOf('search_names', 'kind', ['group', 'brand']),
    oneOf('search_names', 'language', LANGUAGE_CODES),
  ],
);
