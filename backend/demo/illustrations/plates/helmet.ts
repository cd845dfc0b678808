import type { PlateVariant } from '../plate-drawing';
import { lightness, mix, readableOn } from './colour';
import { ellipse, type Point, pts, rectangle, rotated } from './geometry';
import { Kit } from './kit';
import { brandMark, type MarkName } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

export type HelmetOptions = { variant?: PlateVariant; brand?: string; mark?: MarkName };

type Cut = {
  outline: readonly Point[];
  vents: readonly (readonly Point[])[];
  /** upper edge of the block colour, closed below the shell */
  split: readonly Point[];
  front: 'brim' | 'visor' | 'guard' | 'peak';
  /** soft pads come off in spring; the hard shell of a race helmet covers the ears */
  ears: 'soft' | 'hard';
};

const FREE_VENTS = [
  pts('-62,-52 -18,-62 -14,-54 -56,-44'),
  pts('30,-62 72,-52 74,-44 34,-54'),
  pts('-24,-92 30,-96 40,-84 -18,-78'),
  pts('58,-86 96,-66 96,-54 56,-72'),
  pts('-100,-62 -56,-86 -48,-74 -92,-46'),
  pts('-122,-14 -100,-40 -92,-30 -112,-2'),
];

const CUTS: Record<PlateVariant, Cut> = {
  0: {
    outline: pts('-134,58~8 -142,10 -124,-52 -72,-96 0,-110 72,-98 124,-56 146,4 146,34~8 96,54 40,68 -30,74 -96,74'),
    vents: FREE_VENTS,
    split: pts('-160,26! -60,40 40,36 160,-6! 160,90! -160,90!'),
    front: 'brim',
    ears: 'soft',
  },
  1: {
    outline: pts('-134,58~8 -140,8 -122,-54 -70,-98 2,-112 74,-100 124,-60 142,-16 140,8~8 96,30 44,62 -30,74 -96,74'),
    vents: [
      pts('-60,-88 -8,-98 -6,-88 -54,-76'),
      pts('12,-98 62,-90 62,-80 14,-88'),
      pts('-104,-56 -76,-80 -68,-72 -94,-44'),
    ],
    split: pts('-160,-120! -20,-120! -44,-40 -30,40 -10,90! -160,90!'),
    front: 'visor',
    ears: 'soft',
  },
  2: {
    outline: pts(
      '-128,86~14 -142,20 -124,-52 -74,-98 0,-112 76,-100 128,-56 146,0 144,26~8 104,34 66,44 54,80 40,118~20 -20,134 -76,124~20 -92,94',
    ),
    vents: [pts('-30,-60 16,-64 16,-58 -28,-53')],
    split: pts('-160,-10! -60,4 20,-20 160,-76! 160,-20! 40,34 -40,52 -160,40!'),
    front: 'guard',
    ears: 'hard',
  },
  3: {
    outline: pts('-130,66~10 -138,16 -122,-44 -76,-88 -4,-104 70,-94 120,-54 138,0 138,34~8 96,50 40,66 -30,76 -96,78'),
    vents: [
      pts('-96,-30 -58,-58 -48,-48 -84,-20'),
      pts('-34,-70 8,-78 10,-66 -28,-58'),
      pts('30,-78 72,-68 72,-56 32,-66'),
      pts('92,-56 114,-28 108,-20 88,-44'),
    ],
    split: pts('-160,-130! 160,-130! 160,-40! 60,-30 -40,-28 -160,-4!'),
    front: 'peak',
    ears: 'soft',
  },
};

const STRAP = '#2a2d31';

function below(kit: Kit, way: Colourway, { ears }: Cut, mark: MarkName): string {
  const pad = kit.part(pts('-74,62! 46,70! 52,104 34,142~20 -10,152 -58,134~20 -78,100'), {
    fill: way.trim,
    volume: 22,
    texture: ['mesh', '#fff', 0.7],
    cast: [2, 4, 4, 0.4],
    over:
      kit.seam(pts('-60,78 -58,118 -10,138 28,126 38,82'), { stitch: 2 }) +
      brandMark(mark, -10, 108, 14, readableOn(way.trim, way.accent)),
  });
  return [
    kit.part(pts('-112,30! 128,18! 124,60 118,84 40,110 -60,108'), { fill: '#1d2024', volume: 14 }),
    kit.strap(pts('-40,116 -6,150 44,164 90,148 108,100 112,56'), 12, STRAP),
    kit.strap(pts('34,110 40,140 44,162'), 12, STRAP),
    kit.buckle(72, 158, 13, 70, '#33373c'),
    ears === 'soft' ? pad : '',
  ].join('');
}

function shell(kit: Kit, way: Colourway, { outline, split, vents }: Cut): string {
  const gleam = 0.16 + 0.34 * lightness(way.main);
  const ridges = [pts('-112,-44 -60,-74 0,-84 60,-78 110,-46'), pts('-126,0 -92,-38 -40,-58 40,-62 104,-40 138,-6')];
  const edge = split.filter(([, y]) => y < 80 && y > -120).map(([x, y]): Point => [x, y]);
  const holes = vents.map(
    (vent) =>
      kit.part(
        vent.map(([x, y]): Point => [x, y, 5]),
        { fill: '#0c0f14', volume: 5, light: 0, line: 0, lineColour: '#000' },
      ) + kit.line(vent.slice(2, 4), '#fff', 1.2, 0.4),
  );
  return (
    kit.part(outline, {
      fill: way.main,
      volume: 44,
      shade: 0.5,
      light: 0.3,
      shadeColour: '#141c2c',
      lightColour: '#f2f5f6',
      cast: [0, 6, 6, 0.4],
      inside:
        kit.block(split, way.block) +
        kit.soft(pts('-96,-60 -50,-88 20,-92 10,-74 -50,-62 -90,-34'), '#fff', gleam, 9) +
        kit.soft(pts('70,-60 112,-30 128,0 110,4 88,-30'), '#fff', gleam * 0.6, 8),
      over:
        kit.seam(edge, { dark: 0.6, light: 0.4, weight: 1.4 }) +
        (vents.length > 2
          ? ridges.map((ridge) => kit.seam(ridge, { dark: 0.35, light: 0.35, pucker: 0.12 })).join('')
          : ''),
    }) + holes.join('')
  );
}

function front(kit: Kit, way: Colourway, { front: kind }: Cut): string {
  switch (kind) {
    case 'brim':
      return kit.part(pts('78,54~6 146,24~6 158,36~6 122,60 74,70~4'), {
        fill: way.trim,
        volume: 8,
        cast: [0, 3, 3, 0.4],
      });
    case 'peak':
      return kit.part(pts('70,30~6 136,8~6 186,30~8 178,42~6 130,40 76,54~6'), {
        fill: way.accent,
        volume: 10,
        cast: [0, 6, 5, 0.4],
        over: kit.seam(pts('84,40 132,26 176,36'), { stitch: 2 }),
      });
    case 'visor':
      return kit.part(pts('44,26~10 96,16 142,-2~8 160,26 162,66 138,90~16 96,92 62,80~14 46,56'), {
        fill: way.accent,
        gradient: kit.linear(
          `0 ${mix(way.main, '#0d1220', 0.5)}, .45 ${mix(way.accent, way.main, 0.5)}, 1 ${way.accent}`,
          0.2,
          0,
          0.4,
          1,
        ),
        volume: 14,
        shade: 0.55,
        light: 0.5,
        shadeColour: '#0b101c',
        cast: [2, 6, 6, 0.4],
        inside:
          kit.soft(pts('70,26 100,18 92,84 66,76'), '#fff', 0.3, 3) +
          kit.soft(pts('116,14 128,10 124,86 108,88'), '#fff', 0.2, 3),
        over: kit.line(pts('48,30 98,20 142,2'), '#16191d', 9, 0.85),
      });
    case 'guard':
      return (
        kit.tube(pts('40,100 92,122 142,112 160,84'), 11, way.trim, { gloss: 0.4 }) +
        kit.tube(pts('48,70 110,84 160,84'), 8, way.trim, { gloss: 0.4 }) +
        kit.screw(46, 84, 8)
      );
  }
}

/** Clip that holds the strap of the goggles, and the wheel that sets the size. */
function rear(kit: Kit, way: Colourway, { ears }: Cut): string {
  const clip =
    kit.part(pts('-140,30~5 -112,26~5 -104,64~5 -132,62~5'), { fill: way.trim, volume: 8, cast: [2, 3, 3, 0.4] }) +
    kit.screw(-122, 40, 5) +
    kit.part(rectangle(-128, 48, 14, 8, 2), { fill: way.accent, volume: 3 });
  if (ears === 'hard') return clip;
  const knurls = [0, 45, 90, 135].map((degrees) =>
    kit.line(rotated(pts('-110,90 -86,90'), degrees, -98, 90), '#000', 1.6, 0.5),
  );
  return (
    clip +
    kit.part(pts('-120,56~4 -96,62~4 -80,92~6 -100,100~6'), { fill: '#24272b', volume: 7 }) +
    kit.part(ellipse(-98, 90, 13, 13), { fill: '#24272b', volume: 6, cast: [1, 3, 3, 0.4], over: knurls.join('') }) +
    kit.screw(-98, 90, 4, way.accent)
  );
}

/** A ski helmet from its side: classic with a brim, with a visor, for racing with hard ears, with a peak. */
export function drawHelmet(
  way: Colourway,
  { variant = 0, brand = 'hanki', mark = 'crust' }: HelmetOptions = {},
): string {
  const cut = CUTS[variant];
  const kit = new Kit([-152, -118, variant === 3 ? 190 : 164, 176], FRAMES.square, 60);
  const [x, y] = (
    [
      [-18, 2],
      [24, -22],
      [-30, 84],
      [2, 14],
    ] as const
  )[variant];
  return kit.svg(
    [
      kit.ground(4, 164, 120, 7, 0.42),
      below(kit, way, cut, mark),
      shell(kit, way, cut),
      front(kit, way, cut),
      rear(kit, way, cut),
      wordmark(brand, x, y, variant === 1 ? 17 : 22, readableOn(way.main, way.accent), {
        weight: 1.15,
        track: 2,
        rotate: -3,
      }),
      variant === 0 ? kit.screw(64, 52, 6) : '',
      cut.ears === 'hard' ? kit.part(ellipse(-6, 112, 13, 9), { fill: '#0f1216', volume: 5, light: 0.1 }) : '',
    ].join(''),
    'Ski helmet',
  );
}
