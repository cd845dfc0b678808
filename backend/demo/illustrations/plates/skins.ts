import type { PlateLook } from '../plate-drawing';
import { readableOn } from './colour';
import { num, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

/** Pairs in millimetres; short and narrow ones are for racing. A crossed pair turns the other way. */
const PAIRS = {
  0: { length: 820, half: 82, turn: 1.5, apart: 104 },
  1: { length: 820, half: 66, turn: -13, apart: 8 },
  3: { length: 600, half: 48, turn: 4, apart: 80 },
} as const;

const GLUE = '#33373b';
const PLASTIC = '#26292e';

/** Plush with its nap, and the strip of colour most makers weave in. */
function plush(kit: Kit, way: Colourway, outline: readonly Point[], over: string): string {
  const across = kit.linear('0 #0d1220 .42, .2 #fff .16, .5 #fff 0, .8 #0d1220 .14, 1 #0d1220 .5', 0, 0, 1, 0);
  return kit.part(outline, {
    fill: way.main,
    volume: 12,
    shade: 0.5,
    light: 0.35,
    texture: ['twill', '#000', 1.6],
    wash: across,
    cast: [5, 9, 8, 0.38],
    over,
  });
}

/** Nose loop of wire in its plastic block, at the upper end of a skin. */
function noseLoop(kit: Kit, way: Colourway, x: number, y: number): string {
  return (
    kit.tube(
      pts(`${x - 22},${y} ${x - 30},${y - 46} ${x},${y - 66} ${x + 30},${y - 46} ${x + 22},${y}`),
      6,
      TONES.alu,
      { gloss: 1 },
    ) +
    kit.part(rectangle(x - 30, y - 12, 60, 40, 8), {
      fill: PLASTIC,
      volume: 9,
      cast: [2, 4, 4, 0.4],
      over: kit.line(pts(`${x - 16},${y + 8} ${x + 16},${y + 8}`), way.accent, 5),
    }) +
    kit.screws(pts(`${x - 20},${y + 18} ${x + 20},${y + 18}`), 4)
  );
}

/** Elastic strap with its ladder and hook, at the lower end. */
function tailClip(kit: Kit, way: Colourway, x: number, y: number): string {
  return (
    kit.strap(pts(`${x},${y - 10} ${x},${y + 84}`), 26, way.accent) +
    Array.from({ length: 5 }, (_, i) =>
      kit.line(pts(`${x - 11},${y + 12 + i * 14} ${x + 11},${y + 12 + i * 14}`), '#000', 3, 0.35),
    ).join('') +
    kit.part(pts(`${x - 22},${y + 76}~6 ${x + 22},${y + 76}~6 ${x + 18},${y + 118}~8 ${x - 18},${y + 118}~8`), {
      fill: TONES.alu,
      volume: 7,
      cast: [2, 4, 4, 0.4],
    }) +
    kit.part(rectangle(x - 26, y - 22, 52, 24, 5), { fill: PLASTIC, volume: 6 })
  );
}

/** A skin hanging by its nose loop, wider at shovel and tail as skis are; its plush side, or its glue under the net. */
function hanging(
  kit: Kit,
  way: Colourway,
  length: number,
  half: number,
  { brand, mark }: PlateLook,
  glue = false,
): string {
  const side: readonly (readonly [share: number, width: number])[] = [
    [0.02, 0.66],
    [0.08, 0.94],
    [0.16, 1],
    [0.5, 0.84],
    [0.86, 0.95],
    [0.97, 0.8],
  ];
  const right = side.map(([share, width]): Point => [half * width, length * share]);
  const left = [...right].reverse().map(([x, y]): Point => [-x, y]);
  const outline = [
    ...pts(`${-half * 0.5},0~6 ${half * 0.5},0~6`),
    ...right,
    ...pts(`${half * 0.5},${length}~8 ${-half * 0.5},${length}~8`),
    ...left,
  ];
  const ink = readableOn(way.main, way.accent);
  const body = glue
    ? kit.part(outline, {
        fill: GLUE,
        volume: 12,
        light: 0.4,
        texture: ['mesh', '#fff', 1.3],
        cast: [5, 9, 8, 0.38],
        over:
          kit.soft(
            pts(
              `${-half * 0.6},${length * 0.06} ${-half * 0.1},${length * 0.06} ${half * 0.1},${length * 0.9} ${-half * 0.5},${length * 0.9}`,
            ),
            '#fff',
            0.16,
            14,
          ) + kit.seam(pts(`0,${length * 0.02} 0,${length * 0.97}`), { dark: 0.6, light: 0.2 }),
      })
    : plush(
        kit,
        way,
        outline,
        [
          kit.block(
            pts(
              `${-half},${length * 0.78}! ${half},${length * 0.72}! ${half},${length * 0.76}! ${-half},${length * 0.82}!`,
            ),
            way.accent,
          ),
          kit.block(
            pts(`${-half},${length * 0.84}! ${half},${length * 0.78}! ${half},${length}! ${-half},${length}!`),
            way.block,
          ),
          wordmark(brand, 0, length * 0.42, half * 0.72, ink, { rotate: -90, weight: 1.3, track: 2.2 }),
          brandMark(mark, 0, length * 0.16, half * 0.4, ink),
        ].join(''),
      );
  return body + tailClip(kit, way, 0, length) + noseLoop(kit, way, 0, 6);
}

/** Rolled up for the pocket, plush out, held by its own elastic. */
function rolled(kit: Kit, way: Colourway, cx: number, cy: number, radius: number, { brand }: PlateLook): string {
  const turns = Array.from({ length: 7 }, (_, i) => radius * (1 - i * 0.135));
  const width = 124;
  const drum = kit.part(
    pts(
      `${cx - width},${cy - radius} ${cx},${cy - radius}! ${cx},${cy + radius}! ${cx - width},${cy + radius} ${cx - width - radius * 0.42},${cy}`,
    ),
    {
      fill: way.main,
      volume: 26,
      shade: 0.6,
      texture: ['twill', '#000', 1.6],
      cast: [5, 10, 9, 0.42],
      inside: kit.block(rectangle(cx - width * 0.72, cy - radius - 10, width * 0.38, radius * 2 + 20), way.block),
      over: wordmark(brand, cx - width * 0.53, cy, 26, readableOn(way.block, way.accent), {
        rotate: -90,
        weight: 1.25,
      }),
    },
  );
  const face = turns
    .map((r, i) =>
      kit.part(
        pts(`${num(cx - r * 0.42)},${cy} ${cx},${num(cy - r)} ${num(cx + r * 0.42)},${cy} ${cx},${num(cy + r)}`),
        { fill: i % 2 ? GLUE : way.main, volume: 5, shade: 0.5, line: 1 },
      ),
    )
    .join('');
  return drum + face;
}

/** Climbing skins: a pair with its glue side shown, a crossed pair, a rolled pair, and a short pair for racing. */
export function drawSkins(way: Colourway, look: PlateLook): string {
  if (look.variant === 2) {
    const kit = new Kit([-240, -210, 210, 190], FRAMES.wide, 50);
    return kit.svg(
      rolled(kit, way, 130, -78, 104, look) + rolled(kit, way, 44, 66, 108, look),
      'Climbing skins, rolled',
    );
  }
  const { length, half, turn, apart } = PAIRS[look.variant];
  const reach = apart + half + 40 + length * Math.abs(Math.sin((turn * Math.PI) / 180)) * 0.5;
  const kit = new Kit([-reach, -80, reach, length + 132], FRAMES.upright, 36);
  const middle = length / 2;
  const place = (side: 1 | -1): string => `translate(${num(side * apart)} 0) rotate(${side * turn} 0 ${num(middle)})`;
  return kit.svg(
    `<g transform="${place(1)}">${hanging(kit, way, length, half, look, look.variant === 0)}</g><g transform="${place(-1)}">${hanging(kit, way, length, half, look)}</g>`,
    'Climbing skins, pair',
  );
}
