import { sql } from 'drizzle-orm';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, LANGUAGE_CODES, language, oneOf, rule } from './columns';

/** Colours. `control` is the hex circle, or two of them separated by a slash. */
export const colors = pgTable(
  'colors',
  { id: id(), slug: text('slug').notNull().unique(), control: text('control').notNull() },
  () => [rule('colors_control_form', sql`control ~ '^#[0-9a-f]{6}(/#[0-9a-f]{6})?$'`)],
);

export const colorTexts = pgTable(
  'color_texts',
  {
    colorId: integer('color_id')
      .notNull()
      .references(() => colors.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.colorId, table.language] }),
    oneOf('color_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Sizes as printed on the products, the same in every language (`XL`, `42 2/3`, `178 cm`). */
export const sizes = pgTable('sizes', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Place in the order of Specification 2 §5: XXXS to XXXXXL first, then numeric. */
  sort: integer('sort').notNull(),
});

/** Types of a model other than colour and size (`regular`, `long`); a model with one type has `regular`. */
export const variantTypes = pgTable('variant_types', {
  id: id(),
  slug: text('slug').notNull().unique(),
  sort: integer('sort').notNull().default(0),
});

export const variantTypeTexts = pgTable(
  'variant_type_texts',
  {
    typeId: integer('type_id')
      .notNull()
      .references(() => variantTypes.id, { onDelete: 'cascade' }),
    language: language(),
    /** The value, `Long`. */
    name: text('name').notNull(),
    /** What the choice is called, `Length`. */
    title: text('title').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.typeId, table.language] }),
    oneOf('variant_type_texts', 'language', LANGUAGE_CODES),
  ],
);
