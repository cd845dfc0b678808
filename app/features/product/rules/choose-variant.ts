import type { ProductColor, Variant } from '~/features/catalog/product';

/** Ids for an incomplete choice and for a choice that no variant matches. Specification 2 §4. */
export const NOT_CHOSEN = 0;
export const NO_MATCH = -1;

/** The choice requested in the address: slugs or names as in list filters, in any case; may be unknown. */
export interface RequestedChoice {
  readonly color?: string | null;
  /** By name or slug; converted to `color`. */
  readonly selectColor?: string | null;
  readonly size?: string | null;
  readonly type?: string | null;
}

/** The choice, as slugs; null where the shopper has not chosen yet. */
export interface Choice {
  readonly color: string | null;
  readonly type: string | null;
  readonly size: string | null;
}

type Part = keyof Choice;

export interface Options {
  readonly variants: readonly Variant[];
  readonly colors: readonly Pick<ProductColor, 'slug' | 'name'>[];
  readonly types: readonly { readonly slug: string }[];
  readonly promotedColor: string | null;
  /** Size slugs that the shopper chose recently, latest first. */
  readonly recentSizes?: readonly string[];
}

const slugOf: Readonly<Record<Part, (variant: Variant) => string>> = {
  color: (variant) => variant.colorSlug,
  type: (variant) => variant.typeSlug,
  size: (variant) => variant.sizeSlug,
};

/** The distinct slugs of an option among variants, in order. */
function slugs(variants: readonly Variant[], part: Part): string[] {
  const ordered = part === 'size' ? [...variants].sort((a, b) => a.sizeSort - b.sizeSort) : variants;
  return [...new Set(ordered.map(slugOf[part]))].filter((slug) => slug !== '');
}

/** Normalises a word of an address for comparison: lower case, commas encoded as in list filters. Specification 2 §2. */
const folded = (word: string): string => word.normalize('NFC').toLowerCase().replaceAll(',', '_');

/** The value for a slug or name; a matching slug takes precedence. */
function named(
  values: readonly { readonly slug: string; readonly name?: string }[],
  text: string | null | undefined,
): string | null {
  if (text == null || text === '') return null;
  const key = folded(text);
  const found =
    values.find(({ slug }) => slug === text) ??
    values.find(({ slug }) => folded(slug) === key) ??
    values.find(({ name = '' }) => folded(name) === key);
  return found?.slug ?? null;
}

/**
 * The initial selection. Colour: the URL's select-color, else its color, else the promoted one, else the first.
 * Type: from the URL, else the first. Size: from the URL, else one chosen recently, else the first orderable for colour
 * and type, else the first. Specification 2 §4.
 */
export function defaultChoice(options: Options, requested: RequestedChoice): Choice {
  const { variants, colors } = options;
  const known = (part: Part, text: string | null | undefined) =>
    named(
      variants.map((variant) => ({ slug: slugOf[part](variant), ...(part === 'size' && { name: variant.size }) })),
      text,
    );
  const color =
    named(colors, requested.selectColor) ??
    known('color', requested.color) ??
    known('color', named(colors, requested.color)) ??
    known('color', options.promotedColor) ??
    colors[0]?.slug ??
    slugs(variants, 'color')[0] ??
    null;
  const type = known('type', requested.type) ?? options.types[0]?.slug ?? slugs(variants, 'type')[0] ?? null;
  const fitting = variants.filter((variant) => matches(variant, { color, type, size: null }));
  const sizes = slugs(fitting.length > 0 ? fitting : variants, 'size');
  const orderable = (slug: string) => fitting.some((variant) => variant.sizeSlug === slug && variant.isOrderable);
  const size =
    known('size', requested.size) ??
    options.recentSizes?.find((slug) => sizes.includes(slug)) ??
    sizes.find(orderable) ??
    sizes[0] ??
    null;
  return { color, type, size };
}

function matches(variant: Variant, choice: Choice): boolean {
  return (Object.keys(slugOf) as Part[]).every(
    (part) => choice[part] === null || slugOf[part](variant) === choice[part] || slugOf[part](variant) === '',
  );
}

/** Options with more than one value of which none is chosen. */
export function missingParts(variants: readonly Variant[], choice: Choice): Part[] {
  return (['color', 'size', 'type'] as const).filter(
    (part) => choice[part] === null && slugs(variants, part).length > 1,
  );
}

/**
 * The chosen variant; an orderable one when several match.
 * @returns the variant, or `NOT_CHOSEN` while the choice is incomplete, or `NO_MATCH` when no variant matches.
 * Specification 2 §4
 */
export function chooseVariant(
  variants: readonly Variant[],
  choice: Choice,
): Variant | { readonly id: typeof NOT_CHOSEN | typeof NO_MATCH } {
  if (missingParts(variants, choice).length > 0) return { id: NOT_CHOSEN };
  const fitting = variants.filter((variant) => matches(variant, choice));
  return fitting.find(({ isOrderable }) => isOrderable) ?? fitting[0] ?? { id: NO_MATCH };
}

/**
 * Whether an option leads to an orderable variant, given the other choices. Specification 2 §4. A colour is available if
 * any of its sizes is: sold-out sizes are marked separately.
 */
export function isOptionAvailable(variants: readonly Variant[], choice: Choice, part: Part, slug: string): boolean {
  const wished = { ...choice, [part]: slug, ...(part === 'color' && { size: null }) };
  return variants.some((variant) => variant.isOrderable && matches(variant, wished));
}
