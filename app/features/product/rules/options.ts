import type { ProductColor, Variant } from '~/features/catalog/product';
import { type Choice, isOptionAvailable } from './choose-variant';

/** A value of a part that one can choose. */
export interface Option {
  readonly slug: string;
  readonly name: string;
  readonly isChosen: boolean;
  /** False: nothing that can be ordered has it together with what else is chosen. It may be chosen all the same. */
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

/** Sizes among variants, smallest first, each once. */
export function sizesOf(variants: readonly Variant[]): Named[] {
  const sorted = [...variants].sort((a, b) => a.sizeSort - b.sizeSort);
  const sizes = new Map(sorted.flatMap(({ sizeSlug, size }) => (sizeSlug === '' ? [] : [[sizeSlug, size] as const])));
  return [...sizes].map(([slug, name]) => ({ slug, name }));
}

/** What can be chosen of a model, with what of it can be had. Specification 2 §4. */
export function productOptions(
  model: {
    readonly variants: readonly Variant[];
    readonly colors: readonly Pick<ProductColor, 'slug' | 'name'>[];
    readonly types: readonly Named[];
  },
  choice: Choice,
): Readonly<Record<keyof Choice, readonly Option[]>> {
  const { variants, colors, types } = model;
  return {
    color: optionsOf('color', colors, variants, choice),
    type: optionsOf('type', types, variants, choice),
    size: optionsOf('size', sizesOf(variants), variants, choice),
  };
}

/** A choice as parameters of the address: only the parts of which there is more than one. */
export function choiceParams(
  options: Readonly<Record<keyof Choice, readonly Option[]>>,
  choice: Choice,
): Partial<Record<keyof Choice, string>> {
  const parts = (['color', 'type', 'size'] as const).filter((part) => options[part].length > 1);
  return Object.fromEntries(parts.flatMap((part) => (choice[part] === null ? [] : [[part, choice[part]]])));
}

/** The chosen values in words, for a line like "Spruce · L"; parts of which there is only one go unsaid, but the colour. */
export function choiceWords(options: Readonly<Record<keyof Choice, readonly Option[]>>): string[] {
  const parts = (['color', 'type', 'size'] as const).filter((part) => part === 'color' || options[part].length > 1);
  return parts.flatMap((part) => options[part].find(({ isChosen }) => isChosen)?.name ?? []);
}
