import { type Baffles, baffleLight, baffleSeams, rowBetween } from './baffle-light';
import { rowSeams } from './baffles';
import { CLOTH_EDGE } from './cloth-light';
import { mix, readableOn } from './colour';
import { curve } from './curve';
import { num, type Point, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark, type MarkName } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { liningOf } from './sleeping-bag-hood';

const WIDTH = 500;
const LENGTH = 1900;
const PROFILE = pts(`${WIDTH},0 ${WIDTH},${LENGTH}`);

export type QuiltLook = { readonly rows: number; readonly brand: string; readonly mark: MarkName };

/** How far the corner is turned back along the upper edge and down the side, mm. */
const turnOf = (isOpen: boolean): readonly [reach: number, depth: number] => (isOpen ? [740, 1020] : [430, 560]);

/** What is left of the quilt below the turned corner. */
const outlineOf = ([reach, depth]: readonly [number, number]): Point[] => [
  ...pts(
    `${-WIDTH},4~40 ${WIDTH - reach},4! ${WIDTH},${depth}! ${WIDTH},${LENGTH - 10}~90 ${-WIDTH},${LENGTH - 10}~90`,
  ),
];

/** The corner as it falls over the fold between the upper edge and the side: its lining, and the edge with its stitching. */
function turnedCorner(kit: Kit, way: Colourway, [reach, depth]: readonly [number, number]): string {
  const lining = liningOf(way);
  const share = (2 * reach * reach) / (reach * reach + depth * depth);
  const [x, y] = [WIDTH - reach + share * reach - reach, share * depth];
  // a point of the triangle of lining: from the fold's upper end, along the fold and towards the corner
  const at = (along: number, out: number): string => {
    const [fx, fy] = [WIDTH - reach + reach * along, depth * along];
    return `${num(fx + (x - fx) * out)},${num(fy + (y - fy) * out)}`;
  };
  return kit.part(pts(`${WIDTH - reach},4! ${num(x)},${num(y)}~70 ${WIDTH},${depth}!`), {
    fill: lining,
    volume: 46,
    shade: 0.6,
    light: 0.5,
    cast: [-5, 12, 12, 0.5],
    inside:
      [0.2, 0.4, 0.6, 0.8].map((t) => kit.seam(pts(`${at(0, t)} ${at(1, t)}`), { weight: 1.3 })).join('') +
      kit.soft(pts(`${at(0, 0)} ${at(1, 0)} ${at(1, 0.12)} ${at(0, 0.12)}`), '#0a0e17', 0.3, 9),
    over: kit.stitching(pts(`${at(0.04, 0.5)} ${at(0.3, 0.92)}`), 0.4),
  });
}

/** A blanket to sleep under: no hood, one corner turned back, a zip round two sides. */
export function drawQuilt(way: Colourway, { rows, brand, mark }: QuiltLook, view: 'main' | 'open' | 'detail'): string {
  const kit = new Kit([-WIDTH - 60, -50, WIDTH + 60, LENGTH + 50], FRAMES.upright, 40);
  const turn = turnOf(view === 'open');
  const outline = outlineOf(turn);
  const baffles: Baffles = { profile: PROFILE, from: 4, to: LENGTH - 10, rows, bulge: 8, dip: 12, seed: 11 + rows };
  const seams = rowSeams(baffles.from, baffles.to, rows);
  const inside = [
    ...seams
      .filter(({ index }) => index === 0 || index === rows - 1)
      .map(({ top, bottom }) => kit.block(rowBetween(baffles, top, bottom), way.block)),
    baffleLight(baffles),
    baffleSeams(kit, baffles, way.main),
  ];
  const art = [
    kit.flatShadow([curve(outline)], { dx: 8, dy: 14, blur: 14, opacity: 0.35 }),
    kit.part(outline, { fill: way.main, ...CLOTH_EDGE, inside: inside.join('') }),
    kit.zip(pts(`${24 - WIDTH},80! ${24 - WIDTH},${LENGTH - 34}~60 ${WIDTH - 90},${LENGTH - 34}!`), {
      tape: way.trim,
      teeth: mix(way.trim, '#ffffff', 0.4),
      width: 9,
      pull: [24 - WIDTH, 100, 0],
      pullColour: way.accent,
      pullLength: 30,
    }),
    kit.part(rectangle(-270, 1520, 170, 66, 8), { fill: way.trim, volume: 5, cast: [1, 3, 3, 0.4] }),
    lettering(brand, -185, 1553, 26, readableOn(way.trim, way.accent), { weight: 1.1 }),
    brandMark(mark, 320, 1560, 40, readableOn(way.main, way.accent)),
    turnedCorner(kit, way, turn),
  ];
  return kit.svg(art.join(''), 'Sleeping quilt', view === 'detail' ? [-60, -40, 560, 580] : undefined);
}
