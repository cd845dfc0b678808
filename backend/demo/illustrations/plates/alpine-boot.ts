import { drawBootBack } from './boot-back';
import { NEW_BUCKLE, scratched } from './boot-wear';
import { lightness, mix, shadeOf, tone } from './colour';
import { ellipse, num, type Point, pts } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark, type MarkName } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

export type BootOptions = {
  brand?: string;
  mark?: MarkName;
  model?: string;
  buckles?: number;
  walk?: boolean;
  view?: 'main' | 'back';
  /** used: scratched by other edges, with one new buckle */
  isWorn?: boolean;
};

/** Where the boot stands, in shares of its plate's height. */
export const ALPINE_BOOT_GROUND = 0.925;

/** The shaft stands on the lower shell at this height, mm as drawn. */
const SHAFT_FROM = 240;

/** How tall the shaft is: low on the soft boots of children, tallest on stiff ones that do not walk. */
const shaftOf = (buckles: number, walk: boolean): number => {
  if (buckles <= 1) return 0.6;
  if (buckles === 2) return 0.76;
  if (buckles === 3) return 0.93;
  return walk ? 1 : 1.12;
};

/** An alpine boot from its outer side, toe right (x 0 to 322 heel to toe, ground at y 340), or from behind. */
export function drawAlpineBoot(way: Colourway, options: BootOptions = {}): string {
  const {
    brand = 'hanki',
    mark = 'crust',
    model = 'FLEX 110',
    buckles = 4,
    walk = true,
    view = 'main',
    isWorn = false,
  } = options;
  if (view === 'back') {
    const spine = walk ? 'lever' : 'screws';
    return drawBootBack(way, { height: 332, shaft: 'shell', spine, hasStrap: true, brand, mark }, 'Alpine boot');
  }
  const tall = shaftOf(buckles, walk);
  const kit = new Kit([-18, SHAFT_FROM - (SHAFT_FROM + 44) * tall, 346, 346], FRAMES.square, 60);
  const D = way.trim;
  const MET = '#b4babd';
  const hl = 0.1 + 0.3 * lightness(way.main);
  // the shaft leans forward
  const ln = (points: readonly Point[]): Point[] =>
    points.map(([x, y, corner]) => {
      const above = Math.max(0, SHAFT_FROM - y);
      return [x + above * 0.12 * tall, y + above * (1 - tall), corner];
    });
  let art = kit.ground(166, 341, 190, 13, 0.5);
  // soles
  const lug = (points: readonly Point[]) =>
    kit.part(points, { fill: '#26292d', volume: 6, texture: ['grain', '#fff', 0.5] });
  art +=
    lug(pts('2,306~4 92,308~4 98,338~5 4,338~5')) +
    lug(pts('196,306~4 318,300~6 328,322~5 322,338~4 198,338~5')) +
    kit.part(pts('80,308~3 204,306~3 200,326 150,322 96,328'), { fill: '#34383d', volume: 6 });
  for (let x = 12; x < 92; x += 14) art += kit.line(pts(`${x},326 ${x + 2},338`), '#000', 2.4, 0.6);
  for (let x = 206; x < 318; x += 15) art += kit.line(pts(`${x},326 ${x + 2},338`), '#000', 2.4, 0.6);
  // liner + tongue
  art += kit.part(ln(pts('52,40! 54,-10 66,-34~8 120,-36 164,-20~10 178,40!')), {
    fill: D,
    volume: 16,
    texture: ['mesh', '#fff', 0.5],
    inside: kit.block(pts('50,-40! 90,-40! 84,40! 40,40!'), tone(D, 0.06)),
    over:
      kit.seam(pts('60,4 110,-4 172,8'), { stitch: 1.5 }) +
      kit.soft(pts('80,-30 120,-30 150,-10 140,20 90,20'), '#000', 0.35, 8),
  });
  art += kit.part(ln(pts('148,-28~8 176,-34~8 196,-6 204,70 216,170 206,206! 176,190! 170,80')), {
    fill: mix(way.block, D, 0.3),
    volume: 14,
    cast: [-3, 3, 4, 0.5],
    over: ['168,10 192,6', '172,50 198,46', '177,90 203,86', '182,130 209,126']
      .map((crease) => kit.seam(pts(crease), { light: 0.3 }))
      .join(''),
  });
  // lower shell
  const low = pts(
    '6,312~6 2,280 12,230 34,196! 120,176 186,172 212,186 236,222 268,250 304,266 324,288 326,312~6 200,318 96,320',
  );
  art += kit.part(low, {
    fill: way.main,
    volume: 26,
    shade: 0.7,
    light: 0.5,
    cast: [2, 3, 3, 0.4],
    inside:
      kit.block(pts('-10,296! 110,288 210,292 340,280! 340,330! -10,330!'), way.block) +
      kit.soft(pts('230,236 262,256 300,274 290,284 250,276 222,254'), '#fff', hl * 1.3, 5) +
      kit.soft(pts('20,240 34,220 40,260 30,286 16,284'), '#fff', 0.2, 5) +
      kit.soft(pts('110,240 200,210 220,240 200,280 120,285'), '#0d1220', 0.22, 14),
    over:
      kit.seam(pts('0,296 110,288 210,292 326,281'), { dark: 0.6, light: 0.4 }) +
      kit.seam(pts('200,176 176,214 190,260 250,282 318,280'), { dark: 0.5, light: 0.35 }) +
      kit.seam(pts('214,190 196,218 206,250 258,270'), { dark: 0.4, light: 0.3 }) +
      lettering(model, 70, 283, 10, way.accent, { weight: 1.1 }) +
      (isWorn ? scratched(kit, way.main) : ''),
  });
  // cuff
  const cuff = ln(
    pts(
      '50,22~8 100,10 160,22 182,44~8 188,110 202,176 196,200~8 150,214 120,250 92,268 50,262 22,238~10 20,190 34,100',
    ),
  );
  art += kit.part(cuff, {
    fill: way.main,
    volume: 28,
    shade: 0.62,
    light: 0.5,
    cast: [3, 6, 5, 0.5],
    inside:
      kit.block(ln(pts('10,8! 80,8! 70,90 58,180 66,280! 0,280!')), way.block) +
      kit.soft(ln(pts('94,60 112,56 114,120 102,190 88,196 88,120')), '#fff', hl, 8) +
      kit.soft(ln(pts('160,60 186,80 200,170 180,190 160,130')), '#0d1220', 0.3, 9),
    over:
      kit.seam(ln(pts('80,10 70,90 58,180 66,268')), { dark: 0.5, light: 0.4 }) +
      kit.seam(ln(pts('150,24 152,110 140,170 110,210')), { dark: 0.35, light: 0.3 }),
  });
  art += brandMark(mark, 98, 158 + (1 - tall) * 70, 17, way.accent);
  // spine / walk mode
  if (walk)
    art +=
      kit.part(ln(pts('22,120~6 36,112~6 34,200~6 20,218~6 12,200~6')), {
        fill: '#2b2e33',
        volume: 7,
        cast: [1, 3, 3, 0.4],
      }) + kit.part(ln(pts('20,132~3 31,128~3 29,160~3 17,164~3')), { fill: way.accent, volume: 5 });
  art +=
    kit.screw(88, 236, 11, MET) +
    `<path d="${ellipse(88, 236, 16, 16)}" fill="none" stroke="#0d1220" stroke-opacity=".4" stroke-width="1.4"/>`;
  // power strap
  art += kit.part(ln(pts('46,26~4 104,14 160,24 198,22~6 202,54~6 178,60 110,46 44,58~4')), {
    fill: '#24272c',
    volume: 9,
    texture: ['twill', '#fff', 0.7],
    cast: [1, 5, 4, 0.5],
    over:
      wordmark(brand, 150 - (1 - tall) * 24, 33 + (SHAFT_FROM - 33) * (1 - tall), 11, way.accent, {
        rotate: 4,
        weight: 1.2,
      }) +
      kit.seam(ln(pts('46,31 104,19 160,29 198,28')), { weight: 0.6, stitch: 1 }) +
      kit.block(ln(pts('66,18~2 84,14~2 84,52~2 66,56~2')), '#34383e'),
  });
  // buckles: ladder over the throat + lever on the side
  const places = [
    { x: 214, y: 88, turn: -5, scale: 0.9 },
    { x: 216, y: 138, turn: -9, scale: 0.9 },
    { x: 220, y: 196, turn: -36, scale: 0.82 },
    { x: 262, y: 246, turn: -50, scale: 0.8 },
  ].slice(buckles < 3 ? 1 : 0, buckles < 3 ? 1 + buckles : buckles);
  for (const [index, { x, y, turn, scale }] of places.entries()) {
    const lever = isWorn && index === 1 ? NEW_BUCKLE : way.accent;
    art +=
      `<g transform="translate(${num(x - (SHAFT_FROM - y) * 0.12 * (1 - tall))} ${num(y + Math.max(0, SHAFT_FROM - y) * (1 - tall))}) rotate(${turn}) scale(${scale})">` +
      kit.part(pts('-38,-7~3 8,-9~5 10,5~5 -38,7~3'), {
        fill: '#2e3237',
        volume: 5,
        cast: [1, 3, 2, 0.5],
        over: [-32, -26, -20, -14, -8, -2]
          .map(
            (q) =>
              kit.line(pts(`${q},-7 ${q},7`), '#000', 2.2, 0.7) +
              kit.line(pts(`${q + 2},-7 ${q + 2},7`), '#fff', 0.9, 0.35),
          )
          .join(''),
      }) +
      kit.tube(pts('-64,-6 -36,-9 -28,0 -36,9 -64,6'), 3.4, MET) +
      kit.part(pts('-96,-9~4 -62,-11~4 -54,-8~3 -54,8~3 -62,11~4 -96,7~7 -104,0~6'), {
        fill: lever,
        volume: 8,
        shade: 0.6,
        light: 0.7,
        cast: [1, 4, 3, 0.5],
        over: kit.block(pts('-90,-3~2 -72,-4~2 -72,4~2 -90,3~2'), shadeOf(lever)),
      }) +
      kit.screw(-59, 0, 4, MET) +
      '</g>';
  }
  art += kit.screw(26, 250, 5, MET);
  return kit.svg(art, 'Alpine boot');
}
