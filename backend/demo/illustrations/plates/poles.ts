import { readableOn, tone } from './colour';
import { ellipse, num, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { rod } from './rod';
import { wordmark } from './wordmark';

/** Trekking poles have clamps and a long foam grip; nordic ones a cork grip, a glove strap and a half-moon basket. */
export type PolesOptions = {
  kind?: PoleKind;
  /** cork instead of rubber */
  grip?: 'cork';
  brand?: string;
  pose?: PolePose;
  /** from grip to tip in the units of the grip; the usual one is short, or a card would show a line */
  length?: number;
};

/** A pair with its grips at the top right; or at the top left, clear of a card's heart, side by side or crossed. */
export type PolePose = 'right' | 'left' | 'crossed';

type PoleKind = 'alpine' | 'trekking' | 'nordic';

/** A 1:70 object vanishes at card size: grip and basket have their own size, the shaft between them is drawn short. */
const LENGTH = 640;
const RUBBER = '#2b2e33';
const CORK = '#b08a5c';

function clamp(kit: Kit, way: Colourway, y: number): string {
  return (
    kit.part(rectangle(-17, y, 34, 48, 8), { fill: RUBBER, volume: 9, light: 0.4, cast: [3, 4, 4, 0.4] }) +
    kit.part(pts(`-24,${y + 8}~5 4,${y + 4}~5 8,${y + 40}~5 -22,${y + 36}~5`), {
      fill: way.accent,
      volume: 8,
      light: 0.5,
      cast: [2, 3, 3, 0.4],
    }) +
    kit.screw(10, y + 24, 4)
  );
}

function shaft(kit: Kit, way: Colourway, kind: PoleKind, brand: string, length: number): string {
  const upper = kind === 'trekking' ? 27 : 23;
  const split = 330;
  const ink = readableOn(way.main, way.accent);
  const band = (y: number, height: number, colour: string, half: number): string =>
    kit.part(rectangle(-half, y, half * 2, height), {
      fill: colour,
      volume: 0,
      line: 0,
      wash: kit.linear('0 #000 .4, .3 #fff .4, .5 #fff 0, 1 #000 .4', 0, 0, 1, 0),
    });
  const lower =
    kind === 'trekking'
      ? rod(kit, pts(`0,${split} 0,${length - 46}`), 20, tone(TONES.alu, -0.02), { cap: 'butt', gloss: 0.9 })
      : rod(kit, pts(`0,${split} 0,${length - 46}`), 20, way.main, { cap: 'butt', gloss: 0.8 });
  return [
    lower,
    rod(kit, pts(`0,120 0,${split + 20}`), upper, way.main, { cap: 'butt', gloss: 0.8 }),
    kind === 'trekking'
      ? clamp(kit, way, split)
      : band(split - 34, 46, way.accent, upper / 2) + band(split + 20, 7, way.accent, upper / 2 - 0.8),
    band(length - 150, 46, kind === 'trekking' ? way.main : way.block, 10),
    wordmark(brand, 0, kind === 'trekking' ? 292 : 244, 12.5, ink, { rotate: -90, weight: 1.25 }),
    kit.part(pts(`-10,${length - 60}~3 10,${length - 60}~3 7,${length - 10}~3 -7,${length - 10}~3`), {
      fill: RUBBER,
      volume: 6,
    }),
    rod(kit, pts(`0,${length - 12} 0,${length + 10}`), 7, TONES.alu, { gloss: 1 }),
  ].join('');
}

function basket(kit: Kit, way: Colourway, kind: PoleKind, length: number): string {
  const y = length - 70;
  const collar = kit.part(rectangle(-13, y - 20, 26, 38, 7), { fill: way.accent, volume: 7 });
  if (kind === 'nordic') {
    const moon = pts(`-12,${y - 22}~5 12,${y - 22}~5 36,${y - 10} 62,${y + 18}~6 30,${y + 10} -8,${y + 12}~5`);
    return (
      kit.part(moon, {
        fill: RUBBER,
        volume: 10,
        light: 0.4,
        cast: [4, 7, 6, 0.4],
        over: kit.seam(pts(`10,${y - 10} 34,${y - 2} 52,${y + 12}`), { light: 0.35 }),
      }) + collar
    );
  }
  const rx = kind === 'alpine' ? 62 : 44;
  const holes = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 + 30) * Math.PI) / 180;
    return kit.block(
      ellipse(Math.cos(angle) * rx * 0.62, y + Math.sin(angle) * rx * 0.24, rx * 0.15, rx * 0.075),
      '#0e1114',
    );
  });
  return (
    kit.part(ellipse(0, y + 3, rx, rx * 0.42), { fill: '#1d2024', volume: 8, cast: [4, 8, 7, 0.4] }) +
    kit.part(ellipse(0, y, rx, rx * 0.4), { fill: RUBBER, volume: 10, light: 0.4, over: holes.join('') }) +
    collar
  );
}

/** Loop or glove strap, behind the grip. */
function strap(kit: Kit, way: Colourway, kind: PoleKind, side: number): string {
  if (kind === 'nordic') {
    const cuff = pts(
      `${side * 10},20~6 ${side * 50},30 ${side * 78},76 ${side * 76},136~14 ${side * 44},150 ${side * 14},120`,
    );
    return (
      kit.part(cuff, {
        fill: way.block,
        volume: 16,
        texture: ['twill', '#000', 0.9],
        cast: [4, 7, 6, 0.36],
        inside: kit.block(pts(`${side * 20},90! ${side * 90},84! ${side * 90},104! ${side * 20},112!`), way.accent),
      }) +
      kit.part(pts(`${side * 26},44 ${side * 52},60 ${side * 48},96 ${side * 22},92`), {
        fill: '#16191d',
        volume: 6,
        light: 0.1,
      })
    );
  }
  return kit.strap(
    pts(
      `${side * 6},6 ${side * 54},44 ${side * 86},120 ${side * 70},196 ${side * 44},186 ${side * 30},110 ${side * 6},26`,
    ),
    17,
    way.block,
  );
}

function grip(kit: Kit, way: Colourway, kind: PoleKind, isCork: boolean): string {
  const ribs = [44, 58, 72, 86, 100, 114].map(
    (y) =>
      kit.line(pts(`-22,${y} 0,${y + 5} 22,${y}`), '#000', 3, 0.5) +
      kit.line(pts(`-22,${y + 4} 0,${y + 9} 22,${y + 4}`), '#fff', 1.4, 0.16),
  );
  const outline =
    kind === 'alpine'
      ? '-13,160~5 13,160~5 17,120 20,92 17,70 22,44 18,20 34,8~6 30,-6 22,-24 0,-32 -24,-24 -28,0 -21,30 -24,60 -21,92 -18,120'
      : '-13,150~5 13,150~5 17,118 20,92 17,66 22,40 19,14 24,-6 20,-28 -4,-36 -26,-24 -28,0 -21,26 -24,56 -21,90 -18,118';
  const foam =
    kind === 'trekking'
      ? kit.part(rectangle(-17, 152, 34, 110, 9), {
          fill: tone(RUBBER, 0.05),
          volume: 10,
          texture: ['grain', '#fff', 0.7],
          cast: [3, 5, 4, 0.35],
          over: [176, 200, 224].map((y) => kit.line(pts(`-17,${y} 17,${y}`), '#000', 2.4, 0.4)).join(''),
        })
      : '';
  return (
    foam +
    kit.part(pts(outline), {
      fill: isCork ? CORK : RUBBER,
      volume: 14,
      light: 0.4,
      ...(isCork ? { texture: ['grain', '#3f2a12', 1] as const } : {}),
      cast: [4, 6, 5, 0.4],
      inside: isCork ? '' : ribs.join(''),
    }) +
    kit.part(pts('-22,-18~8 16,-22~8 19,2~7 -23,6~7'), { fill: way.accent, volume: 9, light: 0.5 }) +
    kit.screw(-2, -8, 4)
  );
}

/** How each of the two lies: degrees, how far it is moved across and along itself, and the side of its strap; straps hang outwards. */
const LIES: Readonly<Record<PolePose, readonly (readonly [degrees: number, x: number, y: number, side: number])[]>> = {
  right: [
    [49, -64, 22, 1],
    [41, 64, -4, -1],
  ],
  left: [
    [-49, 64, 22, -1],
    [-41, -64, -4, 1],
  ],
  crossed: [
    [-63, 0, 0, -1],
    [-27, 0, 0, 1],
  ],
};

/** Where its upper grip is seen from near: middle and width in plate units. */
export const GRIP_SPOTS: Readonly<Record<PolePose, readonly [x: number, y: number, width: number]>> = {
  right: [790, 210, 380],
  left: [210, 210, 380],
  crossed: [340, 205, 380],
};

/** A pair of poles lying across a square. */
export function drawPoles(way: Colourway, options: PolesOptions = {}): string {
  const { kind = 'alpine', grip: material, brand = 'hanki', pose = 'right', length = LENGTH } = options;
  const isCork = kind === 'nordic' || material === 'cork';
  const reach = (length * Math.SQRT1_2) / 2 + 74;
  const kit = new Kit([-reach, -reach, reach, reach], FRAMES.square, 34);
  const pole = shaft(kit, way, kind, brand, length) + basket(kit, way, kind, length) + grip(kit, way, kind, isCork);
  const pair = LIES[pose].map(
    ([degrees, x, y, side]) =>
      `<g transform="rotate(${degrees}) translate(${x} ${num(y - length / 2)})">${strap(kit, way, kind, side)}${pole}</g>`,
  );
  return kit.svg(pair.join(''), 'Pole pair');
}
