import type { PlateLook } from '../plate-drawing';
import { CLOTH_EDGE, clothLight, creaseSeed } from './cloth-light';
import { readableOn, tone } from './colour';
import { creases, type Point, pts, rectangle } from './geometry';
import type { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { fittedLettering } from './turned';

/** Straps, handles and zip tapes. */
export const WEBBING = '#25282c';

/** Light on a bag: a full round body in coated cloth, which shines. */
export const bagLight = (body: readonly Point[], folds: string, brand: string): string =>
  clothLight(body, { folds: creases(folds), seed: creaseSeed(brand, folds), round: 150, crumple: 0.8, shine: 1.5 });

/** Rolling duffel: standing on two wheels, its handle out. */
export function rolling(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const body = pts('-176,-250~40 -120,-282 120,-282 176,-250~40 186,0 184,250~36 120,286 -120,286 -184,250~36 -186,0');
  const wheel = (x: number): string =>
    kit.part(`M${x - 34} 276a34 34 0 1 0 68 0a34 34 0 1 0-68 0Z`, {
      fill: '#1c1f23',
      volume: 10,
      over: kit.line(`M${x - 20} 276a20 20 0 1 0 40 0a20 20 0 1 0-40 0Z`, '#7d8488', 3),
    });
  return [
    kit.ground(0, 306, 220, 18, 0.5),
    kit.tube(pts('-70,-260 -70,-392'), 13, '#aeb4b7', { cap: 'butt' }) +
      kit.tube(pts('70,-260 70,-392'), 13, '#aeb4b7', { cap: 'butt' }),
    kit.part(rectangle(-92, -412, 184, 34, 15), { fill: WEBBING, volume: 9 }) +
      kit.block(rectangle(-18, -402, 36, 12, 5), way.accent),
    wheel(-138) + wheel(138),
    kit.part(body, {
      fill: way.main,
      ...CLOTH_EDGE,
      texture: ['ripstop', '#000', 1.3],
      inside:
        kit.block(rectangle(-220, 170, 440, 160), way.block) +
        bagLight(
          body,
          '-170,-160 -120,-120 -150,-60 11; 170,-160 124,-120 150,-60 11; -176,60 -130,90 -150,140 11; 176,60 134,92 150,140 11',
          brand,
        ),
      over: kit.seam(pts('-184,170 0,182 184,170'), { stitch: 2 }),
    }),
    kit.part(rectangle(-120, -40, 240, 176, 22), {
      fill: tone(way.block, 0.01),
      volume: 22,
      cast: [1, 6, 6, 0.4],
      texture: ['ripstop', '#000', 1.3],
      inside: kit.folds(creases('-110,-20 -60,20 -80,80 9; 110,-20 66,20 80,80 9'), { blur: 7 }),
    }),
    kit.zip(pts('-112,0 -90,-24~20 90,-24~20 112,0'), {
      tape: WEBBING,
      teeth: '#6a7075',
      width: 11,
      pull: [108, -4, -30],
      pullColour: way.accent,
      pullLength: 32,
    }),
    kit.zip(pts('-150,-40 -146,-210~40 -100,-246 100,-246 146,-210~40 150,-40'), {
      tape: WEBBING,
      teeth: '#6a7075',
      width: 12,
      pull: [150, -60, 0],
      pullColour: way.accent,
      pullLength: 34,
    }),
    ...[-150, 150].map(
      (x) =>
        kit.strap(
          [
            [x, -30],
            [x, 170],
          ],
          22,
          WEBBING,
        ) + kit.buckle(x, 30, 28, 0, WEBBING),
    ),
    kit.tube(pts('-44,-276 -38,-304 38,-304 44,-276'), 15, WEBBING, { gloss: 0.25 }),
    brandMark(mark, 0, -160, 28, label) +
      fittedLettering(brand, 0, -100, { height: 26, width: 190 }, label, { weight: 1.2 }),
    kit.part(rectangle(-130, 252, 260, 40, 10), { fill: WEBBING, volume: 8 }),
  ].join('');
}

/** Tote: open at the top, two long handles, a cloth that carries wet things. */
export function tote(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const body = pts('-232,-150! 232,-150! 244,0 250,214~30 0,218 -250,214~30 -244,0');
  const rear = 'M-232 -150C-140 -186 140 -186 232 -150C140 -126-140-126-232-150Z';
  const carrying = (y: number, colour: string): string =>
    kit.strap(
      [
        [-112, y + 330],
        [-112, y],
        [-92, y - 130],
        [-44, y - 176],
        [44, y - 176],
        [92, y - 130],
        [112, y],
        [112, y + 330],
      ],
      24,
      colour,
    );
  return [
    kit.ground(0, 212, 290, 22, 0.5),
    carrying(-176, tone(way.trim, 0.04)),
    kit.part(rear, {
      fill: tone(way.block, -0.06),
      volume: 24,
      shade: 0.8,
      inside: kit.soft(pts('-170,-150 0,-166 170,-150 0,-134'), '#05070b', 0.5, 14),
    }),
    kit.part(body, {
      fill: way.main,
      ...CLOTH_EDGE,
      texture: ['twill', '#000', 1.3],
      inside:
        kit.block(pts('-300,120! 0,134 300,120! 300,260! -300,260!'), way.block) +
        bagLight(
          body,
          '-206,-130 -172,-40 -196,60 13; 206,-130 172,-40 198,60 13; -40,-140 -20,-90 -44,-40 12; 60,-140 40,-90 66,-50 12; -236,120 -190,96 -150,130 12; 236,120 192,96 150,130 12',
          brand,
        ),
      over:
        kit.seam(pts('-280,121 0,136 280,121'), { stitch: 2 }) +
        kit.seam(pts('-234,-126 0,-124 234,-126'), { stitch: 2 }),
    }),
    carrying(-140, WEBBING),
    ...[-112, 112].map((x) =>
      kit.part(rectangle(x - 15, -142, 30, 34, 4), {
        fill: way.accent,
        volume: 6,
        over: kit.stitching(
          [
            [x - 11, -136],
            [x + 11, -114],
          ],
          0.6,
          '#0d1220',
        ),
      }),
    ),
    brandMark(mark, 0, -30, 34, label) +
      fittedLettering(brand, 0, 40, { height: 34, width: 176 }, label, { weight: 1.2 }),
  ].join('');
}
