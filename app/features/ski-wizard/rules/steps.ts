/** Parts of a ski package, in the order in which the wizard asks for them. */
export const PARTS = ['skis', 'bindings', 'boots'] as const;
export type Part = (typeof PARTS)[number];

export const STEPS = ['skier', ...PARTS, 'package'] as const;
export type Step = (typeof STEPS)[number];

export const isStep = (text: string | null): text is Step => (STEPS as readonly (string | null)[]).includes(text);

/**
 * The group that the wizard opens with after a product has been added to it: the first part that is not chosen yet. Skis are
 * the wizard's first screen, which has no group in its address, and so is a package with all its parts. Specification 2 §2, §4.
 * @param added the part that the product is
 * @param chosen parts chosen before
 */
export function wizardGroup(added: Part, chosen: readonly Part[]): 'bindings' | 'boots' | undefined {
  const next = PARTS.find((part) => part !== added && !chosen.includes(part));
  return next === 'skis' ? undefined : next;
}

/** What the wizard knows when it decides which step to show. */
export interface Progress {
  /** The group of the address; null: none. */
  readonly group: string | null;
  /** A number of the skier's form is wrong. */
  readonly isRefused: boolean;
  /** The skier told height and weight, or went on without. */
  readonly isSkierKnown: boolean;
  readonly chosen: readonly Part[];
  /** The chosen skis come with bindings. */
  readonly hasBindings: boolean;
}

/** Parts that are not chosen yet, without bindings for skis that come with them. */
export const missingParts = ({ chosen, hasBindings }: Pick<Progress, 'chosen' | 'hasBindings'>): Part[] =>
  PARTS.filter((part) => !chosen.includes(part) && !(part === 'bindings' && hasBindings));

/** The step to show: that of the address, else the first thing that is not known. A group that does not exist counts as none. */
export function shownStep({ group, isRefused, isSkierKnown, ...parts }: Progress): Step {
  if (isRefused) return 'skier';
  const asked = isStep(group) ? group : null;
  if (asked === 'bindings' && parts.hasBindings) return 'boots';
  if (asked !== null) return asked === 'package' && parts.chosen.length === 0 ? 'skis' : asked;
  if (!isSkierKnown && parts.chosen.length === 0) return 'skier';
  return missingParts(parts)[0] ?? 'package';
}
