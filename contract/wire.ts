import { z } from 'zod';

/** Text that a backend may leave out: then empty. */
export const text = z
  .string()
  .nullish()
  .transform((value) => value ?? '');

/** Text that may be missing, and whose absence means something. */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? null);

/** A yes or no that a backend may leave out: then no. */
export const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

/** A whole number; backends that write decimals as text are understood. */
export const integer = z.union([
  z.int(),
  z
    .string()
    .regex(/^-?\d{1,15}$/)
    .transform(Number),
]);

/** An id that a backend may leave out: the slug or path beside it then names the thing. */
export const optionalId = integer.nullish().transform((id) => id ?? null);

/** A finite number; backends that write decimals as text are understood. */
export const decimal = z.union([
  z.number(),
  z
    .string()
    .regex(/^-?\d{1,12}(\.\d{1,12})?$/)
    .transform(Number),
]);

/** Money on the wire: decimal euros, `239.9`. `app/api` turns it into integer cents and back. */
export const euros = decimal;

/** Money that may be missing. */
export const optionalEuros = euros.nullish().transform((value) => value ?? null);

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

/** ISO 8601 time with offset, or a date. */
export const timestamp = z.string().min(1);

/** A list, bare or wrapped in an object under `key`: both are read (0-product, the wire). */
export function listOf<Item extends z.ZodType>(item: Item, key: string) {
  const items = z.array(item);
  return z.union([
    items,
    z
      .record(z.string(), z.unknown())
      .transform((wrapped) => wrapped[key])
      .pipe(items),
  ]);
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
  z.string().transform((path) => ({ path, caption: '', width: null, height: null, color: null, is_scene: false })),
  z.object({
    path: z.string(),
    caption: text,
    width: z
      .number()
      .nullish()
      .transform((value) => value ?? null),
    height: z
      .number()
      .nullish()
      .transform((value) => value ?? null),
    color: optionalText,
    /** True for scenes, which fill their box; goods are contained on the plate ground. */
    is_scene: flag,
  }),
]);
export type Picture = z.output<typeof picture>;

/** The body of a 400: `{ field: [text] }`, a list of texts or one text. */
export const refusal = z.union([
  z.record(z.string(), z.union([z.array(z.string()), z.string()])),
  z.array(z.string()),
  z.string(),
]);
export type RefusalBody = z.output<typeof refusal>;

/** An answer that only says that it was done. */
export const done = z.object({}).loose();

/** A path inside the shop or on an allowed host; judged again where it is used. */
export const link = text;

/** E-mail of a person: one address, no line breaks, at most 254 characters. */
export const email = z.string().trim().max(254).pipe(z.email());
