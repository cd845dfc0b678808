import { tone } from './colour';
import { num, seededRandom } from './geometry';
import { lettering } from './lettering';
import { TONES } from './palette';
import { against, band, field, ground, type Motif } from './ski-print';

/** Broad fields cut on a slant. */
export const fields: Motif = (sheet) => {
  const { way, seed } = sheet;
  const slant = seed % 2 ? 0.05 : -0.05;
  const second = seed % 3 ? way.block : way.main;
  return {
    art:
      ground(sheet, way.main) +
      band(sheet, -0.2, 0.1, way.accent, slant) +
      band(sheet, 0.118, 0.13, way.accent, slant) +
      band(sheet, 0.44, 0.72, way.accent, slant) +
      band(sheet, 0.72, 0.745, TONES.snow, slant) +
      band(sheet, 0.745, 1.2, second, slant),
    nameOn: way.main,
    modelOn: second,
  };
};

/** Fields of a racing ski; models differ in where they lie. */
export const race: Motif = (sheet) => {
  const { way, seed } = sheet;
  const strong = against(way, way.main);
  if (seed % 3 === 1)
    return {
      art:
        ground(sheet, way.main) +
        band(sheet, -0.1, 0.14, strong) +
        band(sheet, 0.46, 0.49, strong, 0.03) +
        band(sheet, 0.51, 0.54, way.accent, 0.03) +
        band(sheet, 0.7, 1.1, strong, 0.03),
      nameOn: way.main,
      modelOn: strong,
    };
  if (seed % 3 === 2)
    return {
      art:
        ground(sheet, way.main) +
        band(sheet, -0.2, 0.08, way.accent, -0.06) +
        band(sheet, 0.1, 0.115, way.accent, -0.06) +
        band(sheet, 0.42, 1.2, way.accent, -0.06) +
        band(sheet, 0.45, 0.47, way.main, -0.06) +
        band(sheet, 0.9, 0.93, way.main, -0.06),
      nameOn: way.main,
      modelOn: way.accent,
    };
  return {
    art:
      ground(sheet, way.main) +
      band(sheet, -0.1, 0.05, strong) +
      band(sheet, 0.065, 0.08, way.accent) +
      band(sheet, 0.44, 0.7, strong, 0.06) +
      band(sheet, 0.72, 0.75, way.accent, 0.06),
    nameOn: way.main,
    modelOn: way.main,
  };
};

/** Long streaks blown along the sheet, from the tail and from the tip. */
export const gusts: Motif = (sheet) => {
  const { way, seed } = sheet;
  const random = seededRandom(seed + 11);
  const streak = (u: number, foot: number, top: number, fill: string): string =>
    field(sheet, `${u - 0.36},${foot} ${u + 0.08},${top} ${u + 0.36},${foot}`, fill);
  const art = [way.accent, way.block, TONES.snow, way.accent, way.block].map((fill, i) => {
    const u = -0.9 + i * 0.45;
    return streak(u, 0.8, 0.42 + random() * 0.2, fill) + streak(-u, -0.06, 0.1 + random() * 0.09, fill);
  });
  return {
    art: ground(sheet, way.main) + art.join('') + band(sheet, 0.79, 1.1, way.block),
    nameOn: way.main,
    modelOn: way.block,
  };
};

/** Broken crust: slabs that meet along a line which jumps from edge to edge. */
export const slabs: Motif = (sheet) => {
  const { way, seed } = sheet;
  const random = seededRandom(seed + 3);
  const fills = [way.accent, way.block, tone(way.main, 0.12), way.accent, way.trim];
  let [art, i] = [ground(sheet, way.main), seed % 5];
  for (const [from, to] of [
    [0, 0.14],
    [0.46, 0.8],
  ] as const)
    for (let t = from; t < to; t += 0.052, i += 1) {
      const near = i % 2 ? -1.3 : 1.3;
      const corners = `${near},${t - 0.03 - random() * 0.03} ${-near},${t + 0.02} ${near},${t + 0.08 + random() * 0.02}`;
      art += field(sheet, corners, fills[i % fills.length] ?? way.block);
    }
  return { art: art + band(sheet, 0.8, 1.1, way.block, 0.02), nameOn: way.main, modelOn: way.block };
};

/** Dots that grow towards both ends. */
export const dots: Motif = (sheet) => {
  const { way, half, length, seed } = sheet;
  const step = half * 0.66;
  const dot = (x: number, y: number, r: number): string =>
    `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0`;
  let d = '';
  for (let i = 0; i * step <= length; i += 1) {
    const t = (i * step) / length;
    const share = t < 0.2 ? 1 - t / 0.2 : Math.min(1, Math.max(0, (t - 0.42) / 0.3));
    const radius = step * 0.56 * share ** 0.8;
    if (radius > step * 0.1) for (let u = i % 2 ? -1.5 : -2; u <= 2; u += 1) d += dot(u * step, i * step, radius);
  }
  const fill = seed % 2 ? way.accent : against(way, way.main);
  return {
    art: `${ground(sheet, way.main)}<path d="${d}" fill="${fill}"/>${band(sheet, 0.78, 0.89, way.main)}`,
    nameOn: way.main,
    modelOn: way.main,
  };
};

/** The maker's name once more under the foot, so large that the edges crop it. */
export const letters: Motif = (sheet) => {
  const { way, half, length, brand, reads } = sheet;
  const on = way.main;
  const ink = against(way, on);
  return {
    art:
      ground(sheet, on) +
      band(sheet, -0.1, 0.12, way.accent, 0.02) +
      band(sheet, 0.76, 1.1, way.accent, 0.02) +
      lettering(brand, 0, length * 0.57, half * 1.9, ink, { rotate: reads, weight: 1.5 }),
    nameOn: on,
    modelOn: way.accent,
  };
};
