/** Pure rules for what suits a skier. Lengths of skis and people in cm, of boot soles and ski widths in mm, weights in kg. */

export type Sport = 'alpine' | 'nordic';
export type Level = 1 | 2 | 3;

/** Ways of skiing of each sport. */
export const STYLES = {
  alpine: ['piste', 'allmountain', 'freeride', 'touring'],
  nordic: ['classic', 'skate', 'backcountry'],
} as const satisfies Record<Sport, readonly string[]>;
export type Style = (typeof STYLES)[Sport][number];

/** What a skier told; what is missing decides nothing. Specification 2 §3 (ski wizard inputs). */
export interface Skier {
  readonly heightCm?: number | undefined;
  readonly weightKg?: number | undefined;
  /** 1 beginner, 2 intermediate, 3 expert. */
  readonly level?: Level | undefined;
  readonly style?: Style | undefined;
  /** Length of the soles of the skier's own boots. */
  readonly soleMm?: number | undefined;
  /** Shoe size, EU. */
  readonly shoeEu?: number | undefined;
}

/** Lengths of skis that suit a skier, both ends included, and the one in the middle. */
export interface SkiLengths {
  readonly from: number;
  readonly to: number;
  readonly ideal: number;
}

/** How much longer than the skier skis are, by level: short skis turn easily, long ones are calm at speed and float. */
const LONGER_THAN_SKIER: Readonly<Record<Style, readonly [beginner: number, intermediate: number, expert: number]>> = {
  piste: [-15, -10, -5],
  allmountain: [-12, -6, -2],
  freeride: [-8, -2, 3],
  touring: [-14, -9, -5],
  classic: [15, 20, 24],
  skate: [5, 10, 13],
  backcountry: [5, 12, 18],
};

/** Which way of skiing a skier of the sport is thought to mean who does not say. */
const USUAL_STYLE: Readonly<Record<Sport, Style>> = { alpine: 'allmountain', nordic: 'classic' };

/** Lengths on both sides of the ideal one that suit too. */
const ROOM: Readonly<Record<Sport, number>> = { alpine: 6, nordic: 5 };

/** The weight that a height is usual for is `height - 105`; each 10 kg more or less make the skis 2 cm longer or shorter. */
const USUAL_WEIGHT = 105;
const CM_PER_KG = 0.2;
const MOST_CM_BY_WEIGHT = 6;

/** Shortest and longest skis that are made for grown-ups, so that nobody is told to look for what there is not. */
const LONGEST: Readonly<Record<Style, number>> = {
  piste: 182,
  allmountain: 188,
  freeride: 194,
  touring: 188,
  classic: 208,
  skate: 195,
  backcountry: 210,
};

/** The lengths of skis that suit a skier; null without a height. */
export function skiLengths(sport: Sport, { heightCm, weightKg, level = 2, style }: Skier): SkiLengths | null {
  if (heightCm === undefined) return null;
  const way = style ?? USUAL_STYLE[sport];
  const extra = weightKg === undefined ? 0 : (weightKg - (heightCm - USUAL_WEIGHT)) * CM_PER_KG;
  const byWeight = Math.max(-MOST_CM_BY_WEIGHT, Math.min(MOST_CM_BY_WEIGHT, extra));
  const longest = LONGEST[way] - ROOM[sport];
  const ideal = Math.min(longest, Math.round(heightCm + (LONGER_THAN_SKIER[way][level - 1] ?? 0) + byWeight));
  return { from: ideal - ROOM[sport], to: ideal + ROOM[sport], ideal };
}

/** What snow skis are made for, by their width underfoot. */
export type Snow = 'hard' | 'mixed' | 'deep' | 'track' | 'trackAndForest' | 'forest';

export function snowFor(sport: Sport, waistMm: number): Snow {
  if (sport === 'nordic') return waistMm <= 48 ? 'track' : waistMm <= 60 ? 'trackAndForest' : 'forest';
  return waistMm <= 80 ? 'hard' : waistMm <= 96 ? 'mixed' : 'deep';
}

/**
 * The size of alpine boots, Mondopoint cm in halves, for a shoe size: two thirds of it are the foot's length and 1.5 cm.
 * @example mondopoint(42) // 26.5
 */
export const mondopoint = (shoeEu: number): number => Math.round(((shoeEu * 2) / 3 - 1.5) * 2) / 2;
