import type { ProductColor, Variant } from '~/features/catalog/product';
import { type Choice, isOptionAvailable } from './choose-variant';

/** A selectable value. */
export interface Option {
  readonly slug: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** False: no orderable variant has it together with the other choices. It can still be chosen. */
  readonly isAvailable: boolean;
}

interface Named {
  readonly slug: string;
  readonly name: string;
}

function optionsOf(part: keyof Choice, values: readonly Named[], variants: readonly Variant[], choice: Choice) {
  return values.map(({ slug, name }) => ({
    slug,
    name,
    isChosen: choice[part] === slug,
    isAvailable: isOptionAvailable(variants, choice, part, slug),
  }));
}

/** The distinct sizes of variants, smallest first. */
export function sizesOf(variants: readonly Variant[]): Named[] {
  const sorted = [...variants].sort((a, b) => a.sizeSort - b.sizeSort);
  const sizes = new Map(sorted.flatMap(({ sizeSlug, size }) => (sizeSlug === '' ? [] : [[sizeSlug, size] as const])));
  return [...sizes].map(([slug, name]) => ({ slug, name }));
}

/**
 * The options of a model with their availability. Specification 2 §4.
 * @param written formats a size for the page's language
 */
export function productOptions(
  model: {
    readonly variants: readonly Variant[];
    readonly colors: readonly Pick<ProductColor, 'slug' | 'name'>[];
    readonly types: readonly Named[];
  },
  choice: Choice,
  written: (size: string) => string = (size) => size,
): Readonly<Record<keyof Choice, readonly Option[]>> {
  const { variants, colors, types } = model;
  return {
    color: optionsOf('color', colors, variants, choice),
    type: optionsOf('type', types, variants, choice),
    size: optionsOf('size', sizesOf(variants), variants, choice).map((size) => ({ ...size, name: written(size.name) })),
  };
}

/** A choice as address parameters: only options with more than one value. */
export function choiceParams(
  options: Readonly<Record<keyof Choice, readonly Option[]>>,
  choice: Choice,
): Partial<Record<keyof Choice, string>> {
  const parts = (['color', 'type', 'size'] as const).filter((part) => options[part].length > 1);
  return Object.fromEntries(parts.flatMap((part) => (choice[part] === null ? [] : [[part, choice[part]]])));
}

/**
 * The names of the chosen values, for a line like "Spruce · L"; options with a single value are left out, except the
 * colour.
 */
export function choiceWords(options: Readonly<Record<keyof Choice, readonly Option[]>>): string[] {
  const parts = (['color', 'type', 'size'] as const).filter((part) => part === 'color' || options[part].length > 1);
  return parts.flatMap((part) => options[part].find(({ isChosen }) => isChosen)?.name ?? []);
}
