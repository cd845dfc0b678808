import { tone } from './colour';
import { pts, rectangle, SIDES } from './geometry';
import type { Kit } from './kit';
import { type Colourway, TONES } from './palette';
import type { SkiKind } from './ski-shape';

/** The binding on a ski whose boot centre lies at `y`; `w` is the ski's width factor. */
export function skiBinding(kit: Kit, kind: SkiKind, way: Colourway, y: number, w: number): string {
  switch (kind) {
    case 'alpine':
      return alpineBinding(kit, way, y, w);
    case 'touring':
      return pinBinding(kit, way, y, w);
    case 'nordic':
      return nordicBinding(kit, way, y, w);
  }
}

function alpineBinding(kit: Kit, way: Colourway, y: number, w: number): string {
  const D = '#24272c';
  let art = '';
  art +=
    kit.part(rectangle(-33 * w, y - 250, 66 * w, 150, 12), { fill: D, volume: 8, cast: [4, 6, 4, 0.5] }) +
    kit.part(rectangle(-33 * w, y + 60, 66 * w, 205, 12), { fill: D, volume: 8, cast: [4, 6, 4, 0.5] });
  // toe
  art +=
    kit.part(
      pts(
        `${-26 * w},${y - 262}~14 ${26 * w},${y - 262}~14 ${36 * w},${y - 190} ${44 * w},${y - 150}~8 ${30 * w},${y - 128}~6 ${14 * w},${y - 150} ${-14 * w},${y - 150} ${-30 * w},${y - 128}~6 ${-44 * w},${y - 150}~8 ${-36 * w},${y - 190}`,
      ),
      { fill: tone(D, 0.06), volume: 10, cast: [3, 5, 4, 0.5] },
    ) +
    kit.part(rectangle(-17 * w, y - 246, 34 * w, 46, 10), { fill: way.accent, volume: 7 }) +
    kit.line(pts(`${-10 * w},${y - 225} ${10 * w},${y - 225}`), '#fff', 2, 0.7) +
    kit.part(rectangle(-28 * w, y - 122, 56 * w, 40, 6), { fill: '#b7bdc0', volume: 6 });
  // brake + heel
  art +=
    kit.tube(pts(`${-34 * w},${y + 86} ${-52 * w},${y + 104} ${-54 * w},${y + 178}`), 8, '#9da3a6') +
    kit.tube(pts(`${34 * w},${y + 86} ${52 * w},${y + 104} ${54 * w},${y + 178}`), 8, '#9da3a6') +
    kit.part(rectangle(-62 * w, y + 168, 15 * w, 66, 7), { fill: D, volume: 6, cast: [2, 3, 3, 0.4] }) +
    kit.part(rectangle(47 * w, y + 168, 15 * w, 66, 7), { fill: D, volume: 6, cast: [2, 3, 3, 0.4] });
  art +=
    kit.part(
      pts(
        `${-32 * w},${y + 92}~8 ${32 * w},${y + 92}~8 ${38 * w},${y + 150} ${34 * w},${y + 224} ${18 * w},${y + 262}~10 ${-18 * w},${y + 262}~10 ${-34 * w},${y + 224} ${-38 * w},${y + 150}`,
      ),
      { fill: tone(D, 0.05), volume: 12, cast: [3, 5, 4, 0.5] },
    ) +
    kit.part(pts(`${-18 * w},${y + 150}~8 ${18 * w},${y + 150}~8 ${24 * w},${y + 246}~10 ${-24 * w},${y + 246}~10`), {
      fill: way.accent,
      volume: 9,
      cast: [1, 3, 3, 0.4],
    }) +
    kit.line(pts(`${-10 * w},${y + 112} ${10 * w},${y + 112}`), '#fff', 2, 0.6);
  return art;
}

function pinBinding(kit: Kit, way: Colourway, y: number, w: number): string {
  const D = '#2a2d32';
  const A = '#b9bec1';
  let art = '';
  art += kit.part(rectangle(-24 * w, y - 262, 48 * w, 116, 10), { fill: D, volume: 7, cast: [3, 5, 4, 0.5] });
  for (const side of SIDES)
    art +=
      kit.part(
        pts(
          `${side * 10 * w},${y - 236}~4 ${side * 34 * w},${y - 226}~6 ${side * 40 * w},${y - 176}~5 ${side * 26 * w},${y - 170}~4 ${side * 22 * w},${y - 206}`,
        ),
        { fill: A, volume: 6, cast: [2, 3, 3, 0.4] },
      ) + kit.screw(side * 30 * w, y - 184, 5);
  art += kit.part(
    pts(`${-12 * w},${y - 300}~8 ${12 * w},${y - 300}~8 ${16 * w},${y - 236}~6 ${-16 * w},${y - 236}~6`),
    { fill: way.accent, volume: 7, cast: [2, 3, 3, 0.4] },
  );
  art +=
    kit.part(rectangle(-27 * w, y + 96, 54 * w, 128, 10), { fill: D, volume: 7, cast: [3, 5, 4, 0.5] }) +
    kit.part(
      pts(
        `${-22 * w},${y + 112}~8 ${22 * w},${y + 112}~8 ${28 * w},${y + 160} ${20 * w},${y + 206}~8 ${-20 * w},${y + 206}~8 ${-28 * w},${y + 160}`,
      ),
      { fill: way.accent, volume: 9, cast: [2, 4, 4, 0.4] },
    ) +
    kit.tube(pts(`${-8 * w},${y + 112} ${-8 * w},${y + 84}`), 6, A) +
    kit.tube(pts(`${8 * w},${y + 112} ${8 * w},${y + 84}`), 6, A) +
    kit.screw(0, y + 160, 8);
  for (const side of SIDES)
    art +=
      kit.tube(
        pts(`${side * 26 * w},${y + 110} ${side * 56 * w},${y + 126} ${side * 58 * w},${y + 176}`),
        6,
        '#9da3a6',
      ) + kit.part(rectangle(side * 58 * w - 8 * w, y + 168, 16 * w, 46, 6), { fill: D, volume: 5 });
  return art;
}

function nordicBinding(kit: Kit, way: Colourway, y: number, w: number): string {
  return (
    kit.part(rectangle(-17 * w, y - 70, 34 * w, 380, 10), { fill: '#26292e', volume: 7, cast: [3, 4, 4, 0.5] }) +
    kit.line(pts(`${-6 * w},${y + 20} ${-6 * w},${y + 290}`), '#000', 3, 0.6) +
    kit.line(pts(`${6 * w},${y + 20} ${6 * w},${y + 290}`), '#000', 3, 0.6) +
    kit.part(pts(`${-15 * w},${y - 62}~8 ${15 * w},${y - 62}~8 ${19 * w},${y + 6}~6 ${-19 * w},${y + 6}~6`), {
      fill: way.accent,
      volume: 7,
      cast: [2, 3, 3, 0.4],
    }) +
    kit.tube(pts(`${-16 * w},${y + 14} ${16 * w},${y + 14}`), 6, TONES.alu)
  );
}
