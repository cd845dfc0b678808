/** The form of an import: what a file holds, and how it is to be taken. */
import { z } from 'zod';
import { languageCode } from './wire';

export const IMPORT_MODES = ['merge', 'add', 'update', 'replace', 'prices'] as const;
/** What a file holds: goods, records that are none, texts of goods in other languages, or redirects. */
export const IMPORT_KINDS = [
  'goods',
  'customers',
  'orders',
  'stock',
  'reviews',
  'codes',
  'gift-cards',
  'translations',
  'redirects',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/**
 * What the form of a file that holds no goods asks: the language of what names none, the currency of amounts that name none, which stores the
 * locations of the file are, in which columns the old and the new addresses stand.
 */
export const IMPORT_QUESTIONS = ['language', 'currency', 'stores', 'addresses'] as const;
export type ImportQuestion = (typeof IMPORT_QUESTIONS)[number];

export const OPTION_ROLES = ['color', 'size', 'type'] as const;
/** Columns of a plain table of goods, by the names that this shop gives them; a mapping leads a file's columns to them. */
export const TABLE_FIELDS = [
  'product',
  'sku',
  'model_number',
  'name',
  'description',
  'short_description',
  'meta_title',
  'meta_description',
  'brand',
  'origin',
  'price',
  'sale_price',
  'sale_from',
  'sale_to',
  'club_price',
  'quantity',
  'availability',
  'on_order',
  'ean',
  'category',
  'tags',
  'images',
  'color',
  'size',
  'type',
  'slug',
  'url',
  'published',
  'related',
] as const;

/** What a column of a plain table may be: a field, a property, or nothing that is read. */
export const COLUMN_MEANINGS = [...TABLE_FIELDS, 'property', ''] as const;

/**
 * Why a field of a form is not taken: the shop has no such group, rate or store; no column is the SKU, the name or the price; two columns
 * are the same; the file does not hold what is said, or it has not been tried as that; it has no such columns of addresses.
 */
export const FORM_FAULTS = [
  'noGroup',
  'noRate',
  'needsColumns',
  'twice',
  'otherKind',
  'noStore',
  'noAddresses',
] as const;

/** How a file is to be imported. What its kind does not ask for is kept and has no effect. */
export const importForm = z.object({
  kind: z.enum(IMPORT_KINDS).default('goods'),
  language: languageCode,
  /** ISO 4217 in lower case. */
  currency: z.string().regex(/^[a-z]{3}$/),
  tax: z.enum(['included', 'excluded']),
  mode: z.enum(IMPORT_MODES),
  /** Variants of which the file does not say how many there are: out of stock, or sold to order. */
  uncounted: z.enum(['out', 'order']),
  fetch_pictures: z.boolean(),
  old_addresses: z.boolean(),
  /** How many products a replacement may take out of sale; null: nobody has confirmed a number. */
  confirm_withdraw: z.number().int().min(0).max(1e9).nullable(),
  options: z.array(z.object({ name: z.string().max(200), role: z.enum(OPTION_ROLES) })).max(500),
  /** Category of the file → group by its path, `/tents/`, or a new one by its names, `Camping > Tents`; empty: none. */
  categories: z.array(z.object({ name: z.string().max(200), to: z.string().max(200) })).max(500),
  /** Columns of a plain table → what they are; empty: they are not read. Other formats have none. */
  columns: z
    .array(z.object({ name: z.string().max(200), to: z.enum(COLUMN_MEANINGS) }))
    .max(200)
    .default([]),
  /** Location of a file of stock → slug of a store; empty: its rows are left out. */
  stores: z
    .array(z.object({ name: z.string().max(200), to: z.string().max(200) }))
    .max(500)
    .default([]),
  /** Columns of a table of redirects that calls them by no usual names; empty: it does. */
  from_column: z.string().max(2000).default(''),
  to_column: z.string().max(2000).default(''),
});

export type ImportForm = z.infer<typeof importForm>;
