import type { Drape } from './cloth-light';
import { lightOf, shadeOf as shadeOfColour } from './colour';
import { ellipse, type Fold, num, seededRandom } from './geometry';
import type { Kit } from './kit';
import { isPale, PALE } from './pale-light';
import type { PartOptions } from './shaded-plate';

/** The dark side of knots and curls. */
const shadeOf = (fill: string): string => (isPale(fill) ? PALE.shade : shadeOfColour(fill));

export type Cloth = 'twill' | 'ripstop' | 'jersey' | 'grid' | 'fleece' | 'pile' | 'rubber';

/** How each cloth falls: woven ones crease and shine, knits hang softly, pile hides its folds. */
export const DRAPES: Record<Cloth, Omit<Drape, 'folds' | 'seed'>> = {
  twill: { crumple: 0.46 },
  ripstop: { crumple: 0.5, depth: 1.08, shine: 1.1 },
  jersey: { depth: 0.8, crumple: 0.5, round: 40, shine: 0.6 },
  grid: { depth: 0.6, crumple: 0.45, round: 56, shine: 0.5 },
  fleece: { depth: 0.5, crumple: 0.3, round: 60, shine: 0.3 },
  pile: { depth: 0.4, crumple: 0.35, round: 70, shine: 0.6 },
  rubber: { depth: 0.9, crumple: 0.6, shine: 2 },
};

/** A repeating patch of the drawing, `size` in millimetres, made once. Answers a paint. */
function pattern(kit: Kit, key: string, size: number, art: () => string): string {
  const id = kit.once(
    `cloth ${key}`,
    (name) => `<pattern id="${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${art()}</pattern>`,
  );
  return `url(#${id})`;
}

/** Curls of wool in clumps, dark below and light above, on a patch of 46 mm; they wrap round its edges. */
function tufts(fill: string): string {
  const random = seededRandom(11);
  const size = 46;
  const wrapped = (x: number, y: number, draw: (x: number, y: number) => string): string =>
    [-size, 0, size]
      .flatMap((dx) => [-size, 0, size].map((dy) => [x + dx, y + dy] as const))
      .filter(([px, py]) => px > -8 && px < size + 8 && py > -8 && py < size + 8)
      .map(([px, py]) => draw(px, py))
      .join('');
  let clumps = '';
  let dark = '';
  let light = '';
  for (let i = 0; i < 26; i++) {
    const radius = 3 + random() * 3;
    clumps += wrapped(random() * size, random() * size, (x, y) => ellipse(x, y, radius, radius * 0.8));
  }
  for (let i = 0; i < 150; i++) {
    const turn = random() * Math.PI * 2;
    const curl = 1.5 + random() * 1.5;
    const [cx, cy] = [Math.cos(turn) * curl, Math.sin(turn) * curl];
    const stroke = wrapped(
      random() * size,
      random() * size,
      (x, y) => `M${num(x)} ${num(y)}q${num(cx)} ${num(cy)} ${num(cx - cy)} ${num(cy + cx)}`,
    );
    if (cy < 0.4) light += stroke;
    else dark += stroke;
  }
  return (
    `<path d="${clumps}" fill="${shadeOf(fill)}" opacity=".16"/>` +
    `<path d="${dark}" stroke="${shadeOf(fill)}" stroke-width="1.3" stroke-opacity=".34" fill="none" stroke-linecap="round"/>` +
    `<path d="${light}" stroke="${lightOf(fill)}" stroke-width="1.2" stroke-opacity=".4" fill="none" stroke-linecap="round"/>`
  );
}

/** The short pile of a fleece in small knots, each lit from the top left, on a patch of 40 mm; they wrap round its edges. */
function pebbles(fill: string): string {
  const random = seededRandom(23);
  const size = 40;
  let [dark, light] = ['', ''];
  for (let row = 0; row < 10; row++)
    for (let i = 0; i < 8; i++) {
      const [x, y] = [i * 5 + (row % 2) * 2.5 + random() * 2.4, row * 4 + random() * 2];
      const radius = 1.5 + random() * 0.9;
      for (const dx of x > size - 4 ? [0, -size] : [0]) {
        dark += ellipse(x + dx + 0.7, y + 0.9, radius, radius * 0.8);
        light += ellipse(x + dx, y, radius * 0.66, radius * 0.5);
      }
    }
  return (
    `<path d="${dark}" fill="${shadeOf(fill)}" opacity=".42"/>` +
    `<path d="${light}" fill="${lightOf(fill)}" opacity=".34"/>`
  );
}

/** Squares of a grid fleece each way in a patch: laying many small ones takes renderers longer. */
const SQUARES = 6;

/** Squares of a grid fleece, 9 mm each, lit from the top left. */
function squares(fill: string): string {
  const all = (one: (x: number, y: number) => string): string =>
    Array.from({ length: SQUARES ** 2 }, (_, i) => one((i % SQUARES) * 9, Math.floor(i / SQUARES) * 9)).join('');
  return (
    `<path d="${all((x, y) => `M${x} ${y}h9M${x} ${y}v9`)}" stroke="${shadeOf(fill)}" stroke-width="2.6" stroke-opacity="${isPale(fill) ? '.3' : '.55'}" fill="none"/>` +
    `<path d="${all((x, y) => `M${x + 2} ${y + 2}h5.6M${x + 2} ${y + 2}v5.6`)}" stroke="${lightOf(fill)}" stroke-width="1" stroke-opacity=".4" fill="none"/>`
  );
}

/** What a part of this cloth is painted with. */
export function clothPaint(kit: Kit, cloth: Cloth, fill: string): Pick<PartOptions, 'texture' | 'wash'> {
  const weave = isPale(fill) ? PALE.weave : '#000';
  switch (cloth) {
    case 'twill':
      return { texture: ['twill', weave, 0.8] };
    case 'ripstop':
      return { texture: ['ripstop', weave, 0.9] };
    case 'jersey':
      return { texture: ['rib', weave, 0.42] };
    case 'fleece':
      return { wash: pattern(kit, `fleece${fill}`, 40, () => pebbles(fill)) };
    case 'grid':
      return { wash: pattern(kit, `grid${fill}`, 9 * SQUARES, () => squares(fill)) };
    case 'pile':
      return { wash: pattern(kit, `pile${fill}`, 46, () => tufts(fill)) };
    case 'rubber':
      return {};
  }
}

/** The loose ends of a pile along its outline, drawn under the part. */
export const fuzz = (kit: Kit, d: string, fill: string): string =>
  `<use href="#${kit.path(d)}" fill="none" stroke="${fill}" stroke-width="${kit.units(9)}" stroke-dasharray="${kit.units(2.2)} ${kit.units(2.6)}"/>`;

/** The same folds on a garment of another size. */
export const resized = (folds: readonly Fold[], sx: number, sy: number): Fold[] =>
  folds.map(([x0, y0, cx, cy, x1, y1, width]) => [x0 * sx, y0 * sy, cx * sx, cy * sy, x1 * sx, y1 * sy, width]);
