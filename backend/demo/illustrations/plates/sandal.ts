import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { type Point, pts } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { type Box, FRAMES } from './plate-defs';

/** The right sandal from above: x across (big toe left), y from toe 0 to heel 290, mm. */
const SOLE =
  '-8,0 -34,8 -50,36 -53,80 -45,128 -37,170 -37,220 -38,258 -24,284 0,292 24,284 37,258 38,220 42,170 52,126 56,84 50,44 28,12';

const rubber = '#2b2d31';

/** The footbed with its rim, ribs under the foot, and the mark at the heel. */
function footbed(kit: Kit, way: Colourway): string {
  const foam = mix(TONES.birch, way.trim, 0.6);
  const inner = pts(SOLE).map(([x, y]): Point => [x * 0.86, 146 + (y - 146) * 0.945]);
  const ribs = Array.from({ length: 17 }, (_, i) =>
    kit.line(pts(`-46,${16 + i * 7} 0,${10 + i * 7} 46,${18 + i * 7}`), '#0d1220', 1.4, 0.3),
  );
  const heelRibs = Array.from({ length: 10 }, (_, i) =>
    kit.line(pts(`-34,${212 + i * 7} 0,${218 + i * 7} 34,${212 + i * 7}`), '#0d1220', 1.4, 0.3),
  );
  return (
    kit.part(pts(SOLE), { fill: rubber, volume: 8, light: 0.45, cast: [4, 9, 9, 0.42] }) +
    kit.part(
      pts(SOLE).map(([x, y]): Point => [x * 0.95, 146 + (y - 146) * 0.98]),
      { fill: way.accent, volume: 4 },
    ) +
    kit.part(inner, {
      fill: foam,
      volume: 20,
      shade: 0.55,
      light: 0.34,
      texture: ['grain', '#000', 0.8],
      inside:
        ribs.join('') +
        heelRibs.join('') +
        kit.soft(pts('-24,30 20,24 34,70 24,120 -24,120 -36,70'), '#0d1220', 0.22, 10) +
        kit.soft(pts('-20,220 20,220 20,268 -20,268'), '#0d1220', 0.24, 9),
    })
  );
}

const ORIGIN: Point = [0, 0];

type StrapOptions = { fill: string; width: number; over?: string };

/** Webbing arched over the foot through three points, throwing a shadow on the footbed. */
function strap(kit: Kit, line: string, { fill, width, over = '' }: StrapOptions): string {
  const [a = ORIGIN, b = ORIGIN, c = ORIGIN] = pts(line);
  const w = width / 2;
  const normal = (from: Point, to: Point): Point => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  };
  const at = (p: Point, n: Point, side: number, corner?: number): Point =>
    corner === undefined
      ? [p[0] + n[0] * w * side, p[1] + n[1] * w * side]
      : [p[0] + n[0] * w * side, p[1] + n[1] * w * side, corner];
  const [n0, n1, n2] = [normal(a, b), normal(a, c), normal(b, c)];
  const edge = (side: number, share: number): Point[] => [
    at(a, n0, side * share),
    at(b, n1, side * share),
    at(c, n2, side * share),
  ];
  return kit.part([at(a, n0, -1, 3), at(b, n1, -1), at(c, n2, -1, 3), at(c, n2, 1, 3), at(b, n1, 1), at(a, n0, 1, 3)], {
    fill,
    volume: 11,
    shade: 0.62,
    light: 0.42,
    texture: ['twill', '#000', 0.7],
    cast: [3, 8, 6, 0.5],
    inside: `<rect x="-80" y="-10" width="160" height="320" fill="${kit.linearBetween('0 #0d1220 .5, .22 #0d1220 .08, .45 #fff .16, .75 #0d1220 .06, 1 #0d1220 .5', -60, 0, 60, 0)}"/>`,
    over: kit.stitching(edge(-1, 0.7), 0.45) + kit.stitching(edge(1, 0.7), 0.45) + over,
  });
}

function tab(kit: Kit, x: number, y: number, degrees: number, fill: string, accent: string): string {
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${kit.part(pts('-15,-10~4 15,-10~4 15,10~4 -15,10~4'), { fill, volume: 6, light: 0.4, cast: [1, 3, 3, 0.45] })}${kit.line(pts('-8,-4 -8,4'), accent, 3)}</g>`;
}

/** The strap round the heel, standing up behind it. */
const heelLoop = (kit: Kit, way: Colourway): string =>
  kit.part(
    pts(
      '-44,206! -48,240 -40,280 -16,302 0,305 16,302 40,280 48,240 44,206! 34,206! 37,240 31,270 12,288 0,290 -12,288 -31,270 -37,240 -34,206!',
    ),
    {
      fill: way.main,
      volume: 9,
      light: 0.4,
      cast: [2, 6, 5, 0.45],
      texture: ['twill', '#000', 0.7],
      inside: kit.block(pts('-26,276! 26,276! 26,310! -26,310!'), way.block),
    },
  ) + kit.strap(pts('-6,298 -7,314 0,320 7,314 6,298'), 7, way.accent);

function trekking(kit: Kit, way: Colourway): string {
  return [
    heelLoop(kit, way),
    strap(kit, '-56,86 -4,66 58,52', { fill: way.main, width: 24 }),
    strap(kit, '-52,104 4,128 50,160', { fill: tone(way.main, -0.03), width: 21 }),
    strap(kit, '-46,160 0,132 56,108', { fill: way.main, width: 21 }),
    strap(kit, '-46,210 -2,190 46,206', { fill: way.block, width: 25 }),
    tab(kit, 34, 58, -14, way.trim, way.accent),
    kit.buckle(28, 195, 19, 98),
  ].join('');
}

function closedToe(kit: Kit, way: Colourway): string {
  const cord = { gloss: 0.35, dash: tone(way.accent, -0.12) };
  return [
    heelLoop(kit, way),
    ...['-50,82 -20,132 -46,180', '50,86 22,132 44,180'].map((line) => strap(kit, line, { fill: way.main, width: 24 })),
    ...['-56,122 -34,126 -16,128', '54,124 34,126 16,128'].map((line) =>
      strap(kit, line, { fill: way.block, width: 22 }),
    ),
    strap(kit, '-46,206 0,188 46,204', { fill: way.main, width: 24 }),
    kit.part(pts('-8,-2 -36,6 -53,36 -57,78! -30,92 0,82 32,92 59,80! 53,42 30,10'), {
      fill: way.main,
      volume: 22,
      shade: 0.6,
      light: 0.4,
      cast: [2, 7, 6, 0.45],
      texture: ['twill', '#000', 0.7],
      inside:
        kit.block(pts('-70,-20! 70,-20! 70,44! 30,34 0,38 -30,32 -70,44!'), rubber) +
        kit.soft(pts('-20,8 8,6 20,20 -24,22'), '#fff', 0.3, 5),
      over:
        kit.seam(pts('-54,38 -30,32 0,38 30,34 54,42'), { stitch: 2.4 }) +
        kit.seam(pts('-57,78 -30,92 0,82 32,92 59,80'), { stitch: -2.4, dark: 0.3 }),
    }),
    kit.tube(pts('-18,94 18,108 -18,122 18,136 -16,150 16,164'), 4, way.accent, cord),
    kit.tube(pts('18,94 -18,108 18,122 -18,136 16,150 -16,164'), 4, way.accent, cord),
    kit.cordlock(0, 168, 0, 1, '#23262b'),
    tab(kit, 32, 194, -10, way.trim, way.accent),
  ].join('');
}

const slide = (kit: Kit, way: Colourway): string =>
  kit.part(pts('-62,66~8 -30,52 0,48 32,52 66,64~8 64,112 58,152~8 30,140 0,136 -28,140 -54,154~8 -62,112'), {
    fill: way.main,
    volume: 26,
    shade: 0.62,
    light: 0.4,
    cast: [3, 9, 8, 0.5],
    texture: ['grain', '#000', 0.6],
    inside: kit.block(pts('-70,118! 0,104 70,118! 70,126! 0,112 -70,126!'), way.accent),
    over:
      kit.seam(pts('-60,74 -28,60 0,56 32,60 64,72'), { dark: 0.4, stitch: 2 }) +
      kit.seam(pts('-56,146 -28,132 0,128 30,132 58,144'), { dark: 0.4, stitch: -2 }),
  });

function clog(kit: Kit, way: Colourway): string {
  const holes = [
    [-22, 40],
    [2, 34],
    [26, 42],
    [-32, 62],
    [-10, 56],
    [14, 56],
    [38, 66],
    [-22, 80],
    [2, 76],
    [26, 82],
    [-10, 98],
    [14, 98],
  ] as const;
  return [
    kit.part(
      pts(
        '-40,150! -46,210 -42,262 -20,296 0,300 20,296 42,262 46,210 44,150! 34,150! 36,210 33,254 14,282 0,284 -14,282 -33,254 -36,210 -31,150!',
      ),
      { fill: way.block, volume: 10, light: 0.5, cast: [2, 7, 6, 0.45] },
    ),
    kit.part(pts('-8,-3 -38,6 -55,36 -58,82 -50,130 -44,166! -24,150 0,144 26,150 47,166! 56,126 61,86 54,42 30,9'), {
      fill: way.main,
      volume: 32,
      shade: 0.58,
      light: 0.5,
      cast: [2, 6, 6, 0.4],
      inside: kit.soft(pts('-26,14 10,8 24,24 -30,28'), '#fff', 0.4, 7),
      over:
        holes
          .map(
            ([x, y]) =>
              `<circle cx="${x}" cy="${y}" r="5.6" fill="#10141c" opacity=".8"/><path d="M${x - 4.6} ${y + 3.6}q4.6 4 9.2 0" stroke="#fff" stroke-opacity=".5" stroke-width="1.2" fill="none"/>`,
          )
          .join('') + kit.seam(pts('-46,150 -24,136 0,130 26,136 49,150'), { dark: 0.34, light: 0.4 }),
    }),
    kit.screw(-38, 158, 7, way.accent),
    kit.screw(41, 158, 7, way.accent),
  ].join('');
}

const UPPERS = [trekking, closedToe, slide, clog] as const;

/** Lettering stays unmirrored on the left foot. */
function letters(look: PlateLook, way: Colourway, side: number): string {
  const ink = readableOn(mix(TONES.birch, way.trim, 0.6), TONES.snow);
  const heel =
    lettering(look.brand, side * 76, 246, 9, ink, { weight: 1.1, opacity: 0.9 }) +
    brandMark(look.mark, side * 76, 226, 7, ink);
  if (look.variant === 2)
    return heel + lettering(look.brand, side * 77, 88, 15, readableOn(way.main, way.accent), { weight: 1.2 });
  return look.variant === 3
    ? heel + lettering(look.brand, side * 77, 122, 9, readableOn(way.main, way.accent), { weight: 1.1 })
    : heel;
}

const DETAILS: readonly Box[] = [
  [4, 34, 152, 219],
  [4, -12, 152, 173],
  [4, 20, 152, 205],
  [4, -12, 152, 173],
];

/** A pair of sandals from above: strapped, with a closed toe, slides, clogs. */
export function drawSandal(way: Colourway, look: PlateLook): string {
  const kit = new Kit([-146, -10, 146, 326], FRAMES.square, 44);
  const right = footbed(kit, way) + UPPERS[look.variant](kit, way);
  const art = `<g transform="translate(76 0)">${right}</g><g transform="translate(-76 0) scale(-1 1)">${right}</g>${letters(look, way, 1)}${letters(look, way, -1)}`;
  return kit.svg(art, 'Sandals', look.view === 'detail' ? DETAILS[look.variant] : undefined);
}
