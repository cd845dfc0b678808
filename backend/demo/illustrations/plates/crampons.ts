import type { PlateLook } from '../plate-drawing';
import { readableOn, tone } from './colour';
import { num, type Point, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

type Make = {
  points: 10 | 12 | 13;
  /** cages of soft plastic at both ends, or a wire bail in front and a lever behind */
  binding: 'strap' | 'hybrid' | 'step-in';
  metal: 'steel' | 'aluminium';
  front: 'flat' | 'dual' | 'mono';
};

const MAKES: readonly Make[] = [
  { points: 10, binding: 'strap', metal: 'steel', front: 'flat' },
  { points: 12, binding: 'hybrid', metal: 'steel', front: 'dual' },
  { points: 13, binding: 'step-in', metal: 'steel', front: 'mono' },
  { points: 10, binding: 'hybrid', metal: 'aluminium', front: 'flat' },
];

const PLASTIC = '#26292e';

function metalOf(way: Colourway, { metal }: Make): string {
  return metal === 'aluminium' ? way.main : '#8b9296';
}

const brushed = (kit: Kit, colour: string): string =>
  kit.linear(
    `0 ${tone(colour, 0.2)}, .3 ${tone(colour, 0.04)}, .55 ${tone(colour, -0.1)}, .8 ${tone(colour, 0.08)}, 1 ${tone(colour, -0.06)}`,
    0,
    0,
    0.6,
    1,
  );

/** The outline of a frame with its points hanging down, seen from the side, toe right. */
function comb(from: number, to: number, tips: readonly (readonly [x: number, y: number, lean: number])[]): Point[] {
  const lower: Point[] = [...tips].reverse().flatMap(([x, y, lean]): Point[] => [
    [x + 13, 8, 3],
    [x + lean + 2, y, 1.5],
    [x + lean - 2, y, 1.5],
    [x - 13, 8, 3],
  ]);
  return [[from, -16, 5], [to, -16, 5], [to + 4, 4, 4], ...lower, [from - 4, 4, 4]];
}

/** One crampon on flat ground, seen from its outer side. */
function fromSide(kit: Kit, way: Colourway, make: Make, brand: string): string {
  const colour = metalOf(way, make);
  const steel = (points: readonly Point[], over = ''): string =>
    kit.part(points, {
      fill: colour,
      gradient: brushed(kit, colour),
      volume: 8,
      shade: 0.6,
      light: 0.7,
      cast: [5, 8, 6, 0.38],
      over,
    });
  const heel = comb(-146, -56, [
    [-134, 50, -6],
    [-70, 48, 4],
  ]);
  const toe = comb(
    4,
    126,
    make.points === 10
      ? [
          [18, 48, -5],
          [98, 50, 10],
        ]
      : [
          [16, 46, -7],
          [60, 50, 2],
          [104, 48, 12],
        ],
  );
  const front =
    make.front === 'flat'
      ? pts('104,-16~4 134,-14 176,6~2 174,12~2 134,8 106,8~4')
      : pts(
          `104,-16~4 142,-16 ${make.front === 'mono' ? 196 : 184},14~1 ${make.front === 'mono' ? 188 : 178},26~2 160,16 150,18 144,8 106,8~4`,
        );
  const bar = steel(
    pts('-64,-13~3 16,-13~3 16,-3~3 -64,-3~3'),
    Array.from({ length: 6 }, (_, i) => kit.screw(-50 + i * 10, -8, 1.9, '#1a1d21')).join(''),
  );
  const notch =
    make.front === 'mono'
      ? [150, 158, 166].map((x, i) => kit.line(pts(`${x},${16 + i * 3} ${x + 4},${10 + i * 3}`), '#20252a', 2)).join('')
      : '';
  return [
    `<g opacity=".55" transform="translate(-9 -9)">${steel(heel)}${steel(toe)}</g>`,
    bar,
    steel(heel, kit.screws(pts('-122,-5 -84,-5'), 4.6)),
    steel(toe, kit.screws(pts('24,-5 64,-5 100,-5'), 4.6) + wordmark(brand, 46, 6, 7, '#252a2f', { weight: 1.1 })),
    steel(front, notch),
    toePiece(kit, make),
    heelPiece(kit, way, make),
  ].join('');
}

function toePiece(kit: Kit, { binding }: Make): string {
  if (binding === 'step-in')
    return kit.tube(pts('88,-14 96,-44 118,-56 146,-46 150,-34'), 6, '#c3c8cb', { gloss: 1 }) + kit.screw(88, -12, 6);
  return kit.part(pts('44,-14~6 58,-58 92,-70~16 138,-58~22 146,-30 134,-14~6 118,-34 92,-44 66,-34'), {
    fill: PLASTIC,
    volume: 14,
    light: 0.4,
    cast: [3, 5, 5, 0.4],
    over: kit.seam(pts('58,-30 76,-54 104,-60 134,-44'), { light: 0.35 }),
  });
}

function heelPiece(kit: Kit, way: Colourway, { binding }: Make): string {
  if (binding === 'strap')
    return (
      kit.part(pts('-152,-14~6 -158,-62 -140,-84~14 -112,-72~14 -104,-40 -84,-14~6 -104,-18 -124,-34'), {
        fill: PLASTIC,
        volume: 14,
        light: 0.4,
        cast: [3, 5, 5, 0.4],
      }) +
      kit.strap(pts('-134,-72 -90,-104 -36,-104 30,-84 66,-52'), 15, way.accent) +
      kit.ladder(-56, -101, 19, 4)
    );
  return (
    kit.tube(pts('-128,-10 -150,-30 -156,-54'), 6, '#c3c8cb', { gloss: 1 }) +
    kit.part(pts('-168,-50~5 -148,-52~5 -138,-96 -144,-132~8 -160,-134~8 -166,-100'), {
      fill: way.main,
      volume: 12,
      light: 0.5,
      cast: [3, 6, 5, 0.4],
      inside: kit.block(rectangle(-172, -112, 40, 12), way.accent),
    }) +
    kit.strap(
      pts(
        binding === 'step-in'
          ? '-146,-110 -96,-124 -20,-112 60,-84 118,-56'
          : '-146,-110 -96,-124 -30,-116 30,-88 66,-52',
      ),
      15,
      way.accent,
    ) +
    kit.ladder(-70, -118, 19, 6)
  );
}

/** One crampon from above: two plates on a bar, toe up. */
function fromAbove(kit: Kit, way: Colourway, make: Make, brand: string): string {
  const colour = metalOf(way, make);
  const plate = (points: readonly Point[], over: string): string =>
    kit.part(points, {
      fill: colour,
      gradient: brushed(kit, colour),
      volume: 9,
      shade: 0.6,
      light: 0.7,
      cast: [5, 8, 7, 0.4],
      over,
    });
  const hole = (points: string): string =>
    kit.part(pts(points), { fill: '#dfe5e4', volume: 5, light: 0, shade: 0.6, line: 1 });
  const spikes = SIDES.flatMap((side) =>
    [
      [46, -104],
      [52, -54],
      [40, 96],
      [36, 146],
    ].map(([x = 0, y = 0]) =>
      kit.part(pts(`${side * (x - 8)},${y - 12}! ${side * (x + 16)},${y}~2 ${side * (x - 8)},${y + 12}!`), {
        fill: tone(colour, -0.05),
        volume: 4,
        cast: [2, 3, 3, 0.35],
      }),
    ),
  );
  const fronts = make.front === 'mono' ? pts('-9,-132! 9,-132! 7,-176 1,-206~1 -1,-206~1 -7,-176') : undefined;
  const dual = SIDES.map((side) =>
    plate(
      pts(
        `${side * 12},-132! ${side * 34},-132! ${side * 30},-172 ${side * 24},-194~1 ${side * 20},-194~1 ${side * 14},-172`,
      ),
      '',
    ),
  );
  return [
    fronts ? plate(fronts, '') : dual.join(''),
    ...spikes,
    kit.part(rectangle(-11, -60, 22, 176, 3), {
      fill: tone(colour, 0.03),
      gradient: brushed(kit, colour),
      volume: 5,
      over: Array.from({ length: 8 }, (_, i) => kit.screw(0, -30 + i * 15, 3, '#1a1d21')).join(''),
    }),
    plate(
      pts('-40,-140~8 40,-140~8 54,-110 52,-40~8 24,-28 -24,-28 -52,-40~8 -54,-110'),
      hole('-30,-120~5 -8,-120~5 -8,-56~5 -34,-60~5') +
        hole('30,-120~5 8,-120~5 8,-56~5 34,-60~5') +
        kit.screws(pts('-44,-46 44,-46 -42,-122 42,-122'), 5),
    ),
    plate(
      pts('-36,78~8 36,78~8 42,110 38,164~10 -38,164~10 -42,110'),
      hole('-26,96~5 26,96~5 22,146~6 -22,146~6') + kit.screws(pts('-34,88 34,88'), 5),
    ),
    kit.part(pts('-34,-134~6 34,-134~6 42,-108~6 28,-94~6 0,-104 -28,-94~6 -42,-108~6'), {
      fill: make.binding === 'step-in' ? '#b9bec1' : PLASTIC,
      volume: 8,
      light: 0.4,
      cast: [2, 4, 4, 0.4],
    }),
    kit.part(rectangle(-20, 150, 40, 44, 8), {
      fill: make.binding === 'strap' ? PLASTIC : way.main,
      volume: 9,
      cast: [2, 4, 4, 0.4],
      over: wordmark(brand, 0, 172, 6.5, make.binding === 'strap' ? '#e9eae4' : readableOn(way.main, way.accent), {
        weight: 1.2,
      }),
    }),
    kit.strap(pts('36,-70 70,-10 66,80 36,140'), 14, way.accent),
  ].join('');
}

/** A pair of crampons from their side or from above. */
export function drawCrampons(way: Colourway, { variant, view, brand }: PlateLook): string {
  const make = MAKES[variant];
  if (!make) throw new RangeError(`No crampons ${variant}.`);
  if (view === 'top') {
    const kit = new Kit([-190, -216, 190, 206], FRAMES.upright, 40);
    const one = fromAbove(kit, way, make, brand);
    return kit.svg(
      `<g transform="translate(-92 0) rotate(-4)"><g id="one">${one}</g></g><use href="#one" transform="translate(92 0) rotate(4)"/>`,
      'Crampons, pair, from above',
    );
  }
  const kit = new Kit([-196, -172, 216, 220], FRAMES.square, 44);
  const one = fromSide(kit, way, make, brand);
  const place = (x: number, y: number, turn: number): string => `translate(${num(x)} ${num(y)}) rotate(${turn})`;
  return kit.svg(
    `<g transform="${place(-4, -30, -7)}"><g id="one">${one}</g></g><use href="#one" transform="${place(10, 158, -3)}"/>`,
    'Crampons, pair',
  );
}
