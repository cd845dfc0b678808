import type { PlateLook } from '../plate-drawing';
import { mix, shadeOf, tone } from './colour';
import { creases, type Point, pts } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { shaded } from './shoe';
import { inkOn, pointNextToLine } from './shoe-look';
import { wordmark } from './wordmark';

const RUBBER = '#26282c';

type Style = {
  outline: string;
  sole: string;
  rand: string;
  closure: 'straps' | 'laces' | 'strap' | 'high-laces';
  tension: string;
  /** degrees about the toe by which it is turned so that heel and toe stand on the ground */
  stands: number;
  /** where the maker's name is, free of straps and laces */
  name: Point;
};

/** Outlines by how far the toe is turned down; x 0 heel to 250 toe, the ground at y 0, mm. */
const STYLES: readonly Style[] = [
  {
    closure: 'straps',
    stands: -8.2,
    name: [71, -71],
    outline:
      '20,-30 4,-52 2,-80 12,-104 18,-120~7 36,-122 58,-108 84,-112 104,-134~8 128,-120 160,-100 196,-78 226,-50 244,-22 248,-4~5 228,-2 200,-18 160,-34 110,-44 60,-38',
    sole: '120,-46! 160,-36 200,-20 230,-4 250,-1~4 246,-20~3 226,-16 200,-32 160,-48 122,-58!',
    rand: '-6,-50! 30,-50 70,-58 120,-64 170,-62 206,-52 234,-34 262,-30! 262,10! -6,10!',
    tension: '-4,-84 24,-74 60,-52 110,-50',
  },
  {
    closure: 'laces',
    stands: -2.4,
    name: [84, -78],
    outline:
      '14,-20 2,-46 2,-78 12,-102 16,-118~7 36,-120 60,-108 84,-112 106,-132~8 130,-114 164,-92 200,-70 230,-48 246,-26 248,-8~6 220,-6 180,-10 120,-22 60,-20',
    sole: '8,-16! 60,-17 120,-20 180,-8 222,-4 250,-5~5 250,-20~4 222,-19 180,-24 120,-34 60,-32 6,-32!',
    rand: '-6,-46! 40,-46 100,-48 160,-46 204,-44 236,-32 262,-30! 262,10! -6,10!',
    tension: '-4,-80 26,-72 60,-50 104,-44',
  },
  {
    closure: 'strap',
    stands: -10,
    name: [63, -80],
    outline:
      '22,-36 4,-58 2,-84 12,-106 18,-118~7 38,-118 60,-104 88,-106 112,-124~8 136,-114 168,-98 202,-76 230,-46 244,-16 246,2~5 226,2 200,-18 160,-40 112,-52 62,-46',
    sole: '128,-54! 160,-42 200,-20 228,0 248,3~4 246,-16~3 226,-12 200,-34 160,-54 130,-66!',
    rand: '-6,-56! 40,-58 90,-68 150,-72 196,-62 232,-36 262,-30! 262,20! -6,20!',
    tension: '-4,-88 24,-80 62,-58 116,-58',
  },
  {
    closure: 'high-laces',
    stands: -1.2,
    name: [84, -92],
    outline:
      '12,-18 2,-44 2,-78 10,-110 8,-152 6,-172~8 30,-178 62,-172 92,-182~8 104,-160 116,-132 140,-108 172,-86 206,-66 234,-46 248,-26 248,-8~6 220,-6 160,-8 60,-14',
    sole: '6,-12! 60,-12 120,-14 180,-6 222,-4 250,-6~5 250,-20~4 222,-18 180,-21 120,-28 60,-28 4,-28!',
    rand: '-6,-42! 40,-42 100,-44 160,-42 206,-42 236,-32 262,-30! 262,10! -6,10!',
    tension: '-4,-76 26,-70 56,-48 100,-40',
  },
];

/** The instep between collar and toes, along which laces run. */
const INSTEPS: Record<Style['closure'], readonly Point[]> = {
  straps: pts('106,-134 128,-120 160,-100 190,-82'),
  strap: pts('112,-124 136,-114 168,-98 190,-84'),
  laces: pts('108,-131 130,-114 164,-92 206,-66'),
  'high-laces': pts('94,-181 104,-160 116,-132 140,-108 172,-86 204,-67'),
};

function laces(kit: Kit, way: Colourway, line: readonly Point[], rows: number): string {
  const lace = { dash: mix(way.accent, shadeOf(way.accent), 0.4), gloss: 0.3 };
  const stay = kit.part(
    [
      ...[0.02, 0.3, 0.6, 0.96].map((t) => pointNextToLine(line, t, 1)),
      ...[0.96, 0.6, 0.3, 0.02].map((t) => pointNextToLine(line, t, 17)),
    ],
    {
      fill: way.block,
      volume: 6,
      cast: [-1, 2, 2, 0.4],
      texture: ['grain', '#fff', 0.4],
    },
  );
  const rungs = Array.from({ length: rows }, (_, i) => {
    const t = 0.06 + (i * 0.84) / (rows - 1);
    const [ex, ey] = pointNextToLine(line, t, 10);
    return (
      kit.tube(
        [
          pointNextToLine(line, t, 10),
          pointNextToLine(line, t - 0.02, 3),
          pointNextToLine(line, Math.max(0, t - 0.05), -4),
        ],
        4,
        way.accent,
        lace,
      ) + kit.eyelet(ex, ey, 3, '#6f757a')
    );
  });
  const [x, y] = pointNextToLine(line, 0, -2);
  const bow =
    kit.tube(
      pts(`${x},${y} ${x + 14},${y - 10} ${x + 24},${y - 4} ${x + 12},${y + 4} ${x},${y}`),
      3.2,
      way.accent,
      lace,
    ) +
    kit.tube(
      pts(`${x},${y} ${x - 10},${y - 8} ${x - 18},${y + 2} ${x - 8},${y + 7} ${x},${y}`),
      3.2,
      way.accent,
      lace,
    ) +
    kit.tube(pts(`${x},${y} ${x + 6},${y + 12} ${x + 4},${y + 24}`), 3, way.accent, lace);
  return stay + rungs.join('') + bow;
}

/** Hook-and-loop straps over the instep, their ends with a tab. */
function straps(kit: Kit, way: Colourway, line: readonly Point[], places: readonly number[], width: number): string {
  return places
    .map((t) => {
      const [x, y] = pointNextToLine(line, t, -3);
      const [dx, dy] = [x - 36, y + 43];
      const w = width / 2;
      return (
        kit.part(
          pts(
            `${x - w * 0.6},${y - w * 0.5}~5 ${x + w},${y + w * 0.6}~5 ${dx + w * 1.9},${dy - w * 0.4} ${dx + w},${dy + w * 0.7}~4 ${dx - w},${dy - w * 0.5}~4 ${dx + 8},${dy - 22}`,
          ),
          {
            fill: way.block,
            volume: 8,
            light: 0.4,
            cast: [1, 4, 3, 0.42],
            texture: ['twill', '#fff', 0.6],
            over: kit.stitching(
              pts(`${x - w * 0.2},${y + 4} ${dx + 10},${dy - 14} ${dx - w * 0.4},${dy - w * 0.2}`),
              0.45,
            ),
          },
        ) +
        kit.part(
          pts(
            `${x - w * 0.7},${y - w * 0.6}~4 ${x + w * 1.05},${y + w * 0.6}~4 ${x + w * 0.5},${y + w * 1.5}~4 ${x - w * 1.2},${y + w * 0.3}~4`,
          ),
          { fill: way.accent, volume: 5, light: 0.5 },
        )
      );
    })
    .join('');
}

function shoe(kit: Kit, way: Colourway, style: Style, look: PlateLook): string {
  const line = INSTEPS[style.closure];
  const isHigh = style.closure === 'high-laces';
  const [topX, topY] = line[0] ?? [100, -130];
  const collarY = isHigh ? -170 : -112;
  const closure =
    style.closure === 'straps'
      ? straps(kit, way, line, [0.16, 0.62], 24)
      : style.closure === 'strap'
        ? straps(kit, way, line, [0.34], 40)
        : laces(kit, way, line, isHigh ? 8 : 7);
  return [
    kit.part(
      pts(
        `18,${collarY - 2}~4 50,${collarY - 6} 84,${collarY - 6} ${topX + 2},${topY - 4}~5 ${topX},${topY + 30} 40,${collarY + 24}`,
      ),
      { fill: tone(way.trim, 0.02), volume: 8 },
    ),
    kit.part(
      pts(
        `${topX - 14},${topY + 8}! ${topX - 6},${topY - 17}~6 ${topX + 16},${topY - 12}~7 ${topX + 36},${topY + 14} ${topX + 10},${topY + 24}!`,
      ),
      { fill: way.block, volume: 8, texture: ['mesh', '#000', 0.6] },
    ),
    kit.part(pts(style.outline), {
      fill: way.main,
      volume: 22,
      shade: 0.58,
      light: 0.36,
      shadeColour: '#141b2b',
      texture: ['grain', '#000', 0.6],
      cast: [0, 2, 2, 0.3],
      inside: [
        kit.folds(
          creases(
            '128,-100 150,-84 176,-70 4; 104,-104 120,-86 150,-66 4; 40,-100 56,-84 88,-88 4; 190,-74 186,-62 196,-52 3; 206,-66 203,-54 212,-46 3',
          ),
          { blur: 3.4, dark: 0.42, light: 0.26 },
        ),
        kit.block(pts(style.rand), RUBBER),
        kit.line(pts(style.rand).slice(0, -3), '#fff', 1.2, 0.3),
        kit.block(pts(`-8,-120! 8,-108 20,-92 34,-70 48,-40! -8,0!`), RUBBER),
        kit.line(pts('8,-108 20,-92 34,-70 48,-46'), '#fff', 1.2, 0.24),
        kit.line(pts(style.tension), way.accent, 5, 0.95),
        kit.soft(pts('206,-46 232,-32 242,-16 222,-22 200,-36'), '#fff', 0.2, 4),
      ].join(''),
      over:
        kit.seam(pts('104,-106 112,-86 128,-68 150,-60'), { stitch: 2, dark: 0.4 }) +
        kit.seam(pts(`14,${collarY + 18} 50,${collarY + 22} 96,${collarY + 14}`), {
          stitch: 1.8,
          dark: 0.4,
          pucker: 0.2,
        }),
    }),
    kit.part(pts(style.sole), {
      fill: tone(RUBBER, 0.02),
      volume: 6,
      light: 0.4,
      over: kit.line(pts(style.sole).slice(6), way.accent, 2, 0.7),
    }),
    ...[0, 1].map((i) =>
      kit.strap(
        pts(
          `${14 + i * 16},${collarY + 12} ${2 + i * 15},${collarY - 12} ${10 + i * 16},${collarY - 24} ${20 + i * 15},${collarY - 10} ${22 + i * 16},${collarY + 8}`,
        ),
        5.4,
        i ? way.accent : way.trim,
      ),
    ),
    closure,
    wordmark(look.brand, style.name[0], style.name[1], 7.4, inkOn(way.main, way), { weight: 1.15, room: 42 }),
    brandMark(look.mark, 24, -62, 7, way.accent),
  ].join('');
}

const DETAILS: readonly Box[] = [
  [42, -160, 172, 2],
  [60, -160, 190, 2],
  [44, -152, 174, 10],
  [50, -205, 182, -40],
];

/** One with two straps and a turned-down toe, an all-day one with laces, a slipper, a high one for cracks. */
export function drawClimbingShoe(way: Colourway, look: PlateLook): string {
  const style = STYLES[look.variant] as Style;
  const isHigh = style.closure === 'high-laces';
  const isPair = look.view === 'main';
  const top = isHigh ? -206 : -158;
  const kit = new Kit(isPair ? [-18, top - 44, 306, 14] : [-22, top, 270, 14], FRAMES.wide, 44);
  const toe = Math.max(...pts(style.sole).map(([, y]) => y));
  // the soles are hollow: dark where heel and toe touch the ground, a little lighter between
  const shade = (x: number, y: number): string =>
    kit.ground(x + 128, y, 130, 8, 0.4) +
    kit.ground(x + 34, y - 1, 46, 4, 0.7) +
    kit.ground(x + 222, y - 1, 36, 4, 0.7);
  const standing = (colours: Colourway, own: PlateLook): string =>
    `<g transform="rotate(${style.stands} 250 ${toe})">${shoe(kit, colours, style, own)}</g>`;
  // the front one covers half of the other's name
  const second = isPair
    ? `${shade(52, toe - 47)}<g transform="translate(52 -46) scale(.95)">${standing(shaded(way), { ...look, brand: '' })}</g>`
    : '';
  const art = second + shade(0, toe) + standing(way, look);
  return kit.svg(art, 'Climbing shoes', look.view === 'detail' ? DETAILS[look.variant] : undefined);
}
