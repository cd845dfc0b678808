import { z } from 'zod';
import { defineCall } from './call';
import {
  countryCode,
  flag,
  integer,
  link,
  listOrEmpty,
  optionalEuros,
  optionalPicture,
  orNull,
  refusal,
  text,
} from './wire';

const skiType = z.enum(['laskettelu', 'murto']);

/** Named in both specifications. Ids, asked and answered, are those of variants. `ski_type`: `laskettelu` for alpine, `murto` for nordic. */
export const getCompatibleProducts = defineCall({
  name: 'compatible-products',
  method: 'GET',
  path: '/api/compatible_products/',
  query: z.object({
    ski_id: integer.optional(),
    binding_id: integer.optional(),
    boot_id: integer.optional(),
    tax_area: integer,
    ski_type: skiType,
  }),
  answers: {
    200: z.object({
      compatibleWithSkis: listOrEmpty(integer),
      compatibleWithBindings: listOrEmpty(integer),
      compatibleWithBoots: listOrEmpty(integer),
      /** `discount` is what the chosen parts cost now, together a package where nothing is missing; null where that is not less. */
      prices: z.object({ regular: optionalEuros, discount: optionalEuros }),
    }),
    400: refusal,
  },
  origin: 'specification 1 §7',
});

/** Limits of a skier's numbers, both ends included: height cm, weight kg, sole mm, shoe size EU. */
export const SKIER_LIMITS = {
  height: [100, 220],
  weight: [15, 160],
  sole: [200, 400],
  shoe: [28, 52],
} as const;

const within = ([from, to]: readonly [number, number]) => z.coerce.number().min(from).max(to).optional();

/** Ways of skiing, by sport. */
export const SKI_STYLES = {
  laskettelu: ['piste', 'allmountain', 'freeride', 'touring'],
  murto: ['classic', 'skate', 'backcountry'],
} as const;

/** Most products that one answer suggests. */
export const MAX_SUGGESTIONS = 96;

/**
 * Why a product suits, or what to know of it (`is_caveat`). The kind names a text of the storefront, unknown ones are not shown;
 * `values` are lengths of skis in cm, widths and soles in mm, weights in kg, levels 1–3, and words of `style` and `snow`.
 */
const reason = z.object({
  kind: text,
  is_caveat: flag,
  values: z.record(z.string(), z.union([z.number(), z.string()])).default({}),
});

const product = z.object({
  variantId: integer,
  modelId: integer,
  slug: text,
  /** Address of its page below the site's root. */
  path: link,
  brand: text,
  name: text,
  color: text,
  size: text,
  image: optionalPicture,
  /** Gross euros of one, for everybody; `regular` only where it is more. */
  price: optionalEuros,
  regular: optionalEuros,
  club: optionalEuros,
  is_orderable: flag,
  stores: listOrEmpty(z.object({ slug: text, name: text })),
  reasons: listOrEmpty(reason),
  sizes: listOrEmpty(z.object({ variantId: integer, size: text, is_orderable: flag })),
  /** Skis that come with bindings. */
  has_bindings: flag,
});
export type SuggestedProduct = z.output<typeof product>;

/** Added: what the wizard suggests of a group to a skier, and the parts chosen so far. */
export const getSkiSuggestions = defineCall({
  name: 'ski-suggestions',
  method: 'GET',
  path: '/api/ski_suggestions/',
  query: z.object({
    ski_type: skiType,
    tax_area: integer,
    'delivery-country-code': countryCode,
    /** Without it only the chosen parts are answered. */
    group: z.enum(['skis', 'bindings', 'boots']).optional(),
    ski_id: integer.optional(),
    binding_id: integer.optional(),
    boot_id: integer.optional(),
    height: within(SKIER_LIMITS.height),
    weight: within(SKIER_LIMITS.weight),
    level: z.coerce
      .number()
      .pipe(z.literal([1, 2, 3]))
      .optional(),
    style: z.enum([...SKI_STYLES.laskettelu, ...SKI_STYLES.murto]).optional(),
    sole_length: within(SKIER_LIMITS.sole),
    shoe_size: within(SKIER_LIMITS.shoe),
    limit: z.coerce.number().pipe(z.int().min(1).max(MAX_SUGGESTIONS)).default(12),
  }),
  answers: {
    200: z.object({
      lengths: orNull(z.object({ from: integer, to: integer })),
      total: integer,
      /** Models that are left out because they do not fit the chosen parts. */
      incompatible: integer,
      suggestions: listOrEmpty(product),
      chosen: z.object({ skis: orNull(product), bindings: orNull(product), boots: orNull(product) }),
      is_complete: flag,
      is_compatible: flag,
    }),
    400: refusal,
  },
  origin: 'added',
});
