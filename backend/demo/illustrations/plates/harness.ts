import type { PlateLook } from '../plate-drawing';
import { readableOn, tone } from './colour';
import { num, type Point, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

type Cut = {
  /** heights of waist belt and leg loops in millimetres */
  belt: number;
  leg: number;
  /** padded cloth, bare webbing, or thick foam with an edge binding */
  make: 'padded' | 'webbing' | 'foam';
  gearLoops: number;
  legBuckles: boolean;
};

const CUTS: readonly Cut[] = [
  { belt: 78, leg: 62, make: 'padded', gearLoops: 2, legBuckles: true },
  { belt: 46, leg: 34, make: 'webbing', gearLoops: 1, legBuckles: true },
  { belt: 66, leg: 54, make: 'padded', gearLoops: 2, legBuckles: false },
  { belt: 104, leg: 84, make: 'foam', gearLoops: 3, legBuckles: true },
];

const WEBBING = '#2a2d31';

/** A ring of cloth seen from a little above: its far inner side, and its near outer side. */
type Ring = { cx: number; cy: number; rx: number; ry: number; height: number; flare: number };

const arc = ({ cx, cy, rx, ry }: Ring, down: 1 | -1, drop = 0, grow = 0): Point[] =>
  [-1, -0.72, 0, 0.72, 1].map((t): Point => {
    const x = cx + (rx + grow) * t;
    const y = cy + drop + down * ry * Math.sqrt(Math.max(0, 1 - t * t)) * 1.02;
    return Math.abs(t) === 1 ? [x, y, 6] : [x, y];
  });

function farSide(kit: Kit, ring: Ring, lining: string): string {
  const outline = [...arc(ring, -1), ...arc(ring, -1, ring.height * 0.94, ring.flare).reverse()];
  return kit.part(outline, {
    fill: lining,
    volume: 16,
    shade: 0.7,
    light: 0.12,
    texture: ['mesh', '#fff', 0.7],
    over: kit.seam(arc(ring, -1, 8), { stitch: 2 }),
  });
}

function nearSide(kit: Kit, ring: Ring, way: Colourway, cut: Cut, over: string): string {
  const outline = [...arc(ring, 1), ...arc(ring, 1, ring.height, ring.flare).reverse()];
  const { cx, rx, height, flare } = ring;
  const edges = (inset: number): string =>
    kit.seam(arc(ring, 1, inset), { stitch: 2, light: 0.3 }) +
    kit.seam(arc(ring, 1, height - inset, flare), { stitch: -2, light: 0.3 });
  const padded = kit.block([...arc(ring, 1, height * 0.3), ...arc(ring, 1, height * 0.7, flare).reverse()], way.block);
  const foam =
    kit.block([...arc(ring, 1, height * 0.18), ...arc(ring, 1, height * 0.82, flare).reverse()], tone(way.main, 0.05)) +
    kit.block([...arc(ring, 1, height * 0.42), ...arc(ring, 1, height * 0.6, flare).reverse()], way.block);
  const round = kit.linearBetween(
    '0 #0d1220 .6, .16 #0d1220 .12, .34 #fff .16, .55 #fff 0, .85 #0d1220 .2, 1 #0d1220 .6',
    cx - rx - flare,
    0,
    cx + rx + flare,
    0,
  );
  return kit.part(outline, {
    fill: way.main,
    volume: cut.make === 'webbing' ? 8 : 22,
    shade: 0.55,
    light: 0.3,
    texture: [cut.make === 'webbing' ? 'twill' : 'ripstop', '#000', 1],
    cast: [3, 7, 7, 0.35],
    inside:
      (cut.make === 'webbing' ? '' : cut.make === 'foam' ? foam : padded) +
      kit.block(rectangle(cx - rx - 40, ring.cy - 80, 2 * rx + 80, 280), round),
    over: edges(cut.make === 'webbing' ? 6 : 9) + over,
  });
}

function gearLoop(kit: Kit, x: number, y: number, width: number, turn: number, colour: string): string {
  const w = width / 2;
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})">` +
    kit.tube(pts(`${-w},0 ${-w * 0.94},34 ${-w * 0.3},50 ${w * 0.4},48 ${w * 0.96},30 ${w},0`), 7.5, colour, {
      gloss: 0.5,
    }) +
    kit.part(rectangle(-w - 6, -8, 12, 15, 3), { fill: WEBBING, volume: 4 }) +
    kit.part(rectangle(w - 6, -8, 12, 15, 3), { fill: WEBBING, volume: 4 }) +
    '</g>'
  );
}

/** A doubled-back buckle of stamped metal on its webbing. */
function metalBuckle(kit: Kit, x: number, y: number, size: number, turn: number): string {
  return (
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${num(size / 30, 3)})">` +
    kit.part(pts('-19,-15~5 19,-15~5 22,0 19,15~5 -19,15~5 -22,0'), {
      fill: '#b4babd',
      gradient: kit.linear('0 #eceff0, .45 #aab0b4, .6 #8d9498, 1 #c4c9cc'),
      volume: 5,
      cast: [2, 4, 3, 0.45],
    }) +
    kit.part(pts('-12,-10~3 -4,-10~3 -4,10~3 -12,10~3'), { fill: WEBBING, volume: 3 }) +
    kit.part(pts('5,-10~3 13,-10~3 13,10~3 5,10~3'), { fill: WEBBING, volume: 3 }) +
    '</g>'
  );
}

function legs(kit: Kit, way: Colourway, cut: Cut, view: 'front' | 'back'): string {
  let far = '';
  let near = '';
  for (const side of SIDES) {
    const ring: Ring = { cx: 0, cy: 0, rx: 84, ry: 30, height: cut.leg, flare: -5 };
    const place = `<g transform="translate(${side * 98} 262) rotate(${side * -9})">`;
    far += `${place}${farSide(kit, ring, tone(way.trim, 0.05))}</g>`;
    const buckle =
      cut.legBuckles && view === 'front'
        ? kit.strap(pts(`${side * 18},${34 + cut.leg * 0.5} ${side * 66},${20 + cut.leg * 0.5}`), 19, WEBBING) +
          metalBuckle(kit, side * 34, 31 + cut.leg * 0.5, 24, side * -14)
        : '';
    const drawn = nearSide(kit, ring, way, cut, '');
    near += `${place}${drawn}${buckle}${view === 'front' && !cut.legBuckles ? kit.strap(pts(`${side * 30},${36 + cut.leg * 0.5} ${side * 74},${16 + cut.leg * 0.5}`), 13, way.accent) : ''}</g>`;
  }
  return far + near;
}

function beltOf(cut: Cut): Ring {
  return { cx: 0, cy: 0, rx: 176, ry: 44, height: cut.belt, flare: 6 };
}

function front(kit: Kit, way: Colourway, cut: Cut, { brand, mark }: PlateLook): string {
  const ring = beltOf(cut);
  const mid = 44 + cut.belt * 0.5;
  const ink = readableOn(cut.make === 'webbing' ? way.main : way.block, way.accent);
  const legArt = legs(kit, way, cut, 'front');
  const cross = kit.strap(pts(`-40,${300} 0,${292} 40,${300}`), 16, WEBBING);
  const tie = kit.strap(pts(`0,${44 + cut.belt * 0.2} 0,${52 + cut.belt}`), 20, way.trim);
  const loops = SIDES.map((side) => {
    const first = gearLoop(kit, side * 132, 26 + cut.belt * 0.72, 66, side * -17, way.accent);
    const second = cut.gearLoops > 2 ? gearLoop(kit, side * 84, 44 + cut.belt * 0.8, 40, side * -9, way.accent) : '';
    return first + second;
  }).join('');
  const lettered =
    wordmark(brand, -110, 27 + cut.belt * 0.5, Math.min(15, cut.belt * 0.22), ink, { weight: 1.2, rotate: 11 }) +
    (cut.make === 'webbing' ? '' : brandMark(mark, 120, 22 + cut.belt * 0.5, 12, ink));
  return [
    farSide(kit, ring, tone(way.trim, 0.06)),
    kit.strap(pts('-120,70 -112,160 -104,250'), 9, WEBBING),
    kit.strap(pts('120,70 112,160 104,250'), 9, WEBBING),
    legArt,
    cross,
    nearSide(kit, ring, way, cut, lettered),
    loops,
    kit.strap(pts(`-54,${mid - 2} 0,${mid + 2} 74,${mid - 5}`), 20, WEBBING),
    metalBuckle(kit, 44, mid, 34, -4),
    kit.strap(pts(`62,${mid - 2} 84,${mid - 3} 100,${mid + 14} 106,${mid + 40} 103,${mid + 66}`), 18, WEBBING),
    tie,
    kit.strap(pts(`-9,${mid + 22} -13,200 -8,290 0,306 8,290 13,200 9,${mid + 22}`), 17, way.accent),
    kit.part(rectangle(-17, 222, 34, 30, 4), {
      fill: tone(way.accent, -0.12),
      volume: 6,
      over: [228, 234, 240, 246]
        .map((y) => kit.line(pts(`-15,${y} 15,${y}`), '#fff', 1.6, 0.45, 'stroke-dasharray="1.6 1.2"'))
        .join(''),
    }),
  ].join('');
}

function back(kit: Kit, way: Colourway, cut: Cut, { brand, mark }: PlateLook): string {
  const ring = beltOf(cut);
  const lower = 44 + cut.belt;
  const ink = readableOn(cut.make === 'webbing' ? way.main : way.block, way.accent);
  const risers = SIDES.map(
    (side) =>
      kit.strap(pts(`${side * 44},${lower - 12} ${side * 70},200 ${side * 90},286`), 11, WEBBING) +
      kit.ladder(side * 66, 192, 14, side * -14),
  ).join('');
  const loops = SIDES.map((side) => gearLoop(kit, side * 122, 28 + cut.belt * 0.76, 78, side * -15, way.accent)).join(
    '',
  );
  return [
    farSide(kit, ring, tone(way.trim, 0.04)),
    legs(kit, way, cut, 'back'),
    risers,
    nearSide(
      kit,
      ring,
      way,
      cut,
      wordmark(brand, 0, 45 + cut.belt * 0.5, Math.min(22, cut.belt * 0.28), ink, { weight: 1.2, track: 2 }) +
        (cut.make === 'webbing' ? '' : brandMark(mark, -92, 36 + cut.belt * 0.5, 13, ink)),
    ),
    loops,
    kit.tube(pts(`-16,${lower - 6} -14,${lower + 30} 0,${lower + 38} 14,${lower + 30} 16,${lower - 6}`), 7, way.trim),
  ].join('');
}

/** A climbing harness hanging free: all-round, ski mountaineering of bare webbing, slim for sport, padded for big walls. */
export function drawHarness(way: Colourway, look: PlateLook): string {
  const cut = CUTS[look.variant] ?? { belt: 78, leg: 62, make: 'padded', gearLoops: 2, legBuckles: true };
  const kit = new Kit([-212, -60, 212, 400], FRAMES.square, 44);
  return kit.svg(look.view === 'back' ? back(kit, way, cut, look) : front(kit, way, cut, look), 'Climbing harness');
}
