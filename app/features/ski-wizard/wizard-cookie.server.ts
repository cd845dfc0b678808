import { z } from 'zod';
import { CookieTooLarge, signedCookie } from '~/server/cookies.server';
import { LEVELS, LIMITS, type SkierFacts, STYLES } from './rules/skier-form';
import type { Part } from './rules/steps';

export type Sport = keyof typeof STYLES;

/** A chosen part as it is kept. Specification 1 §3 (ski wizard). */
export type KeptPart = {
  readonly variantId: number;
  readonly modelId: number;
  readonly name: string;
  readonly image: string;
  readonly slug: string;
};

/** What is kept of one sport. */
export type KeptWizard = Readonly<Record<Part, KeptPart | null>> & {
  /** Something was chosen or told. */
  readonly isEnabled: boolean;
  readonly skier: SkierFacts;
};

export const NOTHING_KEPT: KeptWizard = { isEnabled: false, skier: {}, skis: null, bindings: null, boots: null };

const id = z.int().min(1).max(2_147_483_647);
const part = z
  .object({
    variantId: id,
    modelId: id,
    name: z.string().max(80),
    image: z.string().max(120),
    slug: z.string().max(120),
  })
  .nullable();
const number = ([from, to]: readonly [number, number]) => z.int().min(from).max(to).optional();
const wizard = z.object({
  isEnabled: z.boolean(),
  skier: z.object({
    height: number(LIMITS.height),
    weight: number(LIMITS.weight),
    level: z.literal([...LEVELS]).optional(),
    style: z.enum([...STYLES.alpine, ...STYLES.nordic]).optional(),
    sole: number(LIMITS.sole),
    shoe: number(LIMITS.shoe),
  }),
  skis: part,
  bindings: part,
  boots: part,
});

const kept = z.object({ alpine: wizard.optional(), nordic: wizard.optional() });
type Kept = { readonly alpine?: KeptWizard | undefined; readonly nordic?: KeptWizard | undefined };

/** Kept for a season; signed, so that it holds only what the shop wrote, and readable by scripts of nobody. */
const cookie = signedCookie<Kept>('ski_wizard', kept as z.ZodType<Kept>, { maxAge: 180 * 24 * 3600, compress: true });

/** What this visitor chose and told of a sport before; nothing from a cookie that cannot be read. */
export const readKept = (request: Request, sport: Sport): KeptWizard => cookie.read(request)?.[sport] ?? NOTHING_KEPT;

/** The Set-Cookie header that keeps a sport's state beside the other sport's, which is dropped when both are too long. */
export function keepWizard(request: Request, sport: Sport, state: KeptWizard): string {
  const shorter = (one: KeptPart | null) =>
    one && { ...one, name: one.name.slice(0, 80), image: one.image.slice(0, 120), slug: one.slug.slice(0, 120) };
  const own = { ...state, skis: shorter(state.skis), bindings: shorter(state.bindings), boots: shorter(state.boots) };
  try {
    return cookie.write({ ...cookie.read(request), [sport]: own }, request);
  } catch (error) {
    if (!(error instanceof CookieTooLarge)) throw error;
    return cookie.write({ [sport]: own }, request);
  }
}
