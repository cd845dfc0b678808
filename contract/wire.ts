import { z } from 'zod';
import { isSitePath, safeLink } from './addresses';
import { cut, MAX_SHORT_TEXT, MAX_TEXT } from './clean-text';

/** A value that may be missing or null: then null. */
export function orNull<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value) => value ?? null);
}

/** A value that may be missing or null: then `fallback`, the same each time and not to be changed. */
export function orDefault<Schema extends z.ZodType>(schema: Schema, fallback: z.output<Schema>) {
  return schema.nullish().transform((value): z.output<Schema> => value ?? fallback);
}

/** A short text: a name, a title, a label. What is longer than 2,000 characters is cut. */
export const words = z.string().overwrite((value) => cut(value, MAX_SHORT_TEXT));

/** Text that a backend may leave out: then empty. Cut at 2,000 characters. */
export const text = z
  .string()
  .nullish()
  .transform((value) => cut(value ?? '', MAX_SHORT_TEXT));

/** Long or rich text, cut at 100,000 characters; empty if the backend omits it. */
export const longText = z
  .string()
  .nullish()
  .transform((value) => cut(value ?? '', MAX_TEXT));

/** Text that may be missing, and whose absence means something. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => (value == null ? null : cut(value, MAX_SHORT_TEXT)));

/** A text that a backend may write as a number: a size, for example. */
export const label = z.union([words, z.number().transform(String)]);

const YES = new Set<unknown>([true, 1, '1', 'true']);
const NO = new Set<unknown>([undefined, null, false, 0, '0', 'false']);
const someFlag = z.union([z.boolean(), z.literal([0, 1]), z.literal(['0', '1', 'true', 'false'])]);

/** A yes or no that a backend may leave out: then no. Numbers and words for them are understood. */
export const flag = someFlag.nullish().transform((value) => YES.has(value));

/** A yes or no where what cannot be understood counts as yes, because no would show or sell something. Left out: no. */
export const cautiousFlag = z
  .unknown()
  .optional()
  .transform((value) => !NO.has(value));

/** A yes or no where what cannot be understood counts as no, because yes would show or sell something. Left out: yes. */
export const permission = z
  .unknown()
  .optional()
  .transform((value) => value === undefined || value === null || YES.has(value));

/** A whole number; backends that write decimals as text are understood. */
export const integer = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** An id that a backend may omit: the slug or path next to it then identifies the record. */
export const optionalId = orNull(integer);

/** A finite number; backends that write decimals as text are understood. */
export const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,12}(\.\d{1,12})?$/)
    .transform(Number),
]);

/** A finite number within bounds, as a number or as text. */
export function decimalWithin(min: number, max: number) {
  const within = z.number().min(min).max(max);
  return z.union([
    within,
    z
      .string()
      .regex(/^-?\d{1,12}(\.\d{1,12})?$/)
      .transform(Number)
      .pipe(within),
  ]);
}

/** How many of something there are; left out: none. */
export const count = orDefault(decimalWithin(0, 1e12), 0);

/** How many of something there are; null where a backend does not say. */
export const optionalCount = orNull(decimalWithin(0, 1e12));

/** No price, sum or fee of a shop is larger; an amount beyond it is a fault of the backend. */
const MAX_EUROS = 10_000_000;

/** Money on the wire: decimal euros, `239.9`, never negative. `app/api` turns it into integer cents and back. */
export const euros = decimalWithin(0, MAX_EUROS);

/** Money that may be owed either way: a discount's row in an order. */
export const signedEuros = decimalWithin(-MAX_EUROS, MAX_EUROS);

/** Money that may be missing. */
export const optionalEuros = orNull(euros);

/** How many units of a currency a euro is worth. */
export const currencyRate = decimalWithin(0.000_001, 1_000_000);

/** Language of the shop (Specification 1 §3). */
export const languageCode = z.enum(['fi', 'en', 'sv', 'de', 'fr', 'ru']);

/** ISO 3166-1 alpha-2 in lower case. */
export const countryCode = z
  .string()
  .trim()
  .regex(/^[a-zA-Z]{2}$/)
  .transform((code) => code.toLowerCase());

/** ISO 4217 in lower case. */
export const currencyCode = z
  .string()
  .trim()
  .regex(/^[a-zA-Z]{3}$/)
  .transform((code) => code.toLowerCase());

/** A time of a day, `10:00`; backends that write `9:00` or `09:00:00` are understood. `24:00` is the midnight at the end of the day. */
export const clock = z
  .string()
  .regex(/^(([01]?\d|2[0-3]):[0-5]\d|24:00)(:00)?$/)
  .transform((time) => (time.indexOf(':') === 1 ? `0${time}` : time).slice(0, 5));

/** A calendar day, `2026-12-24`. */
export const day = z.iso.date();

/** ISO 8601 time with offset, or a date. */
export const timestamp = z.string().min(1).max(100);

/**
 * A list, bare or wrapped in an object under `key`: both are read (0-product, the wire). `results`, by which the
 * specification wraps lists, is understood as well.
 */
export function listOf<Item extends z.ZodType>(item: Item, key: string) {
  const items = z.array(item);
  const wrapped = z.object({ [key]: items }).transform((answer) => answer[key] as z.output<Item>[]);
  const results = z.object({ results: items }).transform((answer) => answer.results);
  return z.union([items, wrapped, results]);
}

/** A list that a backend may leave out: then empty. */
export function listOrEmpty<Item extends z.ZodType>(item: Item) {
  return z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
}

/**
 * A picture: a bare address, or an object. `path` is `/media/<hash>` of our backend (the page adds the box), or an absolute
 * address of a foreign one. `color` is a placeholder, `#rrggbb`.
 */
export const picture = z.union([
  words.transform((path) => ({
    path,
    caption: '',
    width: null,
    height: null,
    color: null,
    is_scene: false,
    is_cut_out: false,
    night: undefined,
  })),
  z.object({
    path: words,
    caption: text,
    width: optionalCount,
    height: optionalCount,
    color: optionalText,
    /** True for scenes, which fill their box; product pictures are contained in the plate. */
    is_scene: flag,
    /** True for products with a transparent ground, which need not be blended with the plate behind them. */
    is_cut_out: flag,
    /** The address of the picture that takes its place on dark screens; only pages ask for it. */
    night: words.nullish(),
  }),
]);
export type Picture = z.output<typeof picture>;

/** A picture that may be missing. */
export const optionalPicture = orNull(picture);

/**
 * The body of a 400: `{ field: [text] }`, a list of texts or one text, to be shown to the visitor. What cannot be read refuses
 * without words.
 */
export const refusal = z
  .union([z.record(z.string(), z.union([z.array(z.string()), z.string()])), z.array(z.string()), z.string()])
  .catch([]);
export type RefusalBody = z.output<typeof refusal>;

/** The body of an answer whose status is sufficient; `detail` is for developers. Any body, or none, is accepted. */
export const explanation = z.object({ detail: text }).catch({ detail: '' });

/**
 * The body of a 404 of a call for one item: it does not exist, or not for this caller; `reason` may say why, in capitals.
 */
export const notFoundBody = z.object({ detail: text, reason: optionalText }).catch({ detail: '', reason: null });

/** An answer that only confirms success. */
export const done = z.object({}).loose();

/**
 * Where something is below the site root, `haglofs/roc-jacket`, with or without slashes at its ends. What a browser could take
 * elsewhere (`javascript:`, `//host`) is no path, and neither is one that names nothing.
 */
export const sitePath = z.string().refine(isSitePath, 'no path of a site');

/** A path inside the shop or an http address; empty for everything else. Judged again where it is used. */
export const link = text.transform(safeLink);

/** E-mail of a person: one address, no line breaks, at most 254 characters. */
export const email = z.string().trim().max(254).pipe(z.email());
