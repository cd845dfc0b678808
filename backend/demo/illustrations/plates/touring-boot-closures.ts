import { readableOn, shadeOf } from './colour';
import { ellipse, type Point, pts } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';
import { wordmark } from './wordmark';

const METAL = '#b4babd';

/** Points of the shaft, which leans forward over the foot. */
export const leaning = (points: readonly Point[]): Point[] =>
  points.map(([x, y, corner]) => [x + Math.max(0, 240 - y) * 0.1, y, corner]);

/** The lever outside the heel that locks the cuff for skiing. */
export const walkLever = (kit: Kit, way: Colourway): string =>
  kit.part(leaning(pts('26,112~6 40,108~6 36,206~6 18,214~6 10,196~6')), {
    fill: '#2b2e33',
    volume: 7,
    cast: [1, 3, 3, 0.4],
  }) +
  kit.part(leaning(pts('6,120~6 24,116~6 24,176~6 8,180~6')), {
    fill: way.accent,
    volume: 8,
    cast: [1, 3, 3, 0.4],
    over: kit.line(leaning(pts('14,126 14,150')), shadeOf(way.accent), 4, 0.7),
  });

export function buckle(kit: Kit, way: Colourway, [x, y, turn]: readonly [number, number, number]): string {
  const ladder = [-32, -24, -16, -8].map((q) => kit.line(pts(`${q},-7 ${q},7`), '#000', 2.4, 0.7)).join('');
  return (
    `<g transform="translate(${x} ${y}) rotate(${turn}) scale(.86)">` +
    kit.part(pts('-38,-7~3 8,-9~5 10,5~5 -38,7~3'), {
      fill: '#2e3237',
      volume: 5,
      cast: [1, 3, 2, 0.5],
      over: ladder,
    }) +
    kit.tube(pts('-60,-5 -36,-9 -28,0 -36,9 -60,5'), 3, METAL) +
    kit.part(pts('-100,-7~4 -62,-9~4 -54,-6~3 -54,6~3 -62,9~4 -100,6~6'), {
      fill: way.accent,
      volume: 8,
      shade: 0.6,
      light: 0.7,
      cast: [1, 4, 3, 0.5],
      inside: [-90, -80, -70].map((q) => kit.block(ellipse(q, 0, 2.6), shadeOf(way.accent))).join(''),
    }) +
    kit.screw(-58, 0, 3.6, METAL) +
    '</g>'
  );
}

export const cable = (kit: Kit, way: Colourway): string =>
  kit.tube(leaning(pts('60,120 120,110 196,96 150,132 204,150 160,170 214,196')), 3.2, way.accent, { gloss: 0.4 }) +
  kit.screws(leaning(pts('196,96 152,133 203,150 161,170')), 5, METAL) +
  kit.part(leaning(pts('40,112~5 70,104~5 76,122~5 44,130~5')), { fill: METAL, volume: 6, cast: [1, 3, 3, 0.4] }) +
  kit.strap(pts('176,218 214,214 246,236'), 15, '#2a2d31');

export function dial(kit: Kit, way: Colourway): string {
  const knurls = Array.from({ length: 18 }, (_, i) => {
    const angle = (i / 18) * 2 * Math.PI;
    const at = (r: number): string =>
      `${(222 + Math.cos(angle) * r).toFixed(1)},${(228 + Math.sin(angle) * r).toFixed(1)}`;
    return kit.line(pts(`${at(13)} ${at(18)}`), '#000', 2.6, 0.6);
  });
  return (
    kit.tube(pts('188,206 160,236 200,262 172,282'), 2.6, '#c9ced1', { gloss: 0.6 }) +
    kit.tube(pts('232,246 258,262 240,280'), 2.6, '#c9ced1', { gloss: 0.6 }) +
    kit.part(ellipse(222, 228, 19), { fill: '#2a2d31', volume: 8, cast: [2, 4, 4, 0.5], over: knurls.join('') }) +
    kit.part(ellipse(222, 228, 11), { fill: way.accent, volume: 7 })
  );
}

export function powerStrap(kit: Kit, way: Colourway, top: number, brand: string): string {
  return kit.part(
    leaning(
      pts(
        `46,${top + 14}~4 104,${top + 2} 162,${top + 12} 198,${top + 10}~6 202,${top + 38}~6 178,${top + 44} 110,${top + 32} 44,${top + 42}~4`,
      ),
    ),
    {
      fill: '#24272c',
      volume: 9,
      texture: ['twill', '#fff', 0.7],
      cast: [1, 5, 4, 0.5],
      over: wordmark(brand, 152 + (240 - top) * 0.1 - 20, top + 20, 9.5, readableOn('#24272c', way.accent), {
        rotate: 4,
        weight: 1.2,
      }),
    },
  );
}
