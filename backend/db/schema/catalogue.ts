import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { countryCode, createdAt, id, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { media } from './media';
import { taxClasses } from './reference';

/** A code as a search compares it: upper case, without what separates its parts. */
const codeOf = (column: AnyPgColumn) => sql`(upper(translate(${column}, ' -./_', '')) collate "C")`;

/** Brands. The responsible person is what product pages must name (Regulation (EU) 2023/988, article 19). */
export const manufacturers = pgTable('manufacturers', {
  id: id(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  logo: text('logo').references(() => media.hash),
  /** Postal address and e-mail of the manufacturer, one text. */
  address: text('address'),
  email: text('email'),
  /** Responsible person in the EU where the manufacturer sits outside it. */
  euResponsible: text('eu_responsible'),
});

export const manufacturerTexts = pgTable(
  'manufacturer_texts',
  {
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id, { onDelete: 'cascade' }),
    language: language(),
    title: text('title').notNull().default(''),
    descriptionHtml: text('description_html').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.manufacturerId, table.language] }),
    oneOf('manufacturer_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Promo images of a brand, in order. */
export const manufacturerImages = pgTable(
  'manufacturer_images',
  {
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    media: text('media')
      .notNull()
      .references(() => media.hash),
  },
  (table) => [primaryKey({ columns: [table.manufacturerId, table.sort] })],
);

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

const MODEL_KINDS = ['product', 'gift_card'] as const;

/** A product model: what has one page. Its variants are what is sold. */
export const models = pgTable(
  'models',
  {
    id: id(),
    uuid: text('uuid').notNull().unique().default(sql`gen_random_uuid()::text`),
    slug: text('slug').notNull().unique(),
    modelNumber: text('model_number').notNull().default(''),
    manufacturerId: integer('manufacturer_id')
      .notNull()
      .references(() => manufacturers.id),
    taxClassId: integer('tax_class_id')
      .notNull()
      .references(() => taxClasses.id),
    isPublic: boolean('is_public').notNull().default(true),
    /** Reductions are announced (false: the lower price is simply the price). */
    allowDiscount: boolean('allow_discount').notNull().default(true),
    belongsToOutlet: boolean('belongs_to_outlet').notNull().default(false),
    isCampaignOnly: boolean('is_campaign_only').notNull().default(false),
    /** Gift cards are bought by amount, never as an ordinary row of a cart. */
    kind: text('kind', { enum: MODEL_KINDS }).notNull().default('product'),
    /** Not kept in every store, ordered for whoever asks. */
    belongsToExtendedRange: boolean('belongs_to_extended_range').notNull().default(false),
    /** Skis that are sold with their bindings mounted. */
    isBindingSkiCombo: boolean('is_binding_ski_combo').notNull().default(false),
    /** At most one such item in an order (Specification 2 §5). */
    isVuota: boolean('is_vuota').notNull().default(false),
    /** The new model that this used one is. */
    secondHandParentId: integer('second_hand_parent_id').references((): AnyPgColumn => models.id, {
      onDelete: 'set null',
    }),
    /** How many fit into one parcel abroad; null: any number. */
    perInternationalPackage: integer('per_international_package'),
    showDiscountPercentage: boolean('show_discount_percentage').notNull().default(true),
    countryOfOrigin: countryCode('country_of_origin'),
    promotedColorId: integer('promoted_color_id').references(() => colors.id),
    /** When a running offer ends, for the price-ending notice. */
    priceEndingAt: instant('price_ending_at'),
    /** Units sold, for the `most-sold` and `most-popular` sorts. */
    soldAmount: integer('sold_amount').notNull().default(0),
    viewedAmount: integer('viewed_amount').notNull().default(0),
    /** Language whose text is shown where another is missing. */
    sourceLanguage: text('source_language', { enum: LANGUAGE_CODES }).notNull().default('fi'),
    publishedAt: instant('published_at').notNull().defaultNow(),
    createdAt: createdAt(),
    /** Identity in the file it was imported from, `magento:MP01`. */
    importKey: text('import_key').unique(),
  },
  (table) => [
    index('models_manufacturer').on(table.manufacturerId),
    index('models_number_code').on(codeOf(table.modelNumber)).where(sql`model_number <> ''`),
    rule('models_slug_form', sql`slug ~ '^[a-z0-9][a-z0-9-]*$'`),
    index('models_second_hand_parent').on(table.secondHandParentId).where(sql`second_hand_parent_id is not null`),
    oneOf('models', 'kind', MODEL_KINDS),
    rule('models_counts', sql`sold_amount >= 0 and viewed_amount >= 0`),
    rule('models_not_own_parent', sql`second_hand_parent_id is null or second_hand_parent_id <> id`),
    rule('models_package', sql`per_international_package > 0`),
  ],
);

export const modelTexts = pgTable(
  'model_texts',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
    tagline: text('tagline').notNull().default(''),
    descriptionHtml: text('description_html').notNull().default(''),
    shortDescription: text('short_description').notNull().default(''),
    metaDescription: text('meta_description').notNull().default(''),
    notice: text('notice').notNull().default(''),
    /** True where a machine translated the text (the page then offers the original). */
    isAutoTranslated: boolean('is_auto_translated').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.language] }),
    oneOf('model_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Groups a model is in; one of them is its main group. */
export const modelGroups = pgTable(
  'model_groups',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    groupId: integer('group_id')
      .notNull()
      .references(() => productGroups.id, { onDelete: 'cascade' }),
    isMain: boolean('is_main').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.modelId, table.groupId] }),
    index('model_groups_group').on(table.groupId),
    uniqueIndex('model_groups_one_main').on(table.modelId).where(sql`is_main`),
  ],
);

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

/** Sizes as printed on the goods, the same in every language (`XL`, `42 2/3`, `178 cm`). */
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

/** What is sold and kept in stock. `id` is the contract's `product_id`. */
export const variants = pgTable(
  'variants',
  {
    id: id(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    ean: text('ean'),
    colorId: integer('color_id').references(() => colors.id),
    sizeId: integer('size_id').references(() => sizes.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => variantTypes.id),
    /** Made or ordered to the customer's order: quantity is unlimited. */
    onOrder: boolean('on_order').notNull().default(false),
    isBackorderable: boolean('is_backorderable').notNull().default(false),
    blockedStock: boolean('blocked_stock').notNull().default(false),
    /** Days to dispatch (Specification 2 §9: up to 2, under 999, 999 unknown). */
    shippingTimeDays: integer('shipping_time_days').notNull().default(2),
    stockIncomingAt: instant('stock_incoming_at'),
    /** Sold no more; kept because orders refer to it. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
  },
  (table) => [
    index('variants_model').on(table.modelId),
    index('variants_sku_code').on(codeOf(table.sku)),
    index('variants_ean').on(table.ean).where(sql`ean is not null`),
    unique('variants_one_combination').on(table.modelId, table.colorId, table.sizeId, table.typeId).nullsNotDistinct(),
    rule('variants_shipping_time', sql`shipping_time_days between 0 and 999`),
  ],
);

/** What pictures of goods show besides their front: `back`, `detail`. */
export const imageViews = pgTable('image_views', { id: id(), slug: text('slug').notNull().unique() });

export const imageViewTexts = pgTable(
  'image_view_texts',
  {
    viewId: integer('view_id')
      .notNull()
      .references(() => imageViews.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.viewId, table.language] }),
    oneOf('image_view_texts', 'language', LANGUAGE_CODES),
  ],
);

/** Pictures of a model, of one colour or general (no colour), in order. */
export const modelImages = pgTable(
  'model_images',
  {
    id: id(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    colorId: integer('color_id').references(() => colors.id),
    sort: integer('sort').notNull(),
    media: text('media')
      .notNull()
      .references(() => media.hash),
    viewId: integer('view_id').references(() => imageViews.id),
    /** What the picture shows, in the model's source language; empty where the model's name or the view says it. */
    caption: text('caption').notNull().default(''),
  },
  (table) => [
    index('model_images_model').on(table.modelId),
    unique('model_images_place').on(table.modelId, table.colorId, table.sort).nullsNotDistinct(),
  ],
);

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

/** A model's property, or one variant's where `variantId` is set. A numeric value is kept as number for range filters. */
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

/** Ribbons: tags with colours that cards and product pages show. */
export const ribbons = pgTable('ribbons', {
  id: id(),
  slug: text('slug').notNull().unique(),
  bgColor: text('bg_color').notNull(),
  textColor: text('text_color').notNull(),
  link: text('link'),
});

export const ribbonTexts = pgTable(
  'ribbon_texts',
  {
    ribbonId: integer('ribbon_id')
      .notNull()
      .references(() => ribbons.id, { onDelete: 'cascade' }),
    language: language(),
    title: text('title').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ribbonId, table.language] }),
    oneOf('ribbon_texts', 'language', LANGUAGE_CODES),
  ],
);

export const modelRibbons = pgTable(
  'model_ribbons',
  {
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    ribbonId: integer('ribbon_id')
      .notNull()
      .references(() => ribbons.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.modelId, table.ribbonId] })],
);
