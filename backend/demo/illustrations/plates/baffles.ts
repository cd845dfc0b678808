import { lightOf } from './colour';
import { type Fold, lerp, mirrored, num, type Point, pts } from './geometry';
import type { Kit } from './kit';
import { clothShade } from './pale-light';

/** Half widths of an insulated body by height: [half width, y], y rising. */
export type Profile = readonly Point[];

export function widthAt(profile: Profile, y: number): number {
  for (let i = 1; i < profile.length; i++) {
    const above = profile[i - 1];
    const below = profile[i];
    if (above && below && y <= below[1]) return lerp(above[0], below[0], (y - above[1]) / (below[1] - above[1]));
  }
  return profile.at(-1)?.[0] ?? 0;
}

/** Seams of `count` rows between two heights. */
export const rowSeams = (from: number, to: number, count: number): { top: number; bottom: number; index: number }[] =>
  Array.from({ length: count }, (_, index) => ({
    top: lerp(from, to, index / count),
    bottom: lerp(from, to, (index + 1) / count),
    index,
  }));

/** Light on the upper half of a swollen row, dark in both seams. */
export const swell = (kit: Kit, fill: string): string => {
  const shade = clothShade(fill);
  const light = lightOf(fill);
  return kit.linear(
    `0 ${shade} .75, .1 ${shade} .25, .3 ${light} .42, .48 ${light} .08, .75 ${shade} .3, 1 ${shade} .95`,
  );
};

type PuckerOptions = {
  key: string;
  height: number;
  halfWidth: number;
  count: number;
  /** factor of the drawing's size: 1 for a jacket */
  scale: number;
  random: () => number;
};

/** Short creases running out of both seams of a row, made once and used for every row. Answers the id of the strip. */
export function puckerStrip(kit: Kit, { key, height, halfWidth, count, scale, random }: PuckerOptions): string {
  return kit.once(`strip ${key}`, (id) => {
    const folds: Fold[] = [];
    for (let j = 0; j < count; j++) {
      const x = lerp(-halfWidth, halfWidth, (j + 0.2 + random() * 0.6) / count);
      const sag = 10 * Math.cos((x / halfWidth) * 1.5) * scale;
      if (random() > 0.34) {
        const length = height * (0.2 + random() * 0.34);
        const lean = random() * 12 - 6;
        folds.push([
          x,
          5 * scale + sag * 0.5,
          x + lean * 0.5 * scale,
          8 * scale + length * 0.6,
          x + lean * scale,
          8 * scale + length,
          (1.5 + random() * 2) * scale,
        ]);
      }
      if (random() > 0.38) {
        const length = height * (0.2 + random() * 0.36);
        const at = x + 8 * scale;
        const lean = random() * 14 - 7;
        folds.push([
          at,
          height + 8 * scale,
          at + lean * 0.5 * scale,
          height - length * 0.5,
          at + lean * scale,
          height - length,
          (1.6 + random() * 2.4) * scale,
        ]);
      }
    }
    return `<g id="${id}">${kit.folds(folds, { blur: 1.7, dark: 0.4, light: 0.22, offset: 1.4 })}</g>`;
  });
}

/** One row across the body, its edges swollen between the seams. */
export function baffleRow(
  kit: Kit,
  profile: Profile,
  row: { top: number; bottom: number; index: number },
  strip: string,
  fill: string,
  { bulge = 9, dip = 8 } = {},
): string {
  const { top, bottom, index } = row;
  const upper = widthAt(profile, top);
  const lower = widthAt(profile, bottom);
  const middle = widthAt(profile, (top + bottom) / 2) + bulge;
  const half = pts(
    `0,${top + dip} ${upper * 0.5},${top + dip * 0.8} ${upper - 3},${top}! ${middle},${lerp(top, bottom, 0.35)} ${middle},${lerp(top, bottom, 0.68)} ${lower - 3},${bottom}! ${lower * 0.5},${bottom + dip} 0,${bottom + dip}`,
  );
  const flip = index % 2 ? ' scale(-1 1)' : '';
  return kit.part(mirrored(half), {
    fill,
    volume: 0,
    line: 0.9,
    wash: swell(kit, fill),
    inside: `<use href="#${strip}" transform="translate(0 ${num(top)})${flip}"/>`,
  });
}
