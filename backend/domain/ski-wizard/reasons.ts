/** Pure rules for how well a size of a model suits a skier, each with the reason that the shop tells. */
import type { Span } from './fitting';
import {
  type Level,
  mondopoint,
  type Skier,
  type SkiLengths,
  type Snow,
  type Sport,
  type Style,
  snowFor,
} from './skier';
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

/** A reason with what it adds to the score of a size, or takes from it. */
export interface Weighed extends Reason {
  readonly points: number;
}

const good = (kind: ReasonKind, values: Reason['values'] = {}, points = 0): Weighed => ({
  kind,
  isCaveat: false,
  values,
  points,
});
const caveat = (kind: ReasonKind, values: Reason['values'], points: number): Weighed => ({
  kind,
  isCaveat: true,
  values,
  points,
});

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

const inside = (value: number, [from, to]: Span): boolean => value >= from && value <= to;

function levelReason(levels: Span | null, level: Level | undefined): Weighed[] {
  if (levels === null || level === undefined) return [];
  if (inside(level, levels)) return [good('level', { level })];
  const steps = level < levels[0] ? levels[0] - level : level - levels[1];
  return [caveat('levelOff', { level, ...fromTo(levels) }, -25 * steps)];
}

function styleReason(styles: readonly Style[], style: Style | undefined): Weighed[] {
  if (style === undefined || styles.length === 0) return [];
  const [made = style] = styles;
  return styles.includes(style) ? [good('style', { style })] : [caveat('styleOff', { style, made }, -35)];
}

function weightReason(range: Span | null, weightKg: number | undefined): Weighed[] {
  if (range === null || weightKg === undefined) return [];
  if (inside(weightKg, range)) return [good('weight', { kg: weightKg, ...fromTo(range) })];
  const away = weightKg < range[0] ? range[0] - weightKg : weightKg - range[1];
  return [caveat('weightOff', { kg: weightKg, ...fromTo(range) }, -15 - Math.min(30, away))];
}

function lengthReason(lengthCm: number | null, lengths: SkiLengths | null): Weighed[] {
  if (lengthCm === null || lengths === null) return [];
  const { from, to, ideal } = lengths;
  const values = { cm: lengthCm, from, to };
  const points = -1.5 * Math.abs(lengthCm - ideal);
  return inside(lengthCm, [from, to]) ? [good('length', values, points)] : [caveat('lengthOff', values, points - 20)];
}

function reasonsOfSkis(model: SuggestedModel, size: SuggestedVariant, { sport, skier, lengths }: Question): Weighed[] {
  const snow: Snow | null = model.waistMm === null ? null : snowFor(sport, model.waistMm);
  return [
    ...lengthReason(size.lengthCm, lengths),
    ...weightReason(size.skierKg, skier.weightKg),
    ...(snow === null ? [] : [good('width', { mm: model.waistMm ?? 0, snow })]),
    ...styleReason(model.styles, skier.style),
    ...levelReason(model.levels, skier.level),
    ...(model.soles.length > 0 ? [good('bindingsIncluded')] : []),
  ];
}

/** Brakes that are hardly wider than the skis are in nobody's way. */
function brakeReason({ brakeMm }: SuggestedVariant, waistMm: number | null): Weighed[] {
  if (typeof brakeMm !== 'number' || waistMm === null) return [];
  return [good('brake', { mm: brakeMm, waist: waistMm }, -0.5 * (brakeMm - waistMm))];
}

function reasonsOfBindings(model: SuggestedModel, size: SuggestedVariant, question: Question): Weighed[] {
  const { skier, waistMm } = question;
  const { soleMm } = model;
  return [
    ...brakeReason(size, waistMm),
    ...(soleMm && skier.soleMm !== undefined ? [good('soleRange', { mm: skier.soleMm, ...fromTo(soleMm) })] : []),
    ...weightReason(model.skierKg, skier.weightKg),
    ...(question.sport === 'nordic' ? [good('mount')] : []),
    ...styleReason(model.styles, skier.style),
    ...levelReason(model.levels, skier.level),
  ];
}

/** How far the sole of a boot may be from that of the skier's own boots to count as the same size. */
const SAME_SOLE_MM = 6;

/** How much longer the next size is: Mondopoint is in cm, an EU size is two thirds of one. */
const MM_PER_SIZE: Readonly<Record<Sport, number>> = { alpine: 10, nordic: 6.67 };

/** The size as a number, Mondopoint or EU; NaN for sizes of another kind. */
const numberOf = ({ size }: SuggestedVariant): number => Number(size.replace(',', '.'));

function sizeReason(size: SuggestedVariant, { sport, skier: { soleMm, shoeEu } }: Question): Weighed[] {
  if (soleMm !== undefined && size.soleMm !== null) {
    const away = Math.abs(size.soleMm - soleMm);
    const values = { mm: size.soleMm, own: soleMm };
    return [away <= SAME_SOLE_MM ? good('ownSole', values, -away) : caveat('ownSoleOff', values, -20 - away)];
  }
  const number = numberOf(size);
  if (shoeEu === undefined || !Number.isFinite(number)) return [];
  const wanted = sport === 'alpine' ? mondopoint(shoeEu) : shoeEu;
  const away = Math.abs(number - wanted) * MM_PER_SIZE[sport];
  const values = { shoe: shoeEu, size: size.size };
  return [away <= SAME_SOLE_MM ? good('shoe', values, -away) : caveat('shoeOff', values, -20 - away)];
}

function reasonsOfBoots(model: SuggestedModel, size: SuggestedVariant, question: Question): Weighed[] {
  const { skier } = question;
  const norms = model.soles.length > 0 ? [good('norm', { norms: model.soles.join(', ') })] : [];
  return [
    ...sizeReason(size, question),
    ...norms,
    ...styleReason(model.styles, skier.style),
    ...levelReason(model.levels, skier.level),
  ];
}

const OF_PART = { skis: reasonsOfSkis, bindings: reasonsOfBindings, boots: reasonsOfBoots };

/** Why a size of a model suits a skier, and what to know of it. */
export const reasonsFor = (model: SuggestedModel, size: SuggestedVariant, question: Question): Weighed[] =>
  OF_PART[model.part](model, size, question);
