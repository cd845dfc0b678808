import { num, type Point } from './geometry';

type Vertex = { at: readonly [number, number]; corner: boolean; roundedAround?: Point };
type Vector = readonly [number, number];

const distance = (a: Vector | Point, b: Vector | Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const text = (p: Vector | Point): string => `${num(p[0])} ${num(p[1])}`;

function toward(from: Vector | Point, to: Vector | Point, length: number): Vector {
  const whole = distance(from, to) || 1;
  return [from[0] + ((to[0] - from[0]) * length) / whole, from[1] + ((to[1] - from[1]) * length) / whole];
}

/** Splits rounded corners into their two ends and notes which vertices are sharp. */
function vertices(points: readonly Point[], closed: boolean): Vertex[] {
  const list: Vertex[] = [];
  points.forEach((point, i) => {
    const isEnd = !closed && (i === 0 || i === points.length - 1);
    const radius = point[2] ?? 0;
    const before = points[(i - 1 + points.length) % points.length];
    const after = points[(i + 1) % points.length];
    if (radius > 0 && !isEnd && before && after) {
      const start = toward(point, before, Math.min(radius, distance(point, before) / 2));
      const end = toward(point, after, Math.min(radius, distance(point, after) / 2));
      list.push({ at: start, corner: true, roundedAround: point }, { at: end, corner: true });
      return;
    }
    list.push({ at: [point[0], point[1]], corner: point[2] === 0 || isEnd });
  });
  return list;
}

/** The direction of a smooth curve at a vertex, from its neighbours weighted by nearness. */
function tangent(list: readonly Vertex[], i: number): Vector {
  const a = list[(i - 1 + list.length) % list.length]?.at ?? [0, 0];
  const b = list[i % list.length]?.at ?? [0, 0];
  const c = list[(i + 1) % list.length]?.at ?? [0, 0];
  const before = distance(a, b) || 1e-6;
  const after = distance(c, b) || 1e-6;
  const x = ((b[0] - a[0]) / before) * after + ((c[0] - b[0]) / after) * before;
  const y = ((b[1] - a[1]) / before) * after + ((c[1] - b[1]) / after) * before;
  const length = Math.hypot(x, y) || 1;
  return [x / length, y / length];
}

/** How far a control point stands from its vertex, as a share of the segment. */
const REACH = 0.37;

function segment(list: readonly Vertex[], i: number): string {
  const from = list[i];
  const to = list[(i + 1) % list.length];
  if (!from || !to) return '';
  if (from.roundedAround) return `Q${text(from.roundedAround)} ${text(to.at)}`;
  if (from.corner && to.corner) return `L${text(to.at)}`;
  const reach = distance(from.at, to.at) * REACH;
  const leave = tangent(list, i);
  const arrive = tangent(list, i + 1);
  const c1: Vector | undefined = from.corner
    ? undefined
    : [from.at[0] + leave[0] * reach, from.at[1] + leave[1] * reach];
  const c2: Vector | undefined = to.corner ? undefined : [to.at[0] - arrive[0] * reach, to.at[1] - arrive[1] * reach];
  const first = c1 ?? toward(from.at, c2 ?? to.at, distance(from.at, c2 ?? to.at) * 0.45);
  const second = c2 ?? toward(to.at, first, distance(to.at, first) * 0.45);
  return `C${text(first)} ${text(second)} ${text(to.at)}`;
}

/** Path data of a closed outline through the points. */
export function curve(points: readonly Point[]): string {
  const list = vertices(points, true);
  return `M${text(list[0]?.at ?? [0, 0])}${list.map((_, i) => segment(list, i)).join('')}Z`;
}

/** Path data of an open line through the points. */
export function openCurve(points: readonly Point[]): string {
  const list = vertices(points, false);
  return `M${text(list[0]?.at ?? [0, 0])}${list
    .slice(0, -1)
    .map((_, i) => segment(list, i))
    .join('')}`;
}
