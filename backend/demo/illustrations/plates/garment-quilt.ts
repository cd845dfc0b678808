import { openCurve } from './curve';
import { type Fold, num, type Point, seededRandom } from './geometry';
import type { Kit } from './kit';
import { isPaleLight, PALE } from './pale-light';

/**
 * Insulation sewn along lines: a groove in each, light on the swell beneath it, and puckers drawn in by the stitches.
 * @param row distance of the lines in mm
 * @param crossed lines that cross each other, between which the swells are cushions, not rows
 */
export function quilting(kit: Kit, lines: readonly (readonly Point[])[], row: number, crossed = false): string {
  const all = lines.map((line) => openCurve(line)).join('');
  const id = kit.path(all);
  const [shade, groove, thread] = isPaleLight()
    ? [PALE.shade, PALE.shade, PALE.deep]
    : (['#141b2d', '#10172a', '#0d1220'] as const);
  const soft = (colour: string, opacity: number, width: number, dy: number, blur: number): string =>
    `<g transform="translate(0 ${num(dy)})">${kit.softLine(all, width, colour, opacity, blur)}</g>`;
  return [
    '<g fill="none">',
    crossed ? soft(shade, 0.22, row * 0.16, -2, 4) : soft(shade, 0.2, row * 0.3, -row * 0.14, 6),
    crossed ? soft('#fff', 0.14, row * 0.12, row * 0.16, 4) : soft('#fff', 0.11, row * 0.24, row * 0.26, 6),
    `<use href="#${id}" stroke="${groove}" stroke-opacity=".2" stroke-width="${num(row * 0.04)}"/>`,
    '</g>',
    kit.folds(puckers(lines, crossed ? row * 0.5 : row, crossed ? 52 : 26), {
      blur: 0,
      dark: 0.24,
      light: 0.12,
      offset: 1.3,
    }),
    `<use href="#${id}" fill="none" stroke="${thread}" stroke-opacity=".7" stroke-width="${kit.units(1.5)}"/>`,
    `<use href="#${id}" fill="none" y="${kit.units(1.2)}" stroke="#fff" stroke-opacity=".3" stroke-width="${kit.units(1.1)}"/>`,
  ].join('');
}

/** Short creases above and below each seam, about one every `gap` mm. */
function puckers(lines: readonly (readonly Point[])[], row: number, gap: number): Fold[] {
  const random = seededRandom(Math.round(row * 7 + lines.length));
  return lines.flatMap((line) =>
    line.slice(1).flatMap((to, i): Fold[] => {
      const from = line[i] ?? to;
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      return Array.from({ length: Math.floor(length / gap) }, (_, j): Fold => {
        const t = (j + 0.2 + random() * 0.6) / Math.max(1, Math.floor(length / gap));
        const x = from[0] + (to[0] - from[0]) * t;
        const y = from[1] + (to[1] - from[1]) * t;
        const reach = row * (0.16 + random() * 0.22) * (random() > 0.5 ? 1 : -1);
        const lean = (random() - 0.5) * 8;
        return [x, y, x + lean * 0.4, y + reach * 0.5, x + lean, y + reach, 1.4 + random() * 1.6];
      });
    }),
  );
}
