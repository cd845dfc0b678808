import type { SkiChoice } from '~/api/ski-wizard';
import type { Language } from '~/locale/languages';
import { pathTo } from '~/routing/path-to';
import { NUMBERS, type SkierFacts } from './rules/skier-form';
import { PARTS, type Part, type Step } from './rules/steps';

/** All that an address of the wizard carries. */
export type WizardState = { readonly skier: SkierFacts; readonly choice: SkiChoice };

const MAX_ID = 2_147_483_647;

/** The id in a parameter; null for none and for what is no id, undefined when the address does not hold it. */
export function readId(params: URLSearchParams, name: string): number | null | undefined {
  const text = params.get(name);
  if (text === null) return undefined;
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_ID ? Number(text) : null;
}

/** The state as parameters; a part that is not chosen is carried as 0, so that an older choice is not taken for it. */
export function carriedBy({ skier, choice }: WizardState): (readonly [name: string, value: string])[] {
  const isTold = Object.values(skier).some((value) => value !== undefined);
  const facts = isTold
    ? [
        ...NUMBERS.map((name) => [name, String(skier[name] ?? '')] as const),
        ...(skier.level ? [['level', String(skier.level)] as const] : []),
        ...(skier.style ? [['style', skier.style] as const] : []),
      ]
    : [];
  return [...facts, ...PARTS.map((part) => [part, String(choice[part] ?? 0)] as const)];
}

/** The address of a step of the wizard that works by itself, anywhere. */
export function wizardPath(
  { language, sport }: { readonly language: Language; readonly sport: string },
  state: WizardState,
  more: { readonly group?: Step | undefined; readonly show?: string | undefined } = {},
): string {
  return pathTo('skiWizardSport', language, { sport }, { ...Object.fromEntries(carriedBy(state)), ...more });
}

export const withPart = (state: WizardState, part: Part, id: number | null): WizardState => ({
  ...state,
  choice: { ...state.choice, [part]: id },
});
