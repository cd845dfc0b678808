/** Pure rules for how well a size of a model suits a skier, each with the reason that the shop tells. */
import type { Span } from './fitting';
import { mondopoint, type Skier, type SkiLengths, type Sport, snowFor } from './skier';
import type { SuggestedModel, SuggestedVariant } from './wizard-models';

/** Why something suits, or what to know before choosing it (`isCaveat`). The storefront has the words. */
export interface Reason {
  readonly kind: ReasonKind;
  readonly isCaveat: boolean;
  readonly values: Readonly<Record<string, number | string>>;
}

export const REASON_KINDS = [
  'length',
  'lengthOff',
  'weight',
  'weightOff',
  'level',
  'levelOff',
  'style',
  'styleOff',
  'width',
  'bindingsIncluded',
  'brake',
  'soleRange',
  'ownSole',
  'ownSoleOff',
  'shoe',
  'shoeOff',
  'mount',
  'norm',
] as const;
export type ReasonKind = (typeof REASON_KINDS)[number];

/**
 * One rule of what suits. Its points are counted for every size of every model, so they make no objects; its reason is told
 * only of sizes that are shown.
 */
interface Rule {
  /** What it adds to the score of a size, or takes from it; 0 where it says nothing. */
  readonly points: (model: SuggestedModel, size: SuggestedVariant, question: Question) => number;
  /** Null where it says nothing. */
  readonly reason: (model: SuggestedModel, size: SuggestedVariant, question: Question) => Reason | null;
}

const tell = (kind: ReasonKind, values: Reason['values'] = {}): Reason => ({ kind, isCaveat: false, values });
const warn = (kind: ReasonKind, values: Reason['values']): Reason => ({ kind, isCaveat: true, values });

/** What is asked of a size of a model. */
export interface Question {
  readonly sport: Sport;
  readonly skier: Skier;
  /** Null without a height. */
  readonly lengths: SkiLengths | null;
  /** Width of the chosen skis. */
  readonly waistMm: number | null;
}

const fromTo = ([from, to]: Span) => ({ from, to });

/** How far a value is outside a range; 0 inside. */
const outside = (value: number, range: Span): number => Math.max(0, range[0] - value, value - range[1]);

const levelRule: Rule = {
  points: ({ levels }, _, { skier: { level } }) =>
    levels === null || level === undefined ? 0 : -25 * outside(level, levels),
  reason: ({ levels }, _, { skier: { level } }) => {
    if (levels === null || level === undefined) return null;
    return outside(level, levels) === 0 ? tell('level', { level }) : warn('levelOff', { level, ...fromTo(levels) });
  },
};

const styleRule: Rule = {
  points: ({ styles }, _, { skier: { style } }) =>
    style === undefined || styles.length === 0 || styles.includes(style) ? 0 : -35,
  reason: ({ styles }, _, { skier: { style } }) => {
    const [made] = styles;
    if (style === undefined || made === undefined) return null;
    return styles.includes(style) ? tell('style', { style }) : warn('styleOff', { style, made });
  },
};

/** @param rangeOf the skiers that a size carries, or that bindings can be set for; kg */
const weightRule = (rangeOf: (model: SuggestedModel, size: SuggestedVariant) => Span | null): Rule => ({
  points: (model, size, { skier: { weightKg } }) => {
    const range = rangeOf(model, size);
    const away = range === null || weightKg === undefined ? 0 : outside(weightKg, range);
    return away === 0 ? 0 : -15 - Math.min(30, away);
  },
  reason: (model, size, { skier: { weightKg } }) => {
    const range = rangeOf(model, size);
    if (range === null || weightKg === undefined) return null;
    const values = { kg: weightKg, ...fromTo(range) };
    return outside(weightKg, range) === 0 ? tell('weight', values) : warn('weightOff', values);
  },
});

const isLengthOff = (lengthCm: number, { from, to }: SkiLengths): boolean => lengthCm < from || lengthCm > to;

const lengthRule: Rule = {
  points: (_, { lengthCm }, { lengths }) =>
    lengthCm === null || lengths === null
      ? 0
      : -1.5 * Math.abs(lengthCm - lengths.ideal) - (isLengthOff(lengthCm, lengths) ? 20 : 0),
  reason: (_, { lengthCm }, { lengths }) => {
    if (lengthCm === null || lengths === null) return null;
    const values = { cm: lengthCm, from: lengths.from, to: lengths.to };
    return isLengthOff(lengthCm, lengths) ? warn('lengthOff', values) : tell('length', values);
  },
};

/** A rule that only tells, and decides nothing. */
const telling = (reason: Rule['reason']): Rule => ({ points: () => 0, reason });

const widthRule = telling(({ waistMm }, _, { sport }) =>
  waistMm === null ? null : tell('width', { mm: waistMm, snow: snowFor(sport, waistMm) }),
);

/** Brakes that are hardly wider than the skis are in nobody's way. */
const brakeRule: Rule = {
  points: (_, { brakeMm }, { waistMm }) =>
    typeof brakeMm !== 'number' || waistMm === null ? 0 : -0.5 * (brakeMm - waistMm),
  reason: (_, { brakeMm }, { waistMm }) =>
    typeof brakeMm !== 'number' || waistMm === null ? null : tell('brake', { mm: brakeMm, waist: waistMm }),
};

const soleRangeRule = telling(({ soleMm }, _, { skier }) =>
  soleMm && skier.soleMm !== undefined ? tell('soleRange', { mm: skier.soleMm, ...fromTo(soleMm) }) : null,
);

/** How far the sole of a boot may be from that of the skier's own boots to count as the same size. */
const SAME_SOLE_MM = 6;

/** How much longer the next size is: Mondopoint is in cm, an EU size is two thirds of one. */
const MM_PER_SIZE: Readonly<Record<Sport, number>> = { alpine: 10, nordic: 6.67 };

/** The size as a number, Mondopoint or EU; NaN for sizes of another kind. */
const numberOf = ({ size }: SuggestedVariant): number => Number(size.replace(',', '.'));

/** How many mm a boot is off the skier's own soles, else off the shoe size; null where neither is known. */
function millimetresOff(size: SuggestedVariant, { sport, skier: { soleMm, shoeEu } }: Question): number | null {
  if (soleMm !== undefined && size.soleMm !== null) return Math.abs(size.soleMm - soleMm);
  const number = numberOf(size);
  if (shoeEu === undefined || !Number.isFinite(number)) return null;
  const wanted = sport === 'alpine' ? mondopoint(shoeEu) : shoeEu;
  return Math.abs(number - wanted) * MM_PER_SIZE[sport];
}

const sizeRule: Rule = {
  points: (_, size, question) => {
    const away = millimetresOff(size, question) ?? 0;
    return away <= SAME_SOLE_MM ? -away : -20 - away;
  },
  reason: (_, size, question) => {
    const away = millimetresOff(size, question);
    if (away === null) return null;
    const { soleMm: own, shoeEu: shoe } = question.skier;
    const isSame = away <= SAME_SOLE_MM;
    if (own !== undefined && size.soleMm !== null) {
      const values = { mm: size.soleMm, own };
      return isSame ? tell('ownSole', values) : warn('ownSoleOff', values);
    }
    const values = { shoe: shoe ?? 0, size: size.size };
    return isSame ? tell('shoe', values) : warn('shoeOff', values);
  },
};

/** The rules of each part, in the order in which their reasons are told. */
const RULES: Readonly<Record<SuggestedModel['part'], readonly Rule[]>> = {
  skis: [
    lengthRule,
    weightRule((_, { skierKg }) => skierKg),
    widthRule,
    styleRule,
    levelRule,
    telling(({ soles }) => (soles.length > 0 ? tell('bindingsIncluded') : null)),
  ],
  bindings: [
    brakeRule,
    soleRangeRule,
    weightRule(({ skierKg }) => skierKg),
    telling((_model, _size, { sport }) => (sport === 'nordic' ? tell('mount') : null)),
    styleRule,
    levelRule,
  ],
  boots: [
    sizeRule,
    telling(({ soles }) => (soles.length > 0 ? tell('norm', { norms: soles.join(', ') }) : null)),
    styleRule,
    levelRule,
  ],
};

/** How well a size of a model suits a skier: 0 is perfect, less is worse. */
export function pointsOf(model: SuggestedModel, size: SuggestedVariant, question: Question): number {
  let points = 0;
  for (const rule of RULES[model.part]) points += rule.points(model, size, question);
  return points;
}

/** Why a size of a model suits a skier, and what to know of it. */
export const reasonsFor = (model: SuggestedModel, size: SuggestedVariant, question: Question): Reason[] =>
  RULES[model.part].flatMap((rule) => rule.reason(model, size, question) ?? []);
