import { num, type Point } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { skiBase } from './ski-base';
import type { SkiLook } from './ski-look';
import { SKI_SHAPES, type SkiKind, skiHalves } from './ski-shape';
import { BOOT_AT, skiSheet } from './ski-sheet';

/** How much broader than it is a classic ski is drawn, or cards could not tell one pair from the next; wide ones need it less. */
const broaderOf = (kind: SkiKind, waist: number): number =>
  kind === 'nordic' ? Math.max(1, Math.min(1.7, 2.5 - (1.9 * waist) / 100)) : 1;

/** A ski drawn at the length at which it is sold is broader for its length than the one that was measured: never more than this. */
const MOST_STOCKY = 1.4;

/** How much broader a ski is drawn than it was measured, its length being drawn the same. */
export function stretchOf(kind: SkiKind, look: SkiLook): number {
  const waist = 2 * skiHalves(kind, look.dimensions)[1];
  return Math.min(MOST_STOCKY, Math.max(1, SKI_SHAPES[kind].length / look.length)) * broaderOf(kind, waist);
}

/** By how much print is drawn longer along a ski: it keeps its proportion where the ski is drawn broader than it is. */
export const printStretch = (kind: SkiKind, look: SkiLook): number => (kind === 'nordic' ? stretchOf(kind, look) : 1);

/** One ski: which face is seen, its middle in shares of its length and in half widths, how far it is turned clockwise from upright. */
type Laid = {
  readonly face: 'base' | 'sheet';
  readonly along: readonly [number, number];
  readonly across: readonly [number, number];
  readonly turn: number;
};

function beside(turn: number, apart: number, ahead: number): Laid[] {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  return ([-1, 1] as const).map((side) => ({
    face: side < 0 ? 'base' : 'sheet',
    along: [sin * ahead * side, -cos * ahead * side],
    across: [cos * apart * side, sin * apart * side],
    turn,
  }));
}

/** A pair that lies side by side, the ski above and its base below. */
const LAID: Readonly<Record<'slim' | 'broad', readonly Laid[]>> = {
  broad: beside(-43, 1.22, 0.075),
  slim: beside(-45, 1.7, 0.085),
};

/** A face of a ski turned so many degrees, its letters the right way up. */
export function skiFace(
  kit: Kit,
  kind: SkiKind,
  way: Colourway,
  look: SkiLook,
  face: Laid['face'],
  turn: number,
): string {
  const read: SkiLook = { ...look, reads: turn < -5 ? 90 : -90, stretch: printStretch(kind, look) };
  return face === 'base' ? skiBase(kit, kind, way, read) : skiSheet(kit, kind, way, read);
}

/** A point turned about the origin, degrees clockwise. */
function turned(x: number, y: number, degrees: number): Point {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [x * cos - y * sin, x * sin + y * cos];
}

const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** The boot's place, or the maker's name, on a pair that lies, from near. */
export function fromNear(kind: SkiKind, way: Colourway, look: SkiLook): string {
  const { length } = SKI_SHAPES[kind];
  const stretch = stretchOf(kind, look);
  const half = Math.max(...skiHalves(kind, look.dimensions)) * stretch;
  const lies = LAID[kind === 'nordic' ? 'slim' : 'broad'];
  const middles = lies.map(
    ({ along, across }): Point => [along[0] * length + across[0] * half, along[1] * length + across[1] * half],
  );
  const corners = lies.flatMap(({ turn }, i) =>
    // tips are round: their corners stay empty
    [-half * 0.5, half * 0.5].flatMap((x) =>
      [-length / 2, length / 2].map((y): Point => {
        const [dx, dy] = turned(x, y, turn);
        return [(middles[i]?.[0] ?? 0) + dx, (middles[i]?.[1] ?? 0) + dy];
      }),
    ),
  );
  const kit = new Kit(boxOf(corners), FRAMES.square, kind === 'nordic' ? 26 : 34);
  const art = lies.map(({ face, turn }, i) => {
    const [x, y] = middles[i] ?? [0, 0];
    const ski = skiFace(kit, kind, way, look, face, turn);
    return `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn}) scale(${num(stretch, 3)} 1) translate(0 ${-length / 2})">${ski}</g>`;
  });
  return kit.svg(art.join(''), `${kind} ski pair, from near`, spotOf(kind, look, middles, lies));
}

/** Round the binding of the ski that lies on top, or where its maker's name is when it has none. */
function spotOf(kind: SkiKind, look: SkiLook, middles: readonly Point[], lies: readonly Laid[]): Box {
  const { length } = SKI_SHAPES[kind];
  const share = look.mounted ? BOOT_AT : 0.26;
  const [dx, dy] = turned(0, (share - 0.5) * length, lies[1]?.turn ?? 0);
  const [[bx, by], [sx, sy]] = [middles[0] ?? [0, 0], middles[1] ?? [0, 0]];
  // a little towards the other ski, which shows its base beside it
  const [x, y] = [sx + (bx - sx) * 0.12 + dx, sy + (by - sy) * 0.12 + dy];
  const reach = kind === 'nordic' ? 230 : 330;
  return [x - reach, y - reach, x + reach, y + reach];
}
