import { type Chosen, connecting, fits, type WizardModel } from './fitting';
import { type Question, reasonsFor, type Weighed } from './reasons';
import { type Skier, type SkiLengths, type Sport, skiLengths } from './skier';
import type { SuggestedModel, SuggestedVariant } from './wizard-models';

/** A model with the size that suits best. */
export interface Suggestion {
  readonly model: SuggestedModel;
  readonly variant: SuggestedVariant;
  readonly reasons: readonly Weighed[];
  readonly score: number;
  /** Sizes of the same colour that fit what is chosen, in their order. */
  readonly sizes: readonly SuggestedVariant[];
}

export interface Suggestions {
  /** Lengths of skis that suit; null without a height. */
  readonly lengths: SkiLengths | null;
  /** Best first. */
  readonly suggestions: readonly Suggestion[];
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

/**
 * What suits a skier among the models of a part, best first. What does not fit the other chosen parts, or the soles of the
 * skier's own boots, is left out; of each model the size that suits best is chosen.
 * @param all models of the sport
 */
export function suggest(
  all: readonly SuggestedModel[],
  { sport, part, skier, choice }: { sport: Sport; part: WizardModel['part']; skier: Skier; choice: Choice },
): Suggestions {
  const lengths = skiLengths(sport, skier);
  const question: Question = { sport, skier, lengths, waistMm: choice.skis?.model.waistMm ?? null };
  const isFit = fitter(all, part, skier, choice);
  const ofPart = all.filter((model) => model.part === part);
  const suggestions = ofPart.flatMap((model) => {
    const sizes = model.variants.filter((variant) => isFit(model, variant));
    return bestSize(model, sizes, question) ?? [];
  });
  return {
    lengths,
    suggestions: suggestions.sort(bestFirst),
    incompatible: ofPart.length - suggestions.length,
  };
}

const bestFirst = (one: Suggestion, other: Suggestion): number =>
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

function bestSize(
  model: SuggestedModel,
  sizes: readonly SuggestedVariant[],
  question: Question,
): Suggestion | undefined {
  let best: Suggestion | undefined;
  for (const variant of sizes) {
    const reasons = reasonsFor(model, variant, question);
    const points = reasons.reduce((sum, reason) => sum + reason.points, 0);
    const score = points + (variant.isOrderable ? 0 : NOT_ORDERABLE);
    if (!best || score > best.score) best = { model, variant, reasons, score, sizes };
  }
  return best && { ...best, sizes: sizes.filter(({ colorId }) => colorId === best.variant.colorId) };
}

/** How one chosen size suits, for a part that is chosen already. */
export function reasonsOfChoice(
  { model, variant }: { readonly model: SuggestedModel; readonly variant: SuggestedVariant },
  { sport, skier, choice }: { sport: Sport; skier: Skier; choice: Choice },
): Weighed[] {
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
