import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { mirrored, num, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { rod } from './rod';
import { wordmark } from './wordmark';

type Build = {
  blade: readonly Point[];
  /** pressed ribs from the socket down */
  ribs: readonly (readonly Point[])[];
  grip: 'D' | 'T' | 'L';
  /** mm of shaft above the blade */
  shaft: number;
  holes: boolean;
};

const BUILDS: readonly Build[] = [
  {
    blade: mirrored(pts('0,-10 26,-10 44,6~8 112,22~20 118,60 112,210 100,262~16 50,282 0,288')),
    ribs: [pts('-66,64 -68,140 -60,214'), pts('66,64 68,140 60,214')],
    grip: 'D',
    shaft: 300,
    holes: true,
  },
  {
    blade: mirrored(pts('0,-10 24,-10 38,8~8 94,28~16 98,70 92,190 70,246 32,268 0,274')),
    ribs: [pts('-54,66 -56,130 -46,196'), pts('54,66 56,130 46,196')],
    grip: 'T',
    shaft: 270,
    holes: false,
  },
  {
    blade: mirrored(pts('0,-10 26,-10 44,4~8 124,12~14 128,60 124,240 118,268~8 60,272 0,272')),
    ribs: [pts('-82,58 -84,140 -80,222'), pts('82,58 84,140 80,222')],
    grip: 'L',
    shaft: 330,
    holes: true,
  },
  {
    blade: mirrored(pts('0,-10 24,-10 36,10~8 84,36 100,80 98,160 82,220 44,262 0,280~6')),
    ribs: [pts('-52,84 -56,140 -44,200'), pts('52,84 56,140 44,200')],
    grip: 'D',
    shaft: 250,
    holes: false,
  },
];

function blade(
  kit: Kit,
  way: Colourway,
  { blade: outline, ribs, holes }: Build,
  { brand, mark, variant, view }: PlateLook,
): string {
  const isBack = view === 'back';
  const light = kit.linearBetween(
    '0 #fff .34, .3 #fff .05, .5 #0d1220 .16, .62 #fff .2, .8 #fff 0, 1 #0d1220 .45',
    -120,
    0,
    120,
    40,
  );
  const ink = readableOn(way.main, way.accent);
  const pressed = ribs
    .map(
      (rib) =>
        // pressed outwards: shade on one flank, light on the other, the metal's colour between
        kit.softLine(
          rib.map(([x, y]): Point => [x + (isBack ? -6 : 6), y + 3]),
          12,
          '#0d1220',
          0.34,
          5,
        ) +
        kit.line(rib, tone(way.main, 0.03), 13, 1, 'stroke-linecap="round"') +
        kit.softLine(
          rib.map(([x, y]): Point => [x + (isBack ? 3 : -3), y]),
          4,
          '#fff',
          0.5,
          3,
        ),
    )
    .join('');
  const eyes = holes ? [-92, 92].map((x) => kit.eyelet(x, 40, 7, '#8d9295')).join('') : '';
  return kit.part(outline, {
    fill: way.main,
    volume: 20,
    shade: 0.6,
    light: 0.5,
    cast: [7, 11, 9, 0.4],
    inside:
      kit.block(pts('-140,246! 0,262 140,246! 140,300! -140,300!'), mix(way.main, TONES.alu, 0.55)) +
      kit.block(rectangle(-140, -20, 280, 320), light) +
      kit.soft(pts('-58,110 0,84 58,110 50,236 -50,236'), isBack ? '#fff' : '#0d1220', isBack ? 0.14 : 0.16, 24) +
      kit.line(pts('-140,246 0,262 140,246'), '#fff', 2, 0.5),
    over:
      pressed +
      kit.seam(pts('-44,6 -30,60 0,84 30,60 44,6'), { light: 0.4, dark: 0.4 }) +
      eyes +
      (isBack
        ? brandMark(mark, 0, 160, 30, ink)
        : wordmark(brand, 0, variant === 3 ? 190 : 176, variant === 1 ? 22 : 28, ink, { weight: 1.25, track: 2 })),
  });
}

function handle(kit: Kit, way: Colourway, grip: Build['grip'], y: number): string {
  const rubber = '#26292e';
  const socket = kit.part(rectangle(-20, y - 6, 40, 62, 8), { fill: rubber, volume: 9, cast: [3, 5, 4, 0.4] });
  if (grip === 'D') {
    const outer = rod(
      kit,
      pts(
        `0,${y - 2} -30,${y - 24} -50,${y - 84} -34,${y - 92}~12 34,${y - 92}~12 50,${y - 84} 30,${y - 24} 0,${y - 2}`,
      ),
      22,
      rubber,
      { gloss: 0.3 },
    );
    return (
      socket +
      outer +
      kit.part(rectangle(-34, y - 104, 68, 24, 10), {
        fill: way.accent,
        volume: 9,
        over: [-20, -10, 0, 10, 20]
          .map((x) => kit.line(pts(`${x},${y - 102} ${x},${y - 82}`), '#000', 2, 0.25))
          .join(''),
      })
    );
  }
  if (grip === 'T') {
    return (
      socket +
      kit.part(
        pts(
          `-72,${y - 44}~14 -20,${y - 50} 20,${y - 50} 72,${y - 44}~14 70,${y - 12}~14 26,${y - 8} 20,${y + 10}~6 -20,${y + 10}~6 -26,${y - 8} -70,${y - 12}~14`,
        ),
        {
          fill: rubber,
          volume: 16,
          light: 0.4,
          cast: [4, 7, 6, 0.4],
          inside: kit.block(rectangle(-22, y - 60, 44, 30), way.accent),
          over: [-56, -46, -36, 36, 46, 56]
            .map((x) => kit.line(pts(`${x},${y - 42} ${x},${y - 14}`), '#000', 2.4, 0.4))
            .join(''),
        },
      )
    );
  }
  return (
    socket +
    kit.part(
      pts(
        `-24,${y + 6}~6 -24,${y - 40}~14 6,${y - 52} 62,${y - 46} 84,${y - 30}~12 76,${y - 14}~10 40,${y - 18} 22,${y - 4} 22,${y + 8}~6`,
      ),
      {
        fill: rubber,
        volume: 16,
        light: 0.4,
        cast: [4, 7, 6, 0.4],
        inside: kit.block(pts(`-30,${y - 30}! 100,${y - 34}! 100,${y - 24}! -30,${y - 20}!`), way.accent),
      },
    )
  );
}

/** Shaft from its upper end `from` down to `to`; the lower, thinner tube slides out of the upper one. */
function shaft(kit: Kit, way: Colourway, from: number, to: number): string {
  const split = from + (to - from) * 0.56;
  const marks = [0.22, 0.3, 0.38].map((share) => kit.screw(0, from + (to - from) * share, 3, '#14171b')).join('');
  return [
    rod(kit, pts(`0,${split - 20} 0,${to}`), 27, tone(TONES.alu, -0.04), { cap: 'butt', gloss: 0.9 }),
    rod(kit, pts(`0,${from} 0,${split}`), 34, way.block, { cap: 'butt', gloss: 0.7 }),
    kit.part(rectangle(-20, split - 12, 40, 24, 6), { fill: '#26292e', volume: 7, cast: [2, 3, 3, 0.4] }),
    kit.screw(0, split + 34, 6, way.accent),
    marks,
  ].join('');
}

const socket = (kit: Kit, way: Colourway): string =>
  kit.part(pts('-24,-46~6 24,-46~6 26,10 20,66 0,92~10 -20,66 -26,10'), {
    fill: tone(way.main, -0.05),
    volume: 14,
    light: 0.5,
    cast: [2, 4, 4, 0.35],
  }) + kit.screws(pts('0,-24 0,40'), 6);

/** The blade's curve and the lifted shaft, from the side. */
function profile(kit: Kit, way: Colourway, { shaft: length, grip }: Build): string {
  return [
    rod(kit, pts(`0,${-length} 0,-20`), 32, way.block, { cap: 'butt' }),
    `<g transform="scale(.42 1)">${handle(kit, way, grip === 'D' ? 'T' : grip, -length)}</g>`,
    kit.part(pts('-20,-50~6 20,-50~6 24,20 30,90 18,190 -10,286~2 -20,286~2 0,190 6,100 -6,30'), {
      fill: way.main,
      volume: 12,
      cast: [5, 9, 7, 0.4],
      over: kit.seam(pts('10,20 17,90 8,190 -12,280'), { light: 0.4 }),
    }),
  ].join('');
}

/** An avalanche shovel: whole, from behind, its profile, or taken apart for the pack. */
export function drawShovel(way: Colourway, look: PlateLook): string {
  const build = BUILDS[look.variant];
  if (!build) throw new RangeError(`No shovel ${look.variant}.`);
  const { shaft: length, grip } = build;
  if (look.view === 'open') {
    const kit = new Kit([-150, 206 - length, 330, 300], FRAMES.square, 50);
    const stick = `<g transform="translate(226 316)">${shaft(kit, way, -length, -30)}${handle(kit, way, grip, -length)}</g>`;
    return kit.svg(
      `<g transform="translate(0 -10) rotate(-4)">${blade(kit, way, build, look)}${socket(kit, way)}</g>${stick}`,
      'Avalanche shovel, taken apart',
    );
  }
  const half = (length + 400) * 0.36;
  const kit = new Kit([-half, -length - 110, half, 296], FRAMES.upright, 40);
  const art =
    look.view === 'side'
      ? profile(kit, way, build)
      : shaft(kit, way, -length, -30) +
        handle(kit, way, grip, -length) +
        blade(kit, way, build, look) +
        socket(kit, way);
  return kit.svg(
    `<g transform="rotate(${look.view === 'side' ? 8 : 14} 0 ${num(95 - length / 2)})">${art}</g>`,
    'Avalanche shovel',
  );
}
