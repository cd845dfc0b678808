import { CLOTH_EDGE, lightOn, namedLight } from './cloth-light';
import { gridOver, softened } from './cloth-relief';
import { mix, shadeOf, tone } from './colour';
import { curve } from './curve';
import { type Point, pts, rectangle } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import { type Colourway, TONES } from './palette';
import type { BagShape } from './sleeping-bag-shape';

/** Chambers of down round the face. */
const CHAMBERS = 11;
const DIRECTIONS = 72;

/** How far an outline is from a point inside it, in so many directions. */
function reaches(outline: readonly Point[], [cx, cy]: Point): Float32Array {
  const far = new Float32Array(DIRECTIONS);
  for (let i = 0; i < DIRECTIONS; i++) {
    const turn = (i / DIRECTIONS) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    outline.forEach(([bx, by], k) => {
      const [ax, ay] = outline.at(k - 1) ?? [bx, by];
      const across = dx * (by - ay) - dy * (bx - ax);
      const along = ((ax - cx) * (by - ay) - (ay - cy) * (bx - ax)) / across;
      const share = ((ax - cx) * dy - (ay - cy) * dx) / across;
      if (along > 0 && share >= 0 && share <= 1) far[i] = Math.max(far[i] ?? 0, along);
    });
  }
  return far;
}

const middleOf = (opening: readonly Point[]): Point => {
  const ys = opening.map(([, y]) => y);
  return [0, (Math.min(...ys) + Math.max(...ys)) / 2];
};

const reachAt = (far: Float32Array, turn: number): number => {
  const at = ((turn / (2 * Math.PI) + 1) % 1) * DIRECTIONS;
  const i = Math.floor(at);
  const [a, b] = [far[i % DIRECTIONS] ?? 0, far[(i + 1) % DIRECTIONS] ?? 0];
  return a + (b - a) * (at - i);
};

/** Chambers begin at the chin, where two of them meet. */
const FIRST = Math.PI / 2;

/** Light on the chambers round the face: each is a cushion between the rim of the opening and the edge of the hood. */
const chamberLight = ({ hood, opening, bulge }: BagShape): string =>
  namedLight(`hood ${JSON.stringify([hood, opening, bulge])}`, () => {
    const grid = gridOver(hood);
    const middle = middleOf(opening);
    const [inner, outer] = [reaches(opening, middle), reaches(hood, middle)];
    const heights = new Float32Array(grid.columns * grid.rows);
    for (let row = 0; row < grid.rows; row++)
      for (let column = 0; column < grid.columns; column++) {
        const [x, y] = [grid.left + column * grid.step - middle[0], grid.top + row * grid.step - middle[1]];
        const turn = Math.atan2(y, x);
        const [near, far] = [reachAt(inner, turn), reachAt(outer, turn)];
        const across = Math.max(0, Math.min(1, (Math.hypot(x, y) - near) / (far - near || 1)));
        const chamber = Math.abs(Math.sin(((turn - FIRST) * CHAMBERS) / 2)) ** 0.5;
        heights[row * grid.columns + column] =
          (38 + bulge) * Math.sqrt(1 - (2 * across - 1) ** 2) +
          (22 + bulge * 0.9) * chamber * Math.sin(Math.PI * across) ** 0.6;
      }
    return lightOn(softened(heights, grid.columns, grid.rows, 2, 2), grid, 1);
  });

/** The seams between the chambers. */
function chamberSeams(kit: Kit, { hood, opening }: BagShape, fill: string): string {
  const middle = middleOf(opening);
  const [inner, outer] = [reaches(opening, middle), reaches(hood, middle)];
  return Array.from({ length: CHAMBERS }, (_, i) => {
    const turn = FIRST + (i / CHAMBERS) * 2 * Math.PI;
    const at = (reach: number): Point => [middle[0] + reach * Math.cos(turn), middle[1] + reach * Math.sin(turn)];
    const seam = [at(reachAt(inner, turn)), at(reachAt(outer, turn))];
    return kit.line(seam, shadeOf(fill), 1.2, 0.8);
  }).join('');
}

/** What is seen through the mouth: the lining of the hood's back, and the draft collar that lies round the neck. */
function mouth(kit: Kit, { opening }: BagShape, way: Colourway, brand: string): string {
  const lining = liningOf(way);
  const ys = opening.map(([, y]) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const [half, tall] = [Math.max(...opening.map(([x]) => x)), bottom - top];
  const arcs = [0.24, 0.46, 0.68].map((share) => {
    const y = top + tall * share;
    return kit.line(
      pts(`${-half},${y + 26} ${-half * 0.5},${y + 4} 0,${y - 4} ${half * 0.5},${y + 4} ${half},${y + 26}`),
      shadeOf(lining),
      1.2,
      0.6,
    );
  });
  const collar = bottom - tall * 0.26;
  const label = rectangle(-52, top + tall * 0.3, 104, 44, 5);
  return kit.part(curve(opening), {
    fill: lining,
    gradient: kit.linear(
      `0 ${mix(shadeOf(lining), '#141b2b', 0.5)}, .3 ${mix(lining, shadeOf(lining), 0.5)}, .8 ${lining}, 1 ${tone(lining, 0.04)}`,
    ),
    volume: 26,
    shade: 0.7,
    shadeColour: '#0a0e17',
    light: 0.05,
    inside: [
      ...arcs,
      kit.part(label, { fill: TONES.snow, volume: 3, line: 0.6 }),
      lettering(brand, 0, top + tall * 0.3 + 22, 18, '#27303f'),
      // the collar: a tube of down across the neck
      kit.part(
        pts(
          `${-half - 30},${collar + 16} ${-half * 0.5},${collar - 6} 0,${collar - 14} ${half * 0.5},${collar - 6} ${half + 30},${collar + 16} ${half + 30},${bottom + 60}! ${-half - 30},${bottom + 60}!`,
        ),
        {
          fill: tone(lining, 0.05),
          gradient: kit.linear(
            `0 ${tone(lining, 0.1)}, .3 ${tone(lining, 0.03)}, .62 ${mix(lining, shadeOf(lining), 0.75)}, 1 ${shadeOf(lining)}`,
          ),
          volume: 0,
          cast: [0, -6, 6, 0.5],
          line: 0.9,
        },
      ),
      ...[-0.6, -0.2, 0.2, 0.6].map((share) =>
        kit.line(pts(`${half * share * 1.05},${collar} ${half * share},${bottom + 20}`), shadeOf(lining), 1, 0.5),
      ),
    ].join(''),
  });
}

/** The lining: the second colour of a bag, seen in its mouth and where it lies open. */
export const liningOf = (way: Colourway): string => mix(way.accent, way.trim, 0.08);

/** The hood: chambers of down round the mouth, its binding, and the cord that draws it in. */
export function bagHood(kit: Kit, way: Colourway, shape: BagShape, brand: string): string {
  const rim = curve(shape.opening);
  const low = Math.max(...shape.opening.map(([, y]) => y));
  return [
    kit.part(shape.hood, {
      fill: way.block,
      ...CLOTH_EDGE,
      cast: [0, 5, 5, 0.35],
      inside: chamberLight(shape) + chamberSeams(kit, shape, way.block),
    }),
    mouth(kit, shape, way, brand),
    `<use href="#${kit.path(rim)}" fill="none" stroke="${shadeOf(way.block)}" stroke-width="${kit.units(6)}"/>`,
    `<use href="#${kit.path(rim)}" fill="none" stroke="${tone(way.accent, -0.04)}" stroke-width="${kit.units(3.6)}"/>`,
    `<use href="#${kit.path(rim)}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="${kit.units(0.8)}" transform="translate(-2 -3)"/>`,
    kit.tube(pts(`66,${low - 2} 76,${low + 50} 52,${low + 108}`), 8, way.accent, { shadow: 0 }),
    kit.tube(pts(`66,${low - 2} 92,${low + 44} 84,${low + 96}`), 8, way.accent, { shadow: 0 }),
    kit.cordlock(72, low + 28, 6, 1, way.trim),
  ].join('');
}
