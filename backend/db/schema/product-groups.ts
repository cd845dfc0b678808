import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { media } from './media';

/** The tree of product groups. `sort` orders siblings. */
export const productGroups = pgTable(
  'product_groups',
  {
    id: id(),
    parentId: integer('parent_id').references((): AnyPgColumn => productGroups.id),
    sort: integer('sort').notNull().default(0),
    showInMenu: boolean('show_in_menu').notNull().default(true),
    /** Server value of the default sort (Specification 2 §9), for example `most-popular`. */
    groupSorting: text('group_sorting').notNull().default('most-popular'),
    image: text('image').references(() => media.hash),
    /** Identity in the file it was imported from; unique within `importSource`. */
    importKey: text('import_key').unique(),
  },
  () => [rule('product_groups_not_own_parent', sql`parent_id is null or parent_id <> id`)],
);

export const productGroupTexts = pgTable(
  'product_group_texts',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    shortName: text('short_name').notNull(),
    /** Path below the site root, lower case, without slashes at the ends: `hiihto/sukset`. */
    path: text('path').notNull(),
    metaTitle: text('meta_title').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    descriptionHtml: text('description_html').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.language] }),
    unique('product_group_texts_path').on(table.language, table.path),
    rule('product_group_texts_path_form', sql`path = lower(path) and path !~ '^/|/$|//' and path <> ''`),
    oneOf('product_group_texts', 'language', LANGUAGE_CODES),
  ],
);
