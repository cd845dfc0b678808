import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, moved } from './turned';

const CARBON = '#2a2d31';
const ASH = '#c99d66';

type BladeOptions = { outline: string; colour: string; wood?: boolean };

/** A blade hanging down from its throat at 0,0; the rib runs out along it. */
function blade(
  kit: Kit,
  way: Colourway,
  look: PlateLook,
  { outline, colour, wood = false }: BladeOptions,
  length: number,
): string {
  const label = wood ? '#4a3219' : readableOn(colour, way.accent);
  const ground = wood ? label : readableOn(way.block, way.accent);
  return kit.part(pts(outline), {
    fill: colour,
    volume: 16,
    shade: 0.6,
    light: 0.6,
    cast: [5, 10, 8, 0.35],
    ...(wood ? {} : { texture: ['twill', '#000', 1.2] as const }),
    inside: wood
      ? [-50, -24, 0, 24, 50]
          .map((x, i) =>
            kit.line(
              [
                [x * 0.3, -60],
                [x, length * 0.4],
                [x * 0.7, length],
              ],
              i % 2 ? '#7a4f26' : '#e8c894',
              i % 2 ? 2 : 7,
              0.4,
            ),
          )
          .join('') + kit.block(rectangle(-130, length - 46, 260, 80), way.main)
      : kit.block(
          pts(`-200,${length * 0.62}! 200,${length * 0.44}! 200,${length + 40}! -200,${length + 40}!`),
          way.block,
        ) + kit.line(pts(`-200,${length * 0.6} 200,${length * 0.42}`), way.accent, 6),
    over:
      kit.soft(pts(`-10,-20 10,-20 14,${length * 0.4} 2,${length * 0.8} -14,${length * 0.4}`), '#fff', 0.3, 4) +
      kit.seam(pts(`-12,0 -10,${length * 0.5} 0,${length * 0.84}`), { dark: 0.35, light: 0.3 }) +
      brandMark(look.mark, wood ? 0 : -8, length * 0.3, 26, label) +
      fittedLettering(look.brand, 0, length * (wood ? 0.54 : 0.74), { height: 30, width: length * 0.32 }, ground, {
        rotate: 90,
        weight: 1.2,
      }),
  });
}

const shaft = (kit: Kit, points: readonly Point[], width: number, colour: string): string =>
  kit.tube(points, width, colour, { cap: 'butt', gloss: 0.6 });

const ferrule = (kit: Kit, way: Colourway, y: number, width: number): string =>
  kit.part(rectangle(-width * 0.7, y - 34, width * 1.4, 52, 6), {
    fill: '#b9bec1',
    gradient: kit.linear('0 #6d757a, .3 #eef1f2, .6 #a7adb1, 1 #5c6469', 0, 0, 1, 0),
    volume: 4,
  }) + kit.part(rectangle(-width * 0.7, y + 22, width * 1.4, 20, 5), { fill: way.accent, volume: 4 });

const grip = (kit: Kit, y0: number, y1: number, width: number): string =>
  kit.part(rectangle(-width * 0.66, y0, width * 1.32, y1 - y0, 8), {
    fill: '#33383d',
    texture: ['mesh', '#000', 0.5],
    volume: 7,
  });

const TOURING =
  '0,-30~10 20,-30~10 34,40 74,150 84,320 70,440~40 20,486~40 -40,470~50 -80,400 -90,260 -70,130 -32,40 -20,-30~10';
const WING =
  '0,-30~10 20,-30~10 40,60 96,170 104,300 90,400~50 30,440~50 -40,436~40 -88,400~30 -104,290 -86,160 -36,50 -20,-30~10';
const GREENLAND = '0,-160! 24,-160! 40,20 48,300 48,560 44,640~26 0,664 -44,640~26 -48,560 -48,300 -40,20 -24,-160!';
const OTTER =
  '0,-60! 20,-60! 40,40 86,200 104,380 96,520 62,600 0,628 -62,600 -96,520 -104,380 -86,200 -40,40 -20,-60!';

type Half = { outline: string; length: number; stem: number; width: number };

/** Half of a two-part paddle: ferrule on top, blade below. */
function half(
  kit: Kit,
  way: Colourway,
  look: PlateLook,
  { outline, length, stem, width }: Half,
  cranked = false,
): string {
  const line: Point[] = cranked
    ? [
        [0, -stem],
        [0, -stem * 0.72],
        [-15, -stem * 0.56],
        [-16, -stem * 0.36],
        [0, -stem * 0.2],
        [0, 10],
      ]
    : [
        [0, -stem],
        [0, 10],
      ];
  return (
    shaft(kit, line, width, CARBON) +
    ferrule(kit, way, -stem + 30, width) +
    (cranked ? '' : grip(kit, -stem * 0.72, -stem * 0.42, width)) +
    blade(kit, way, look, { outline, colour: way.main }, length)
  );
}

/** Both halves side by side, one turned over. */
const pair = (art: string, dx: number, middle: number): string =>
  `${moved(art, -dx)}<g transform="translate(${dx} ${middle * 2}) rotate(180)">${art}</g>`;

function greenland(kit: Kit, way: Colourway, look: PlateLook): string {
  const wood = mix(ASH, '#8a5a30', 0.25);
  const art =
    shaft(
      kit,
      [
        [0, -520],
        [0, -120],
      ],
      34,
      wood,
    ) +
    ferrule(kit, way, -490, 34) +
    blade(kit, way, look, { outline: GREENLAND, colour: wood, wood: true }, 664);
  return pair(art, 92, 60);
}

function canoePaddle(kit: Kit, way: Colourway, look: PlateLook): string {
  const wood = ASH;
  const palm = kit.part(pts('-52,-770~20 52,-770~20 60,-742 30,-716 16,-680! -16,-680! -30,-716 -60,-742'), {
    fill: tone(wood, -0.04),
    volume: 12,
    shade: 0.6,
    cast: [3, 6, 5, 0.35],
    inside: kit.line(pts('-50,-744 50,-740'), '#7a4f26', 2, 0.3),
  });
  const one =
    shaft(
      kit,
      [
        [0, -720],
        [0, -30],
      ],
      31,
      wood,
    ) +
    palm +
    blade(kit, way, look, { outline: OTTER, colour: wood, wood: true }, 628);
  return `${moved(one, -120, 70)}<g transform="translate(130 -70) rotate(180)">${one}</g>`;
}

const KINDS = [
  {
    draw: (kit: Kit, way: Colourway, look: PlateLook) =>
      pair(half(kit, way, look, { outline: TOURING, length: 480, stem: 640, width: 31 }), 100, -80),
    box: [-340, -700, 340, 540],
  },
  { draw: greenland, box: [-330, -620, 330, 740] },
  { draw: canoePaddle, box: [-400, -780, 400, 780] },
  {
    draw: (kit: Kit, way: Colourway, look: PlateLook) =>
      pair(half(kit, way, look, { outline: WING, length: 440, stem: 560, width: 34 }, true), 124, -60),
    box: [-340, -620, 340, 500],
  },
] as const;

/** Paddles: touring in two halves, wooden Greenland in two halves, wooden canoe paddles, white water with a bent shaft. */
export function drawPaddle(way: Colourway, look: PlateLook): string {
  const { draw, box } = KINDS[look.variant];
  const kit = new Kit(box, FRAMES.upright, 30);
  const middle = (box[1] + box[3]) / 2;
  return kit.svg(`<g transform="rotate(17 0 ${middle})">${draw(kit, way, look)}</g>`, 'Paddle');
}
