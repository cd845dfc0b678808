import { readableOn } from './colour';
import { curve } from './curve';
import { mirrored, type Point, pts, rectangle, SIDES } from './geometry';
import type { Kit } from './kit';
import { brandMark, type MarkName } from './marks';
import { type Colourway, TONES } from './palette';
import { rod } from './rod';
import { wordmark } from './wordmark';

export type Deck = 'moulded' | 'frame' | 'wood' | 'trail';

const RUBBER = '#26292e';
const WOOD = '#b98a52';

/** Outlines from above, toe up, in millimetres. */
const OUTLINES: Record<Deck, readonly Point[]> = {
  moulded: mirrored(pts('0,-290 50,-280 90,-236 104,-160 92,-60 80,40 84,150 74,240 46,282~14 0,286')),
  frame: mirrored(pts('0,-300 56,-286 96,-230 108,-130 104,0 92,130 66,230 34,300~16 0,306')),
  wood: mirrored(pts('0,-310 52,-296 96,-236 116,-140 112,-20 84,110 44,220 12,330~8 0,336')),
  trail: mirrored(pts('0,-250 46,-240 78,-200 88,-130 78,-40 74,60 78,150 66,220 40,252~14 0,254')),
};

function slot(kit: Kit, side: 1 | -1, points: string): string {
  const shape = pts(points).map(([x, y, corner]): Point => [x * side, y, corner ?? 6]);
  return kit.part(shape, {
    fill: '#11161b',
    volume: 5,
    light: 0,
    shade: 0.8,
    line: 1,
    over: kit.line(shape.slice(0, 2), '#fff', 2, 0.2),
  });
}

/** The floating part of a snowshoe, seen from above; the boot's ball lies at the origin. */
export function snowshoeDeck(kit: Kit, way: Colourway, deck: Deck, brand: string, mark: MarkName): string {
  const outline = OUTLINES[deck];
  const ink = readableOn(way.main, way.accent);
  const sheen = kit.linearBetween('0 #0d1220 .4, .22 #fff .22, .5 #fff 0, 1 #0d1220 .45', -110, -80, 110, 60);
  if (deck === 'moulded' || deck === 'trail') {
    const slots = SIDES.map((side) =>
      (deck === 'moulded'
        ? [
            '52,-190~8 74,-176~8 80,-120~8 58,-110~8',
            '58,-60~8 70,-50~8 62,30~8 50,24~8',
            '54,110~8 66,116~8 62,180~8 50,176~8',
          ]
        : ['40,-150~8 62,-140~8 66,-96~8 44,-88~8', '50,70~8 62,72~8 62,150~8 50,148~8']
      )
        .map((points) => slot(kit, side, points))
        .join(''),
    ).join('');
    return kit.part(outline, {
      fill: way.main,
      volume: 26,
      shade: 0.6,
      light: 0.45,
      cast: [6, 10, 9, 0.4],
      inside:
        kit.block(mirrored(pts('0,180 60,170 120,150 120,320! 0,320!')), way.block) +
        kit.block(rectangle(-120, -310, 240, 640), sheen),
      over: [
        slots,
        kit.seam(
          outline.map(([x, y]): Point => [x * 0.87, y * 0.95]),
          { light: 0.4, dark: 0.45 },
        ),
        ...[-150, -40, 90].map((y) =>
          kit.seam(pts(`-34,${y - 90} 0,${y - 104} 34,${y - 90}`), { light: 0.3, pucker: 0.2 }),
        ),
        wordmark(brand, 0, deck === 'moulded' ? 232 : 208, 17, readableOn(way.block, way.accent), { weight: 1.2 }),
        brandMark(mark, 0, deck === 'moulded' ? -236 : -204, 16, ink),
      ].join(''),
    });
  }
  const inner = outline.map(
    ([x, y, corner]): Point => (corner === undefined ? [x * 0.92, y * 0.975] : [x * 0.92, y * 0.975, corner]),
  );
  const rim = [...outline, outline[0] ?? [0, 0]].map(([x, y]): Point => [x, y]);
  if (deck === 'wood') {
    const bars = [-150, 110].map((y) => {
      const reach = y < 0 ? 110 : 82;
      return rod(kit, pts(`${-reach},${y} ${reach},${y}`), 15, WOOD, { gloss: 0.5 });
    });
    return lacing(kit, inner) + rod(kit, rim, 17, WOOD, { gloss: 0.5 }) + bars.join('');
  }
  const clips = [-200, -90, 60, 180].flatMap((y) =>
    SIDES.map((side) => {
      const x = side * (y < -150 ? 96 : y < 0 ? 104 : y < 100 ? 96 : 78);
      return (
        kit.part(rectangle(x - 13, y - 13, 26, 26, 6), { fill: RUBBER, volume: 6, cast: [1, 3, 3, 0.4] }) +
        kit.screw(x, y, 4)
      );
    }),
  );
  return [
    rod(kit, rim, 17, TONES.alu, { gloss: 1 }),
    kit.part(inner, {
      fill: way.main,
      volume: 18,
      shade: 0.55,
      texture: ['ripstop', '#000', 1.2],
      inside:
        kit.block(mirrored(pts('0,-320! 120,-320! 120,-180 50,-200 0,-190')), way.block) +
        kit.block(mirrored(pts('0,200 50,196 120,180 120,320! 0,320!')), way.block) +
        kit.block(pts('-54,-96~14 54,-96~14 60,-30~10 50,20~14 -50,20~14 -60,-30~10'), '#1b1f24') +
        kit.block(rectangle(-120, -310, 240, 640), sheen),
      over:
        kit.stitching(
          inner.map(([x, y]): Point => [x * 0.93, y * 0.965]),
          0.5,
        ) +
        wordmark(brand, 0, 232, 18, readableOn(way.block, way.accent), { weight: 1.2 }) +
        brandMark(mark, 0, -240, 18, readableOn(way.block, way.accent)),
    }),
    ...clips,
  ].join('');
}

/** Rawhide woven in three directions. */
function lacing(kit: Kit, inner: readonly Point[]): string {
  const strand = (points: readonly Point[]): string => kit.tube(points, 4.6, '#d9c49a', { gloss: 0.35, shadow: 0 });
  const weave: string[] = [];
  for (let i = -16; i <= 16; i++)
    weave.push(
      strand(pts(`${i * 24 - 260},-330 ${i * 24 + 100},350`)),
      strand(pts(`${i * 24 + 260},-330 ${i * 24 - 100},350`)),
    );
  for (let y = -290; y < 320; y += 30) weave.push(strand(pts(`-120,${y} 120,${y}`)));
  return `<g clip-path="url(#${kit.clip(kit.path(curve(inner)))})">${weave.join('')}</g>`;
}
