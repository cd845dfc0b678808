import { mix } from './colour';
import { curve } from './curve';
import { type Point, seededRandom } from './geometry';
import { TONES } from './palette';
import { against, band, field, ground, type Motif, type Sheet } from './ski-print';

/** Peaks behind each other, each with a lit and a dark side, from `from` on towards the tail. */
function range(sheet: Sheet, from: number, step: number, count: number, lit: string, dark: string): string {
  let art = '';
  for (let i = 0; i < count; i += 1) {
    const foot = from + i * step;
    const [top, at] = [foot - step * 1.5, i % 2 ? -0.4 : 0.4];
    const ridge = `${at},${top} ${at * -0.4},${foot + step}`;
    art += field(sheet, `-1.4,${foot} ${ridge} -1.4,${foot + step * 1.3}`, lit);
    art += field(sheet, `1.4,${foot} ${ridge} 1.4,${foot + step * 1.3}`, dark);
  }
  return art;
}

/** Peaks that rise from the tail, and light on the tip. */
export const peaks: Motif = (sheet) => {
  const { way, seed } = sheet;
  const dark = mix(way.block, way.trim, 0.4);
  const [step, count] = seed % 2 ? [0.1, 3] : [0.075, 4];
  return {
    art:
      ground(sheet, way.main) +
      band(sheet, -0.1, 0.1, way.accent) +
      range(sheet, 0.13, 0.045, 1, way.accent, mix(way.accent, way.block, 0.4)) +
      range(sheet, 0.52, step, count, way.accent, dark) +
      band(sheet, 0.8, 1.1, dark, 0.02),
    nameOn: way.main,
    modelOn: dark,
  };
};

/** Steps of height round summits. */
export const contour: Motif = (sheet) => {
  const { way, half, length, seed } = sheet;
  const ring = (u: number, t: number, radius: number, i: number): string =>
    curve(
      Array.from({ length: 9 }, (_, j): Point => {
        const angle = (j / 9) * 2 * Math.PI;
        const r = radius * (1 + 0.2 * Math.sin(j * 2.4 + i * 0.4 + seed));
        return [u * half + Math.cos(angle) * r, t * length + Math.sin(angle) * r * 2.6];
      }),
    );
  const summit = (u: number, t: number, rings: number, base: string): string =>
    Array.from({ length: rings }, (_, i) => {
      const fill = i % 2 ? base : way.accent;
      return `<path d="${ring(u, t, (rings - i) * half * 0.24, i)}" fill="${fill}"/>`;
    }).join('');
  return {
    art:
      ground(sheet, way.main) +
      summit(0.3, 0.085, 5, way.main) +
      summit(-0.4, 0.6, 7, way.main) +
      band(sheet, 0.76, 1.1, way.block) +
      summit(0.2, 1, 3, way.block),
    nameOn: way.main,
    modelOn: way.block,
  };
};

/** Rows of lozenges and teeth, as sweaters have them. */
export const knit: Motif = (sheet) => {
  const { way, half, length } = sheet;
  const light = against(way, way.main);
  const tall = (half * 1.5) / length;
  const lozenge = (t: number, size: number, fill: string): string =>
    field(sheet, `0,${t - tall * size} ${size},${t} 0,${t + tall * size} ${-size},${t}`, fill);
  const teeth = (t: number, fill: string): string =>
    [-0.8, 0, 0.8].map((u) => field(sheet, `${u - 0.4},${t} ${u},${t - tall * 0.5} ${u + 0.4},${t}`, fill)).join('');
  const rows = (from: number, to: number): string => {
    let art = '';
    for (let t = from + tall; t < to; t += 2 * tall)
      art += lozenge(t, 0.95, light) + lozenge(t, 0.55, way.main) + lozenge(t, 0.28, way.accent);
    return art;
  };
  return {
    art:
      ground(sheet, way.main) +
      band(sheet, -0.1, 0.04, light) +
      teeth(0.041, way.main) +
      rows(0.03, 0.11) +
      band(sheet, 0.44, 0.45, light) +
      rows(0.46, 0.74) +
      band(sheet, 0.77, 1.1, light) +
      teeth(0.77, light),
    nameOn: way.main,
    modelOn: light,
  };
};

/** A wood: rows of spruces, the nearest the darkest, under a pale sky. */
export const wood: Motif = (sheet) => {
  const { way, seed } = sheet;
  const random = seededRandom(seed + 29);
  const sky = mix(way.accent, TONES.snow, 0.3);
  const spruce = (u: number, foot: number, fill: string): string =>
    [0, 1, 2]
      .map((tier) => {
        const [reach, y] = [0.26 + tier * 0.1, foot - 0.09 + tier * 0.035];
        return field(sheet, `${u - reach},${y} ${u},${y - 0.06} ${u + reach},${y}`, fill);
      })
      .join('');
  const row = (foot: number, fill: string): string =>
    [-0.85, -0.1, 0.7].map((u) => spruce(u + random() * 0.3, foot + random() * 0.03, fill)).join('') +
    band(sheet, foot - 0.025, 1.1, fill);
  return {
    art:
      ground(sheet, way.main) +
      band(sheet, -0.1, 0.14, sky) +
      band(sheet, 0.4, 0.7, sky) +
      row(0.58, mix(way.main, sky, 0.45)) +
      row(0.67, way.main) +
      row(0.78, way.trim),
    nameOn: way.main,
    modelOn: way.trim,
  };
};
