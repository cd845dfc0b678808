import { curve } from './curve';
import { mirrored, type Point, pts } from './geometry';

export type SkiKind = 'alpine' | 'touring' | 'nordic';

type SkiShape = {
  /** mm */
  length: number;
  /** measured half widths: `y along the length from the tip, half width` */
  widths: readonly Point[];
  /** a 1:40 object vanishes at card size: the width is drawn this many times its own */
  widthFactor: number;
  model: string;
  dimensions: string;
};

export const SKI_SHAPES: Record<SkiKind, SkiShape> = {
  alpine: {
    length: 1720,
    widths: pts('5,20 22,37 50,49 100,59 190,64 420,50 800,43 1000,42 1300,47 1560,56 1660,57 1700,50 1720,30!'),
    widthFactor: 1.24,
    model: 'TUNTURI 84',
    dimensions: '126-84-112',
  },
  touring: {
    length: 1700,
    widths: pts('6,18 26,34 62,48 120,58 230,63 480,52 820,46 1000,45 1300,49 1540,54 1650,50 1688,34 1700,18!'),
    widthFactor: 1.24,
    model: 'KERO 92',
    dimensions: '124-90-108',
  },
  nordic: {
    // drawn at two thirds of its own length: even twice as wide it would stay a line at card size
    length: 1300,
    widths: pts('4,6 20,13 60,20 120,23 400,22.5 650,22 980,22.5 1230,23 1288,20 1300,12!'),
    widthFactor: 2.1,
    model: 'LATU 44',
    dimensions: '44-44-45',
  },
};

/** Outline of the ski, its width multiplied by `factor`. */
export function skiOutline(kind: SkiKind, factor: number): string {
  const { length, widths } = SKI_SHAPES[kind];
  const side = widths.map(
    ([y, half, corner]): Point => (corner === undefined ? [half * factor, y] : [half * factor, y, 8]),
  );
  return curve(mirrored([[0, -2], ...side, [0, length]]));
}
