import { mix } from './colour';
import { curve } from './curve';
import { num, type Point, pts, shifted } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';
import { onSheet, type TentPlan } from './tent-plan';

const THREAD = '#f1e9d2';

/** Cloth that has stood in the sun for two summers. */
export const fadedCloth = (way: Colourway): Colourway => ({
  ...way,
  main: mix(way.main, '#dcd4bd', 0.26),
  block: mix(way.block, '#cfc6ae', 0.22),
});

/** Wear on the cloth beside the door: earth along the hem, a rubbed place above it and what brushwood has scratched. */
export function scuffed(kit: Kit, plan: TentPlan): string {
  const { sheet, outline } = plan.door;
  const [[foot] = [0]] = pts(outline);
  // from the foot of the door to its left, and from the hem upwards, hundredths of the sheet
  const beside = (places: string): Point[] => {
    const moved = pts(places).map(([u, v]) => `${num(foot - u)},${v}`);
    return onSheet(plan, { sheet, outline: moved.join(' ') });
  };
  const stain = (places: string, opacity: number): string =>
    `<path d="${curve(beside(places))}" fill="#4f4128" opacity="${opacity}"/>`;
  const scratches = ['9,16.4 7,17.2', '8.2,17.6 5.2,18.9', '7.4,18.8 5.8,19.4', '6.6,20 3.2,21.2', '5,19.8 3.8,20.2'];
  return [
    stain('17.5,0.8! 14,0.8 10,0.8 7,0.8 4,0.8 0,0.8! 0,4.5 2,5.4 3.4,3.8 5,5 7,3.2 9,4.2 11,2.6 13,3 15,1.8', 0.2),
    stain('17.5,0.8! 14,0.8 10,0.8 7,0.8 4,0.8 0,0.8! 0,2.8 2,3.2 4,2.2 6,2.8 8,1.8 10,2.2 13,1.4', 0.24),
    ...scratches.map((places) => {
      const line = beside(places);
      return kit.line(shifted(line, 2, 4), '#2c2a1c', 0.7, 0.25) + kit.line(line, '#faf6e8', 0.8, 0.7);
    }),
  ].join('');
}

/** The middle of the patch on the mesh, in the units of what is seen through the door. */
export const PATCH: Point = [-312, -262];

/** The edge of the patch, `inset` units inside it: a square with soft corners that leans as the mesh does. */
function patchEdge(inset = 0): Point[] {
  const round = 34 - inset * 0.6;
  return [0, 1, 2, 3].flatMap((corner) => {
    const [right, down] = [corner === 0 || corner === 3 ? 1 : -1, corner < 2 ? 1 : -1];
    return [0, 0.25, 0.5, 0.75, 1].map((share): Point => {
      const turn = ((corner + share) * Math.PI) / 2;
      const x = right * (88 - inset - round) + Math.cos(turn) * round;
      const y = down * (80 - inset - round) + Math.sin(turn) * round;
      return [x - y * 0.14, y - x * 0.13];
    });
  });
}

/** Whipped stitches over the edge of the patch, `every` units apart. */
function whipped(every: number): string {
  const edge = patchEdge();
  const stitches: string[] = [];
  let next = every;
  for (const [i, [ax, ay]] of edge.entries()) {
    const [bx, by] = edge[(i + 1) % edge.length] as Point;
    const length = Math.hypot(bx - ax, by - ay);
    const [dx, dy] = [(bx - ax) / length, (by - ay) / length];
    for (; next < length; next += every) {
      const [x, y] = [ax + dx * next, ay + dy * next];
      const inside = 11 + ((stitches.length * 5) % 4);
      const [slantX, slantY] = [dx * 3.5, dy * 3.5];
      const from = `${num(x + dy * 5 - slantX)} ${num(y - dx * 5 - slantY)}`;
      stitches.push(`M${from}L${num(x - dy * inside + slantX)} ${num(y + dx * inside + slantY)}`);
    }
    next -= length;
  }
  return stitches.join('');
}

/** A patch of the tent's own cloth, sewn on its mesh by hand. */
export function meshPatch(kit: Kit, way: Colourway): string {
  const stitches = whipped(13);
  const pulled =
    'M-86-94Q-96-112-112-126M-104-44Q-122-50-142-48M82-110Q88-124 100-138M108 44Q122 50 140 50M-104 96Q-114 110-130 122';
  return [
    `<g transform="translate(${PATCH[0]} ${PATCH[1]})" fill="none" stroke-linecap="round">`,
    `<path d="${pulled}" stroke="#05080d" stroke-opacity=".34" stroke-width="3.4"/>`,
    `<path d="${pulled}" transform="translate(-2.4 -2.4)" stroke="#fff" stroke-opacity=".14" stroke-width="2"/>`,
    kit.part(patchEdge(), {
      fill: mix(way.block, way.main, 0.4),
      gradient: kit.linear(`0 ${mix(way.main, '#ffffff', 0.1)}, 1 ${mix(way.block, '#0b101c', 0.12)}`, 0, 0, 0.7, 1),
      texture: ['ripstop', '#000', 0.7],
      volume: 5,
      cast: [1, 2.5, 3, 0.5],
      line: 0.6,
    }),
    `<path d="${curve(patchEdge(21))}" stroke="#0b101c" stroke-opacity=".16" stroke-width="2.4"/>`,
    `<path d="${stitches}" transform="translate(1.2 2)" stroke="#0b101c" stroke-opacity=".45" stroke-width="4.2"/>`,
    `<path d="${stitches}" stroke="${THREAD}" stroke-width="3.4"/>`,
    '</g>',
  ].join('');
}
