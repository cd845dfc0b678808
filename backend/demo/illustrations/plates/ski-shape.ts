import { curve } from './curve';
import { mirrored, type Point, pts } from './geometry';

export type SkiKind = 'alpine' | 'touring' | 'nordic';

type SkiShape = {
  /** mm */
  length: number;
  /** half widths of the measured ski, mm: `y along the length from the tip, half width` */
  widths: readonly Point[];
  /** where it is narrowest, mm from the tip */
  waistAt: number;
  model: string;
  /** tip, waist and tail of the measured ski, mm */
  dimensions: string;
};

export const SKI_SHAPES: Record<SkiKind, SkiShape> = {
  alpine: {
    length: 1740,
    widths: pts('5,20 22,37 50,49 100,59 190,63 420,52 700,44 980,42 1300,47 1560,55 1670,56 1715,49 1738,30!'),
    waistAt: 980,
    model: 'TUNTURI 84',
    dimensions: '126-84-112',
  },
  touring: {
    length: 1760,
    widths: pts('6,18 26,34 62,48 120,58 240,62 500,53 820,46 1000,45 1300,48 1580,54 1700,50 1744,34 1760,18!'),
    waistAt: 1000,
    model: 'KERO 92',
    dimensions: '124-90-108',
  },
  nordic: {
    length: 1960,
    widths: pts(
      '3,2.6 14,6.6 36,10.6 76,14.6 130,18.2 200,20.8 290,22 420,22.2 900,22 1500,22.2 1880,22.5 1945,19 1960,12!',
    ),
    waistAt: 900,
    model: 'LATU 44',
    dimensions: '44-44-45',
  },
};

/** Half widths of tip, waist and tail, mm, read from `tip-waist-tail`. */
export function skiHalves(kind: SkiKind, dimensions: string): readonly [tip: number, waist: number, tail: number] {
  const [tip, waist, tail] = dimensions.split('-').map((width) => Number(width) / 2);
  return tip && waist && tail ? [tip, waist, tail] : skiHalves(kind, SKI_SHAPES[kind].dimensions);
}

/** A measured half width carried over to another waist and end width. */
const carried = (half: number, from: readonly [number, number], to: readonly [number, number]): number =>
  half < from[0] || Math.abs(from[1] - from[0]) < 1.5
    ? half * (to[half < from[0] ? 0 : 1] / from[half < from[0] ? 0 : 1])
    : to[0] + ((half - from[0]) / (from[1] - from[0])) * (to[1] - to[0]);

/** Half waists, mm: of skis for powder, whose tips taper, and of skis for pistes, whose tips are blunt. */
const [POWDER, PISTE] = [47, 37];

/** By how much a tip is broader or slimmer than the measured one, so far from its end. */
function tipOf(kind: SkiKind, waist: number, y: number): number {
  if (kind === 'nordic' || y > 120) return 1;
  if (waist >= POWDER) return y < 10 ? 0.62 : y < 40 ? 0.78 : y < 80 ? 0.88 : 0.95;
  return waist <= PISTE && y < 40 ? 1.2 : 1;
}

/**
 * Outline of a ski in its true proportion, its width multiplied by `share` (the inside of its edges, say).
 * @param dimensions widths of tip, waist and tail, mm, as in `126-84-112`
 */
export function skiOutline(kind: SkiKind, dimensions: string, share = 1): string {
  const { length, widths, waistAt, dimensions: measured } = SKI_SHAPES[kind];
  const [tip, waist, tail] = skiHalves(kind, dimensions);
  const [oldTip, oldWaist, oldTail] = skiHalves(kind, measured);
  const side = widths.map(([y, half, corner]): Point => {
    const [from, to] = y < waistAt ? [oldTip, tip] : [oldTail, tail];
    const isEnd = y < (kind === 'nordic' ? 300 : 180) || y > length - 130;
    const width = (isEnd ? half * (to / from) : carried(half, [oldWaist, from], [waist, to])) * tipOf(kind, waist, y);
    return corner === undefined ? [width * share, y] : [width * share, y, 8];
  });
  return curve(mirrored([[0, -2], ...side, [0, length]]));
}
