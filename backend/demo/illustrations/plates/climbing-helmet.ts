import type { PlateLook } from '../plate-drawing';
import { lightness, readableOn, tone } from './colour';
import { flipped, mirrored, type Point, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

type Shell = {
  /** outline of the shell from the side, face right, brim at y 40 */
  outline: readonly Point[];
  vents: readonly (readonly Point[])[];
  /** below this line lies the block colour */
  split: readonly Point[];
  /** foam without a hard shell shows its grain */
  foam: boolean;
};

const SHELLS: readonly Shell[] = [
  {
    outline: pts(
      '-152,50~6 -140,34 -138,-4 -120,-58 -70,-98 4,-110 74,-96 120,-56 138,-2 142,24 166,44~6 120,50 30,54 -60,55',
    ),
    vents: [
      pts('-84,-22~6 -40,-34~6 -36,-24~6 -78,-10~6'),
      pts('-16,-38~6 32,-40~6 34,-30~6 -14,-28~6'),
      pts('56,-38~6 92,-30~6 90,-21~6 56,-28~6'),
    ],
    split: pts('-160,6! -60,20 40,16 160,-10! 160,80! -160,80!'),
    foam: false,
  },
  {
    outline: pts(
      '-118,38~8 -134,0 -122,-62 -78,-108 -2,-124 72,-112 118,-68 134,-14 144,12~6 100,24 58,8 22,32 -40,50 -92,50',
    ),
    vents: [
      pts('-108,-40~8 -66,-78~8 -52,-62~8 -92,-18~8'),
      pts('-44,-88~8 8,-98~8 8,-76~8 -32,-66~8'),
      pts('26,-98~8 78,-86~8 66,-66~8 24,-74~8'),
      pts('-86,2~8 -42,-44~8 -18,-38~8 -56,20~8'),
      pts('-2,-48~8 52,-52~8 54,-24~8 -6,-10~8'),
      pts('74,-52~8 108,-34~8 112,-8~8 78,-20~8'),
      pts('-22,20~7 34,0~7 40,14~7 -14,36~7'),
    ],
    split: pts('-160,40! -60,52 20,30 70,14 160,16! 160,90! -160,90!'),
    foam: true,
  },
  {
    outline: pts(
      '-150,72~8 -146,20 -134,-40 -90,-90 -8,-108 74,-98 122,-58 140,-2 150,32~6 110,40 50,36 10,56 -50,70 -100,78',
    ),
    vents: [
      pts('-104,-24~7 -58,-62~7 -46,-50~7 -88,-6~7'),
      pts('-20,-76~7 40,-80~7 42,-66~7 -16,-60~7'),
      pts('66,-72~7 102,-48~7 98,-36~7 64,-58~7'),
      pts('-58,12~7 -8,-10~7 2,4~7 -44,30~7'),
    ],
    split: pts('-160,-120! 10,-120! -30,-60 -40,20 -20,80! -160,80!'),
    foam: false,
  },
  {
    outline: pts(
      '-128,86~14 -138,20 -124,-42 -76,-86 0,-100 72,-88 118,-46 132,4 172,24~7 168,36~6 122,44 70,46 44,66 -20,96 -90,100',
    ),
    vents: [
      pts('-70,-56~9 -34,-70~9 -28,-52~9 -62,-38~9'),
      pts('-6,-74~9 36,-74~9 36,-56~9 -4,-56~9'),
      pts('62,-66~9 92,-48~9 86,-34~9 60,-50~9'),
      pts('-96,-14~9 -66,-34~9 -54,-18~9 -84,4~9'),
    ],
    split: pts('-160,20! -60,34 40,26 160,4! 160,110! -160,110!'),
    foam: false,
  },
];

function straps(kit: Kit, colour: string): string {
  return [
    kit.strap(pts('-70,40 -36,96 -10,136'), 12, colour),
    kit.strap(pts('44,36 14,92 -8,136'), 12, colour),
    kit.strap(pts('-10,130 14,158 48,166 84,146 96,104 98,40'), 12, colour),
    kit.part(pts('-22,118~4 2,118~4 2,140~4 -22,140~4'), { fill: '#24272b', volume: 6, cast: [1, 3, 3, 0.4] }),
    kit.buckle(58, 165, 13, 80, '#33373c'),
  ].join('');
}

function cradle(kit: Kit, way: Colourway): string {
  return [
    kit.part(pts('-112,16! 124,-6! 120,62 96,84~20 30,78 -40,92 -96,100~20'), { fill: '#1d2024', volume: 14 }),
    kit.part(pts('-122,40~6 -92,44~6 -84,92~10 -104,104~10 -124,84~10'), {
      fill: tone(way.trim, 0.05),
      volume: 9,
      cast: [2, 3, 3, 0.4],
    }),
    kit.part(pts('-120,78~6 -92,78~6 -88,98~6 -116,100~6'), {
      fill: '#24272b',
      volume: 6,
      over: [-114, -108, -102, -96].map((x) => kit.line(pts(`${x},79 ${x + 2},98`), '#000', 2, 0.5)).join(''),
    }),
  ].join('');
}

function fromSide(
  kit: Kit,
  way: Colourway,
  { outline, vents, split, foam }: Shell,
  { brand, mark, variant }: PlateLook,
): string {
  const gleam = 0.16 + 0.34 * lightness(way.main);
  const ink = readableOn(way.main, way.accent);
  const holes = vents.map((vent) =>
    kit.part(vent, {
      fill: '#10141a',
      volume: 7,
      light: 0.05,
      shade: 0.9,
      line: 1,
      over: kit.line(vent.slice(2, 4), '#fff', 2, 0.28),
    }),
  );
  const clip = (x: number, y: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${kit.part(rectangle(-9, -14, 18, 28, 5), { fill: '#24272b', volume: 6, cast: [2, 3, 3, 0.45] })}${kit.line(pts('-5,0 5,0'), '#fff', 1.4, 0.35)}</g>`;
  return [
    kit.ground(4, 166, 116, 7, 0.4),
    cradle(kit, way),
    straps(kit, '#2d3136'),
    kit.part(outline, {
      fill: way.main,
      volume: 44,
      shade: 0.52,
      light: 0.3,
      shadeColour: '#141c2c',
      lightColour: '#f2f5f6',
      ...(foam ? { texture: ['grain', '#000', 0.9] as const } : {}),
      cast: [0, 6, 6, 0.4],
      inside:
        kit.block(split, way.block) +
        kit.soft(pts('-94,-60 -50,-90 20,-96 10,-76 -50,-64 -88,-32'), '#fff', gleam, 9) +
        kit.soft(pts('72,-62 110,-34 126,-2 108,2 88,-30'), '#fff', gleam * 0.6, 8),
      over:
        kit.seam(split.slice(1, 3).length > 1 ? [...split.slice(0, 4)].map(([x, y]): Point => [x, y]) : split, {
          dark: 0.5,
          light: 0.35,
        }) + kit.seam(pts('-124,-48 -66,-84 4,-94 70,-84 118,-50'), { dark: foam ? 0 : 0.3, light: 0.25, pucker: 0.1 }),
    }),
    ...holes,
    clip(124, 4, -8),
    clip(-122, 8, 6),
    variant === 1
      ? wordmark(brand, -86, 35, 11, ink, { weight: 1.15, rotate: 2 })
      : wordmark(brand, variant === 2 ? 48 : 14, variant === 3 ? 2 : -4, 21, ink, {
          weight: 1.15,
          track: 2,
          rotate: -3,
        }),
    variant === 1
      ? ''
      : brandMark(mark, variant === 2 ? 100 : -98, variant === 3 ? 30 : 24, 12, readableOn(way.block, way.accent)),
  ].join('');
}

function fromBehind(kit: Kit, way: Colourway, { vents, foam }: Shell, { brand, variant }: PlateLook): string {
  const half =
    variant === 3 ? '0,-102 60,-92 100,-46 110,20 96,84~10 0,96' : '0,-114 62,-102 104,-56 114,10 100,64~10 0,78';
  const shrink = (vent: readonly Point[], side: 1 | -1): Point[] => {
    const placed = vent.map(
      ([x, y, corner]): Point => [(x + 150) * (variant === 3 ? 0.34 : 0.42) + 8, y * 0.95 + 6, corner ?? 6],
    );
    return side > 0 ? placed : flipped(placed);
  };
  const holes = SIDES.flatMap((side) =>
    vents
      .slice(0, 4)
      .map((vent) => kit.part(shrink(vent, side), { fill: '#10141a', volume: 6, light: 0.05, shade: 0.9, line: 1 })),
  );
  return [
    kit.ground(0, 164, 96, 7, 0.4),
    kit.strap(pts('-92,60 -70,120 -30,152 0,158 30,152 70,120 92,60'), 12, '#2d3136'),
    kit.part(mirrored(pts('0,60 96,54 92,92~16 46,104 0,106')), { fill: '#1d2024', volume: 12 }),
    kit.part(mirrored(pts('0,86 34,84~8 40,118~10 22,130~8 0,132')), {
      fill: tone(way.trim, 0.06),
      volume: 9,
      cast: [1, 4, 4, 0.4],
    }),
    kit.part(rectangle(-24, 104, 48, 20, 8), {
      fill: '#24272b',
      volume: 6,
      over: [-16, -8, 0, 8, 16].map((x) => kit.line(pts(`${x},105 ${x},123`), '#000', 2.2, 0.55)).join(''),
    }),
    kit.part(mirrored(pts(half)), {
      fill: way.main,
      volume: 42,
      shade: 0.52,
      light: 0.3,
      shadeColour: '#141c2c',
      lightColour: '#f2f5f6',
      ...(foam ? { texture: ['grain', '#000', 0.9] as const } : {}),
      cast: [0, 6, 6, 0.4],
      inside:
        kit.block(pts('-140,34! 0,46 140,34! 140,110! -140,110!'), way.block) +
        kit.soft(pts('-80,-50 -40,-88 10,-98 0,-70 -50,-40'), '#fff', 0.2 + 0.2 * lightness(way.main), 9),
      over: kit.seam(pts('-140,34 0,46 140,34'), { dark: 0.5, light: 0.35 }),
    }),
    ...holes,
    kit.part(pts('-9,48~4 9,48~4 9,78~4 -9,78~4'), { fill: '#24272b', volume: 6, cast: [1, 3, 3, 0.4] }),
    wordmark(brand, 0, 26, 15, readableOn(way.main, way.accent), { weight: 1.15, track: 2 }),
  ].join('');
}

/** A climbing helmet: hard shell, ventilated foam, hybrid, and a deep one for small heads. */
export function drawClimbingHelmet(way: Colourway, look: PlateLook): string {
  const shell = SHELLS[look.variant];
  if (!shell) throw new RangeError(`No climbing helmet ${look.variant}.`);
  const kit = new Kit([-156, -128, 170, 178], FRAMES.square, 60);
  return kit.svg(
    look.view === 'back' ? fromBehind(kit, way, shell, look) : fromSide(kit, way, shell, look),
    'Climbing helmet',
  );
}
