import type { ProductColor, Variant } from '~/features/catalog/product';

/** Id before anything is chosen, and id when no variant matches what is chosen. Specification 2 §4. */
export const NOT_CHOSEN = 0;
export const NO_MATCH = -1;

/** What the address asks for: slugs as written, unknown ones possible. */
export interface Wanted {
  readonly color?: string | null;
  /** By name or slug; converted to `color`. */
  readonly selectColor?: string | null;
  readonly size?: string | null;
  readonly type?: string | null;
}

/** What is chosen, by slugs; null where the shopper has still to choose. */
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
  /** Size slugs the shopper has chosen lately, latest first. */
  readonly recentSizes?: readonly string[];
}

const slugOf: Readonly<Record<Part, (variant: Variant) => string>> = {
  color: (variant) => variant.colorSlug,
  type: (variant) => variant.typeSlug,
  size: (variant) => variant.sizeSlug,
};

/** The distinct slugs of a part among variants, in their order. */
function slugs(variants: readonly Variant[], part: Part): string[] {
  const ordered = part === 'size' ? [...variants].sort((a, b) => a.sizeSort - b.sizeSort) : variants;
  return [...new Set(ordered.map(slugOf[part]))].filter((slug) => slug !== '');
}

/** The colour meant by a name or a slug, whatever its case. */
function colorNamed(colors: Options['colors'], text: string | null | undefined): string | null {
  const wanted = text?.toLowerCase();
  return wanted === undefined
    ? null
    : (colors.find(({ slug, name }) => slug.toLowerCase() === wanted || name.toLowerCase() === wanted)?.slug ?? null);
}

/**
 * What is chosen when the page opens. Colour: select-color, else color of the address, else the promoted one, else the
 * first. Type: the address's, else the first. Size: the address's, else one chosen lately, else the first orderable for
 * colour and type, else the first. Specification 2 §4.
 */
export function defaultChoice(options: Options, wanted: Wanted): Choice {
  const { variants, colors } = options;
  const known = (part: Part, slug: string | null | undefined) =>
    slug != null && variants.some((variant) => slugOf[part](variant) === slug) ? slug : null;
  const color =
    colorNamed(colors, wanted.selectColor) ??
    known('color', wanted.color) ??
    known('color', options.promotedColor) ??
    colors[0]?.slug ??
    slugs(variants, 'color')[0] ??
    null;
  const type = known('type', wanted.type) ?? options.types[0]?.slug ?? slugs(variants, 'type')[0] ?? null;
  const fitting = variants.filter((variant) => matches(variant, { color, type, size: null }));
  const sizes = slugs(fitting.length > 0 ? fitting : variants, 'size');
  const orderable = (slug: string) => fitting.some((variant) => variant.sizeSlug === slug && variant.isOrderable);
  const size =
    known('size', wanted.size) ??
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

/** Parts with more than one value of which none is chosen. */
export function missingParts(variants: readonly Variant[], choice: Choice): Part[] {
  return (['color', 'size', 'type'] as const).filter(
    (part) => choice[part] === null && slugs(variants, part).length > 1,
  );
}

/**
 * The variant that is chosen, an orderable one where several match.
 * @returns the variant, or the id that stands for none: `NOT_CHOSEN` while something is to be chosen, `NO_MATCH` when
 * nothing matches. Specification 2 §4
 */
export function chooseVariant(
  variants: readonly Variant[],
  choice: Choice,
): Variant | { readonly id: typeof NOT_CHOSEN | typeof NO_MATCH } {
  if (missingParts(variants, choice).length > 0) return { id: NOT_CHOSEN };
  const fitting = variants.filter((variant) => matches(variant, choice));
  return fitting.find(({ isOrderable }) => isOrderable) ?? fitting[0] ?? { id: NO_MATCH };
}

/** Whether an option leads to an orderable variant, given what else is chosen. Specification 2 §4. */
export function isOptionAvailable(variants: readonly Variant[], choice: Choice, part: Part, slug: string): boolean {
  const wished = { ...choice, [part]: slug };
  return variants.some((variant) => variant.isOrderable && matches(variant, wished));
}
