/** Parts of a ski package, in the order in which the wizard asks for them. */
const PARTS = ['skis', 'bindings', 'boots'] as const;
export type WizardPart = (typeof PARTS)[number];

/**
 * The group that the ski wizard opens with after a product has been added to it: the first part that is not chosen yet. Skis are
 * the wizard's first screen, which has no group in its address, and so is a package with all its parts. Specification 2 §2, §4.
 * @param added the part that the product is
 * @param chosen parts chosen before
 */
export function wizardGroup(added: WizardPart, chosen: readonly WizardPart[]): 'bindings' | 'boots' | undefined {
  const next = PARTS.find((part) => part !== added && !chosen.includes(part));
  return next === 'skis' ? undefined : next;
}
