import { puckerStrip } from './baffles';
import { lightOf } from './colour';
import type { DownLook } from './down-jacket-look';
import { lerp, lerpPoint, num, onSide, type Point, pts, type Side } from './geometry';
import type { Kit } from './kit';
import { clothShade } from './pale-light';
import type { Colourway } from './palette';

/** Centre line of the sleeve and its half widths, shoulder to cuff. */
const STRAIGHT = pts('206,92 240,190 268,310 288,430 302,540 310,622');
/** An arm bent so that the hand comes to the pocket, and one that hangs a little bent. */
const TO_POCKET = pts('206,92 254,184 304,290 306,396 238,462 158,500');
const HANGING = pts('206,92 244,190 280,310 292,430 276,540 250,616');
const HALF_WIDTHS = [56, 53, 50, 48, 45, 38];
const ROWS = 8;

type Line = readonly Point[];

const clamped = (t: number): number => Math.max(0, Math.min(1, t));
const sharp = (point: Point, corner = 0): Point => [point[0], point[1], corner];
const lowered = (point: Point, dy: number): Point => [point[0], point[1] + dy];

/** A point `t` (0 shoulder, 1 cuff) along the sleeve on its outer (1) or inner (-1) edge, `out` mm beyond it. */
function edge(line: Line, t: number, outer: Side, out = 0): Point {
  const at = t * (line.length - 1);
  const i = Math.min(line.length - 2, Math.floor(at));
  const from = line[i] ?? [0, 0];
  const to = line[i + 1] ?? from;
  const centre = lerpPoint(from, to, at - i);
  const width = lerp(HALF_WIDTHS[i] ?? 0, HALF_WIDTHS[i + 1] ?? 0, at - i) + out;
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  return [centre[0] + Math.sin(angle) * outer * width, centre[1] - Math.cos(angle) * outer * width];
}

/** The same above the shoulder, where the first row is cut by the armhole. */
const edgeOrAbove = (line: Line, t: number, outer: Side, out: number): Point =>
  t < 0 ? lowered(edge(line, 0, outer, out), t * 420) : edge(line, clamped(t), outer, out);

const across = (line: Line, t: number): Point =>
  lerpPoint(edgeOrAbove(line, t, 1, 0), edgeOrAbove(line, t, -1, 0), 0.5);

/** By how many degrees the sleeve leans at `t`, its straight one 12 outwards. */
function turnAt(line: Line, t: number): number {
  const i = Math.min(line.length - 2, Math.max(0, Math.floor(t * (line.length - 1))));
  const [from, to] = [line[i] ?? [0, 0], line[i + 1] ?? [0, 0]];
  return (Math.atan2(-(to[0] - from[0]), to[1] - from[1]) * 180) / Math.PI;
}

function row(kit: Kit, line: Line, fill: string, index: number, side: Side, strip: string): string {
  const from = -0.09 + (index * 1.05) / ROWS;
  const to = -0.09 + ((index + 1) * 1.05) / ROWS;
  const middle = (from + to) / 2;
  const outline: Point[] = [
    sharp(edgeOrAbove(line, from, 1, -2)),
    edgeOrAbove(line, middle, 1, 9),
    sharp(edgeOrAbove(line, to, 1, -2)),
    lowered(across(line, to), 7),
    sharp(edgeOrAbove(line, to, -1, 6)),
    edgeOrAbove(line, middle, -1, 9),
    sharp(edgeOrAbove(line, from, -1, 6)),
    lowered(across(line, from), 6),
  ];
  const [x, y] = across(line, from);
  const shade = clothShade(fill);
  const light = lightOf(fill);
  const flip = index % 2 ? ' scale(-1 1)' : '';
  return kit.part(onSide(side)(outline), {
    fill,
    volume: 0,
    line: 0.9,
    wash: kit.linear(
      `0 ${shade} .7, .14 ${shade} .2, .34 ${light} .42, .5 ${light} .06, .76 ${shade} .3, 1 ${shade} .95`,
    ),
    inside: `<use href="#${strip}" transform="translate(${num(x * side)} ${num(y - 2)}) rotate(${num(turnAt(line, from) * side)})${flip}"/>`,
  });
}

/** The outline swells on its outer edge along the whole sleeve and on its inner edge below the body. */
function sleeveOutline(line: Line): Point[] {
  const outer: Point[] = [];
  const inner: Point[] = [];
  for (let i = 0; i < ROWS; i++) {
    const from = -0.09 + (i * 1.05) / ROWS;
    const middle = -0.09 + ((i + 0.5) * 1.05) / ROWS;
    if (from > 0) outer.push(sharp(edge(line, clamped(from), 1, 1)));
    if (middle > 0.03) outer.push(edge(line, clamped(middle), 1, 9));
    if (middle > 0.42) {
      if (from > 0.4) inner.push(sharp(edge(line, clamped(from), -1, 1)));
      inner.push(edge(line, clamped(middle), -1, 8));
    }
  }
  return [
    ...pts('172,40! 216,56'),
    ...outer,
    sharp(edge(line, 0.97, 1)),
    sharp(edge(line, 0.97, -1)),
    ...inner.reverse(),
    ...pts('228,292! 208,210 192,130'),
  ];
}

/** The knitted end of the sleeve, 42 mm beyond its line. */
function cuffEnd(line: Line): Point[] {
  const [end, before] = [line.at(-1) ?? [0, 0], line.at(-2) ?? [0, 0]];
  const length = Math.hypot(end[0] - before[0], end[1] - before[1]) || 1;
  const beyond = (point: Point): Point =>
    sharp([point[0] + ((end[0] - before[0]) / length) * 52, point[1] + ((end[1] - before[1]) / length) * 52], 8);
  return [beyond(edge(line, 0.97, 1, -5)), beyond(edge(line, 0.97, -1, -5))];
}

const lineOf = ({ pose }: DownLook, side: Side): Line => {
  if (pose === 'flat') return STRAIGHT;
  return side > 0 ? TO_POCKET : HANGING;
};

export function downSleeve(kit: Kit, way: Colourway, look: DownLook, side: Side, random: () => number): string {
  const line = lineOf(look, side);
  const toSide = onSide(side);
  const strip = puckerStrip(kit, { key: 'sleeve', height: 60, halfWidth: 64, count: 6, scale: 1, random });
  const rows = Array.from({ length: ROWS }, (_, i) =>
    row(kit, line, look.yoke && i < 2 ? way.block : way.main, i, side, strip),
  ).join('');
  const cuff: Point[] = [sharp(edge(line, 0.97, 1, -4), 4), ...cuffEnd(line), sharp(edge(line, 0.97, -1, -4), 4)];
  return [
    kit.part(toSide(cuff), { fill: way.trim, volume: 9, texture: ['rib', '#000', 0.5] }),
    kit.part(toSide(sleeveOutline(line)), {
      fill: look.yoke ? way.block : way.main,
      volume: 22,
      shade: 0.45,
      light: 0.14,
      shadeColour: '#141b2b',
      lightColour: '#e8eef0',
      inside: rows,
      line: 0.9,
      cast: [2 - side * 3, 6, 7, 0.45],
    }),
    kit.seam(toSide(pts('173,42 192,130 208,210 228,290')), { dark: 0.55, pucker: 0.3 }),
  ].join('');
}
