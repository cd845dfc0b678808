import { type Chosen, connecting, fits, type WizardModel } from './fitting';
import { pointsOf, type Question, type Reason, reasonsFor } from './reasons';
import { type Skier, type SkiLengths, type Sport, skiLengths } from './skier';
import type { SuggestedModel, SuggestedVariant } from './wizard-models';

/** A model with the size that suits best. */
export interface Suggestion {
  readonly model: SuggestedModel;
  readonly variant: SuggestedVariant;
  readonly reasons: readonly Reason[];
  /** Sizes of the same colour that fit what is chosen, in their order. */
  readonly sizes: readonly SuggestedVariant[];
}

export interface Suggestions {
  /** Lengths of skis that suit; null without a height. */
  readonly lengths: SkiLengths | null;
  /** Best first, up to the limit. */
  readonly suggestions: readonly Suggestion[];
  /** Suggestions in all. */
  readonly total: number;
  /** Models that are left out because they do not fit what is chosen. */
  readonly incompatible: number;
}

export interface Choice {
  readonly skis: Chosen | undefined;
  readonly bindings: Chosen | undefined;
  readonly boots: Chosen | undefined;
}

/** What a size that cannot be ordered now loses: it comes after every other that suits. */
const NOT_ORDERABLE = -200;

/** A model with its best size, ranked by numbers alone. */
interface Ranked {
  readonly model: SuggestedModel;
  readonly variant: SuggestedVariant;
  readonly score: number;
}

/**
 * What suits a skier among the models of a part, best first. What does not fit the other chosen parts, or the soles of the
 * skier's own boots, is left out; of each model the size that suits best is chosen. Thousands of sizes are ranked by numbers;
 * reasons are made for the suggestions that are returned.
 * @param all models of the sport
 * @param limit most suggestions to return
 */
export function suggest(
  all: readonly SuggestedModel[],
  { sport, part, skier, choice }: { sport: Sport; part: WizardModel['part']; skier: Skier; choice: Choice },
  limit = Number.POSITIVE_INFINITY,
): Suggestions {
  const lengths = skiLengths(sport, skier);
  const question: Question = { sport, skier, lengths, waistMm: choice.skis?.model.waistMm ?? null };
  const isFit = fitter(all, part, skier, choice);
  const ofPart = all.filter((model) => model.part === part);
  const ranked = ofPart.map((model) => bestSize(model, isFit, question)).filter((one) => one !== null);
  const suggestions = firstOf(ranked, limit).map(({ model, variant }) => ({
    model,
    variant,
    reasons: reasonsFor(model, variant, question),
    sizes: model.variants.filter((size) => size.colorId === variant.colorId && isFit(model, size)),
  }));
  return { lengths, suggestions, total: ranked.length, incompatible: ofPart.length - ranked.length };
}

const bestFirst = (one: Ranked, other: Ranked): number =>
  other.score - one.score || other.model.sold - one.model.sold || one.model.modelId - other.model.modelId;

/** Whether a size fits the other chosen parts and the skier's own boots. */
function fitter(all: readonly SuggestedModel[], part: WizardModel['part'], { soleMm }: Skier, choice: Choice) {
  const others = [choice.skis, choice.bindings, choice.boots].filter(
    (one): one is Chosen => one !== undefined && one.model.part !== part,
  );
  const between = new Map(others.map((one) => [one, connecting(one, all)]));
  const isOwnBoot = part === 'bindings' && choice.boots === undefined && soleMm !== undefined;
  return (model: SuggestedModel, variant: SuggestedVariant): boolean => {
    if (isOwnBoot && model.soleMm && (soleMm < model.soleMm[0] || soleMm > model.soleMm[1])) return false;
    return others.every((one) => fits(one, { model, variant }, between.get(one) ?? []));
  };
}

/** The best of many, in their order: only what scores as much as the last of them is sorted. */
function firstOf(ranked: readonly Ranked[], limit: number): Ranked[] {
  const scores = Float64Array.from(ranked, ({ score }) => score).sort();
  const lowest = scores[Math.max(0, scores.length - limit)] ?? 0;
  return ranked
    .filter(({ score }) => score >= lowest)
    .sort(bestFirst)
    .slice(0, limit);
}

/** The size that suits best of those that fit; null when none does. */
function bestSize(model: SuggestedModel, isFit: ReturnType<typeof fitter>, question: Question): Ranked | null {
  let best: Ranked | null = null;
  for (const variant of model.variants) {
    if (!isFit(model, variant)) continue;
    const score = pointsOf(model, variant, question) + (variant.isOrderable ? 0 : NOT_ORDERABLE);
    if (best === null || score > best.score) best = { model, variant, score };
  }
  return best;
}

/** How one chosen size suits, for a part that is chosen already. */
export function reasonsOfChoice(
  { model, variant }: { readonly model: SuggestedModel; readonly variant: SuggestedVariant },
  { sport, skier, choice }: { sport: Sport; skier: Skier; choice: Choice },
): Reason[] {
  const lengths = skiLengths(sport, skier);
  return reasonsFor(model, variant, { sport, skier, lengths, waistMm: choice.skis?.model.waistMm ?? null });
}

/**
 * Whether every two of the chosen parts fit each other. Specification 2 §5: bindings must be compatible with skis and boots.
 * @param all models of the sport
 */
export function isCompatible({ skis, bindings, boots }: Choice, all: readonly WizardModel[]): boolean {
  const pairs = [
    [skis, bindings],
    [bindings, boots],
    // with chosen bindings it is they that connect skis and boots
    ...(bindings ? [] : [[skis, boots]]),
  ];
  return pairs.every(([one, other]) => !one || !other || fits(one, other, connecting(one, all)));
}

/** Whether nothing is missing: skis that come with bindings need no others. */
export const isComplete = ({ skis, bindings, boots }: Choice): boolean =>
  skis !== undefined && boots !== undefined && (bindings !== undefined || skis.model.soles.length > 0);
