import { sql } from 'drizzle-orm';
import { foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { media } from './media';
import { models } from './models';

/** Tables of the measurements of sizes (Specification 2 §3, size tables). Sizes are columns, measures are rows. */
export const sizeTables = pgTable('size_tables', {
  id: id(),
  /** Last segment of the table's own address. */
  slug: text('slug').notNull().unique(),
  /** The drawing that shows where to measure. */
  image: text('image').references(() => media.hash),
});

export const sizeTableTexts = pgTable(
  'size_table_texts',
  {
    sizeTableId: integer('size_table_id')
      .notNull()
      .references(() => sizeTables.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    infoHtml: text('info_html').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.sizeTableId, table.language] }),
    oneOf('size_table_texts', 'language', LANGUAGE_CODES),
  ],
);

/** A size of a table, as printed on the product. */
export const sizeTableColumns = pgTable(
  'size_table_columns',
  {
    sizeTableId: integer('size_table_id')
      .notNull()
      .references(() => sizeTables.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    size: text('size').notNull(),
  },
  (table) => [primaryKey({ columns: [table.sizeTableId, table.place] })],
);

/** Heading of a size (`Women`), when a table is for several kinds of products. */
export const sizeTableColumnTexts = pgTable(
  'size_table_column_texts',
  {
    sizeTableId: integer('size_table_id').notNull(),
    place: integer('place').notNull(),
    language: language(),
    productType: text('product_type').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sizeTableId, table.place, table.language] }),
    foreignKey({
      name: 'size_table_column_texts_column_fk',
      columns: [table.sizeTableId, table.place],
      foreignColumns: [sizeTableColumns.sizeTableId, sizeTableColumns.place],
    }).onDelete('cascade'),
    oneOf('size_table_column_texts', 'language', LANGUAGE_CODES),
  ],
);

/** A measure of a table. */
export const sizeTableRows = pgTable(
  'size_table_rows',
  {
    sizeTableId: integer('size_table_id')
      .notNull()
      .references(() => sizeTables.id, { onDelete: 'cascade' }),
    place: integer('place').notNull(),
    unit: text('unit').notNull().default(''),
  },
  (table) => [primaryKey({ columns: [table.sizeTableId, table.place] })],
);

export const sizeTableRowTexts = pgTable(
  'size_table_row_texts',
  {
    sizeTableId: integer('size_table_id').notNull(),
    place: integer('place').notNull(),
    language: language(),
    /** What is measured: `Chest`. */
    category: text('category').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sizeTableId, table.place, table.language] }),
    foreignKey({
      name: 'size_table_row_texts_row_fk',
      columns: [table.sizeTableId, table.place],
      foreignColumns: [sizeTableRows.sizeTableId, sizeTableRows.place],
    }).onDelete('cascade'),
    oneOf('size_table_row_texts', 'language', LANGUAGE_CODES),
  ],
);

/** The measurement of a size: `96–102`. */
export const sizeTableCells = pgTable(
  'size_table_cells',
  {
    sizeTableId: integer('size_table_id').notNull(),
    rowPlace: integer('row_place').notNull(),
    columnPlace: integer('column_place').notNull(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sizeTableId, table.rowPlace, table.columnPlace] }),
    foreignKey({
      name: 'size_table_cells_row_fk',
      columns: [table.sizeTableId, table.rowPlace],
      foreignColumns: [sizeTableRows.sizeTableId, sizeTableRows.place],
    }).onDelete('cascade'),
    foreignKey({
      name: 'size_table_cells_column_fk',
      columns: [table.sizeTableId, table.columnPlace],
      foreignColumns: [sizeTableColumns.sizeTableId, sizeTableColumns.place],
    }).onDelete('cascade'),
    rule('size_table_cells_value', sql`value <> ''`),
  ],
);

/** Pictures shown with a table, in order. */
export const sizeTableImages = pgTable(
  'size_table_images',
  {
    sizeTableId: integer('size_table_id')
      .notNull()
      .references(() => sizeTables.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    media: text('media')
      .notNull()
      .references(() => media.hash),
  },
  (table) => [primaryKey({ columns: [table.sizeTableId, table.sort] })],
);

/** Size tables of a model, in order. */
export const modelSizeTables = pgTable(
  'model_size_tables',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    sizeTableId: integer('size_table_id')
      .notNull()
      .references(() => sizeTables.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.sizeTableId] })],
);
