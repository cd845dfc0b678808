import type { PlateLook } from '../plate-drawing';
import { lightOf, readableOn, shadeOf, tone } from './colour';
import { ellipse, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import { packed } from './packraft-packed';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, moved } from './turned';

const DARK = '#23272b';

/** Outlines of the tube from above, bow left. */
const HULLS: Record<PlateLook['variant'], { outer: string; inner: string; box: number }> = {
  0: {
    outer: '-1150,0 -1060,-230 -700,-440 0,-480 760,-450 1060,-280 1130,0',
    inner: '-780,0 -700,-150 -420,-236 100,-250 640,-230 760,-120 780,0',
    box: 1260,
  },
  1: {
    outer: '-1240,0 -1140,-210 -760,-440 0,-480 780,-440 1140,-220 1240,0',
    inner: '-830,0 -740,-140 -420,-230 100,-246 640,-226 780,-120 820,0',
    box: 1340,
  },
  2: {
    outer: '-1640,0 -1540,-240 -1100,-480 0,-520 1100,-490 1540,-280 1620,0',
    inner: '-1230,0 -1130,-170 -800,-260 0,-274 960,-262 1200,-150 1230,0',
    box: 1740,
  },
  3: {
    outer: '-1380,0 -1240,-170 -800,-430 0,-470 760,-440 1120,-250 1200,0',
    inner: '-880,0 -760,-130 -420,-220 100,-236 620,-216 740,-110 770,0',
    box: 1420,
  },
};

const closed = (half: string): Point[] => {
  const upper = pts(half);
  return [
    ...upper,
    ...upper
      .slice(1, -1)
      .reverse()
      .map(([x, y]): Point => [x, -y]),
  ];
};

/** An inflated tube between two outlines: dark under both edges, light along its crest toward the light. */
function tube(kit: Kit, way: Colourway, outer: Point[], inner: Point[]): string {
  const middle = outer.map(([x, y], i): Point => {
    const other = inner[Math.round((i * inner.length) / outer.length) % inner.length] ?? [x, y];
    return [(x + other[0]) / 2 - 14, (y + other[1]) / 2 - 34];
  });
  return kit.part(outer, {
    fill: way.main,
    volume: 60,
    shade: 0.75,
    light: 0.4,
    shadeColour: '#141b2b',
    lightColour: '#eef2f4',
    texture: ['ripstop', '#000', 0.7],
    inside:
      kit.block(pts('-2000,-700! -760,-700! -820,0 -760,700! -2000,700!'), way.block) +
      kit.softLine([...middle, middle[0] ?? [0, 0]], 89, lightOf(way.main), 0.5, 9) +
      kit.softLine([...inner, inner[0] ?? [0, 0]], 121, shadeOf(way.main), 0.8, 9) +
      kit.soft(
        outer.map(([x, y]): Point => [x, y + 330]),
        '#0d1220',
        0.26,
        24,
      ),
    over: [-0.62, 0.62]
      .map((t) =>
        kit.seam(
          [
            [t * 1200, -560],
            [t * 1150, 0],
            [t * 1200, 560],
          ],
          { dark: 0.3, light: 0.3 },
        ),
      )
      .join(''),
  });
}

function seat(kit: Kit, way: Colourway, x: number): string {
  return [
    kit.part(rectangle(x - 190, -180, 380, 360, 90), {
      fill: tone(way.block, 0.06),
      volume: 30,
      shade: 0.7,
      light: 0.6,
      cast: [4, 8, 8, 0.45],
      over: kit.seam(
        [
          [x - 170, 0],
          [x + 170, 0],
        ],
        { pucker: 0.5 },
      ),
    }),
    kit.part(rectangle(x + 170, -200, 130, 400, 60), {
      fill: way.block,
      volume: 24,
      light: 0.6,
      cast: [4, 8, 8, 0.5],
      over: kit.seam(
        [
          [x + 235, -180],
          [x + 235, 180],
        ],
        { pucker: 0.4 },
      ),
    }),
  ].join('');
}

const loop = (kit: Kit, x: number, y: number, turn: number): string =>
  moved(
    kit.part(rectangle(-60, -34, 120, 68, 26), { fill: DARK, volume: 8 }) +
      kit.tube(pts('-34,0 -30,-56 30,-56 34,0'), 16, '#b9bec1'),
    x,
    y,
    turn,
  );

function spraydeck(kit: Kit, way: Colourway, inner: Point[]): string {
  const deck = inner.map(([x, y]): Point => [x * 1.12, y * 1.24]);
  return [
    kit.part(deck, {
      fill: way.block,
      volume: 34,
      shade: 0.6,
      light: 0.3,
      texture: ['twill', '#000', 0.9],
      cast: [2, 6, 6, 0.4],
      inside: kit.folds(
        [
          [-700, -60, -400, -120, -200, -130, 20],
          [-700, 80, -400, 130, -180, 150, 20],
          [500, -160, 620, -60, 640, 60, 18],
        ],
        { blur: 8 },
      ),
      over: kit.stitching([...deck.map(([x, y]): Point => [x * 0.95, y * 0.93])], 0.5),
    }),
    kit.zip(pts('-640,-150 -420,-40 -240,-60'), {
      tape: DARK,
      teeth: '#777d82',
      width: 10,
      pull: [-260, -58, 90],
      pullColour: way.accent,
    }),
    kit.part(ellipse(180, 0, 380, 196), { fill: DARK, volume: 18, light: 0.6, cast: [3, 8, 7, 0.5] }),
    kit.part(ellipse(180, 0, 336, 160), {
      fill: '#0d1013',
      gradient: kit.linear('0 #050608, 1 #262b30', 0, 0, 0.4, 1),
      volume: 16,
      shade: 0.8,
    }),
    kit.part(rectangle(390, -110, 90, 220, 44), { fill: tone(way.block, 0.06), volume: 16 }),
  ].join('');
}

function thighStraps(kit: Kit, way: Colourway): string {
  return (
    ([-1, 1] as const)
      .map(
        (side) =>
          kit.strap(
            [
              [-420, side * 210],
              [-240, side * 60],
              [0, side * 40],
              [160, side * 190],
            ],
            46,
            way.trim,
          ) + kit.ladder(-250, side * 62, 60, side * 30, DARK),
      )
      .join('') + [-500, -420, -340].map((x) => kit.eyelet(x, 0, 18)).join('')
  );
}

function raft(kit: Kit, way: Colourway, look: PlateLook): string {
  const { outer: o, inner: i } = HULLS[look.variant];
  const outer = closed(o);
  const inner = closed(i);
  const bow = outer[0]?.[0] ?? -1150;
  const stern = Math.max(...outer.map(([x]) => x));
  const label = readableOn(way.main, way.accent);
  const floor = kit.part(inner, {
    fill: tone(way.trim, 0.04),
    volume: 50,
    shade: 0.9,
    shadeColour: '#05070b',
    light: 0.1,
    texture: ['grid', '#fff', 1],
    inside: kit.soft(pts('-600,-180 600,-200 700,-60 -700,-40'), '#05070b', 0.6, 14),
  });
  const seats =
    look.variant === 2 ? seat(kit, way, -420) + seat(kit, way, 620) : look.variant === 1 ? '' : seat(kit, way, 280);
  return [
    kit.flatShadow([outer.map(([x, y]): Point => [x, y + 70])], { dx: 8, dy: 18, blur: 16, opacity: 0.4 }),
    kit.part(
      outer.map(([x, y]): Point => [x, y + 90]),
      { fill: tone(way.block, -0.08), volume: 30, shade: 0.7 },
    ),
    tube(kit, way, outer, inner),
    look.variant === 1 ? spraydeck(kit, way, inner) : floor + seats,
    look.variant === 3 ? thighStraps(kit, way) : '',
    loop(kit, bow + 110, 0, -90) + loop(kit, stern - 130, 0, 90),
    ...[-0.42, 0.42].flatMap((t) =>
      [-380, 380].map((y) => loop(kit, t * stern, y * (look.variant === 2 ? 1.06 : 0.98), y < 0 ? 0 : 180)),
    ),
    brandMark(look.mark, -stern * 0.02 - 250, 366, 50, label) +
      fittedLettering(look.brand, 90, 370, { height: 90, width: 460 }, label, { weight: 1.2 }),
    kit.part(ellipse(stern - 330, -316, 40), { fill: DARK, volume: 8 }) +
      kit.part(ellipse(stern - 330, -316, 22), { fill: way.accent, volume: 5 }),
  ].join('');
}

/** A packraft from above: open, with spraydeck, for two, for white water. `side` is the raft packed. */
export function drawPackraft(way: Colourway, look: PlateLook): string {
  if (look.view === 'side') {
    const kit = new Kit([-460, -300, 690, 200], FRAMES.wide, 50);
    return kit.svg(packed(kit, way, look), 'Packraft, packed');
  }
  const reach = HULLS[look.variant].box;
  const kit = new Kit([-reach, -reach * 0.78, reach, reach * 0.78], FRAMES.wide, 20);
  return kit.svg(`<g transform="rotate(-22)">${raft(kit, way, look)}</g>`, 'Packraft');
}
