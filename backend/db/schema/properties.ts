import { foreignKey, index, integer, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, LANGUAGE_CODES, language, oneOf } from './columns';
import { models } from './models';
import { productGroups } from './product-groups';
import { variants } from './variants';

/** Kinds of properties. `filterKind` says how listings filter by it; null: not at all. */
export const propertyTypes = pgTable(
  'property_types',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    unit: text('unit').notNull().default(''),
    filterKind: text('filter_kind', { enum: ['range', 'checkbox'] }),
    bgColor: text('bg_color'),
    textColor: text('text_color'),
    sort: integer('sort').notNull().default(0),
  },
  () => [oneOf('property_types', 'filter_kind', ['range', 'checkbox'])],
);

export const propertyTypeTexts = pgTable(
  'property_type_texts',
  {
    propertyTypeId: integer('property_type_id')
      .notNull()
      .references(() => propertyTypes.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.propertyTypeId, table.language] }),
    oneOf('property_type_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Property types that a group's listing filters by. */
export const groupFilters = pgTable(
  'group_filters',
  {
    groupId: integer('group_id')
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
    propertyTypeId: integer('property_type_id')
      .notNull()
      .references(() => propertyTypes.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.groupId, table.propertyTypeId] })],
);

/** A model's property, or one variant's where `variantId` is set. A numeric value is also stored as a number for range filters. */
export const modelProperties = pgTable(
  'model_properties',
  {
    id: id(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id'),
    propertyTypeId: integer('property_type_id')
      .notNull()
      .references(() => propertyTypes.id),
    number: numeric('number', { precision: 14, scale: 4, mode: 'number' }),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    index('model_properties_model').on(table.modelId),
    foreignKey({ columns: [table.variantId], foreignColumns: [variants.id] }).onDelete('cascade'),
  ],
);

export const modelPropertyTexts = pgTable(
  'model_property_texts',
  {
    modelPropertyId: integer('model_property_id')
      .notNull()
      .references(() => modelProperties.id, { onDelete: 'cascade' }),
    language: language(),
    value: text('value').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.modelPropertyId, table.language] }),
    oneOf('model_property_texts', 'language', LANGUAGE_CODES),
  ],
);
