import { creaseSeed } from './cloth-light';
import { tone } from './colour';
import { curve } from './curve';
import { type Point, pts, rectangle, seededRandom } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';

export type SkiTheme = 'ridge' | 'split' | 'contour' | 'race';

/** Top-sheet graphics in ski space: x across, y from the tip (0) to the tail. */
export function skiArt(kit: Kit, theme: SkiTheme, way: Colourway, length: number, model: string): string {
  switch (theme) {
    case 'ridge':
      return ridge(kit, way, length);
    case 'split':
      return split(kit, way, length);
    case 'contour':
      return contour(kit, way, length);
    case 'race':
      return race(kit, way, length, creaseSeed(model));
  }
}

const sheet = (length: number, paint: string): string =>
  `<rect x="-90" y="0" width="180" height="${length}" fill="${paint}"/>`;

/** Fells behind fells, falling from the tip and rising from the tail. */
function ridge(kit: Kit, way: Colourway, length: number): string {
  const random = seededRandom(38);
  let art = sheet(length, kit.linear(`0 ${way.block}, .35 ${way.main}, .75 ${way.main}, 1 ${way.block}`));
  const fromTip = [
    { share: 0.3, colour: tone(way.main, 0.1) },
    { share: 0.24, colour: way.block },
    { share: 0.17, colour: way.accent },
    { share: 0.11, colour: tone(way.block, -0.06) },
  ];
  for (const { share, colour } of fromTip) {
    const outline = pts('-100,-20! 100,-20!');
    for (let x = 100; x >= -100; x -= 25) outline.push([x, length * share + (random() - 0.5) * 84 + x * 0.35, 0]);
    art += kit.block(outline, colour);
  }
  const fromTail = [
    { share: 0.86, colour: way.block },
    { share: 0.92, colour: way.accent },
    { share: 0.95, colour: tone(way.block, -0.05) },
  ];
  for (const { share, colour } of fromTail) {
    const outline = pts(`100,${length + 20}! -100,${length + 20}!`);
    for (let x = -100; x <= 100; x += 25) outline.push([x, length * share + (random() - 0.5) * 80, 0]);
    art += kit.block(outline, colour);
  }
  return art;
}

function split(kit: Kit, way: Colourway, length: number): string {
  return (
    sheet(length, way.main) +
    kit.block(pts('-90,240! 90,380! 90,420! -90,280!'), way.accent) +
    kit.block(pts('-90,300! 90,440! 90,1050! -90,1180!'), way.block) +
    kit.block(pts('-90,1220! 90,1090! 90,1110! -90,1240!'), way.accent)
  );
}

/** A closed contour line round a summit, a little out of round. */
function ring(cx: number, cy: number, radius: number, corners: number, wobble: (j: number) => number): string {
  return curve(
    Array.from({ length: corners }, (_, j): Point => {
      const angle = (j / corners) * 2 * Math.PI;
      const r = radius * wobble(j);
      return [cx + Math.cos(angle) * r, cy + Math.sin(angle) * r * 2.2];
    }),
  );
}

function contour(kit: Kit, way: Colourway, length: number): string {
  const line = (d: string, opacity: number): string =>
    `<path d="${d}" fill="none" stroke="${way.accent}" stroke-opacity="${opacity}" stroke-width="2.6"/>`;
  let art = sheet(length, kit.linear(`0 ${way.main}, .5 ${tone(way.main, -0.05)}, 1 ${way.block}`));
  for (let i = 1; i < 11; i++)
    art += line(
      ring(16, 240, 15 * i, 9, (j) => 1 + 0.22 * Math.sin(j * 2.4 + i * 0.25)),
      0.75,
    );
  for (let i = 1; i < 8; i++)
    art += line(
      ring(-18, length - 210, 16 * i, 7, (j) => 1 + 0.2 * Math.sin(j * 1.9 + i * 0.3)),
      0.6,
    );
  return art;
}

/** A racing ski: a plain sheet and slanted fields; models differ in where those lie, so that pairs on a list are told apart. */
function race(kit: Kit, way: Colourway, length: number, layout: number): string {
  const slant = (from: number, to: number): Point[] =>
    pts(`-90,${length * from}! 90,${length * (from + 0.08)}! 90,${length * (to + 0.08)}! -90,${length * to}!`);
  switch (layout % 3) {
    case 1:
      return (
        sheet(length, way.main) +
        kit.block(rectangle(-90, -10, 180, length * 0.24), way.accent) +
        kit.block(slant(0.19, 0.21), way.trim) +
        kit.block(slant(0.235, 0.245), way.trim) +
        kit.block(slant(0.74, 1), way.accent)
      );
    case 2:
      return (
        sheet(length, way.trim) +
        kit.block(slant(-0.1, 0.44), tone(way.block, 0.06)) +
        kit.block(slant(0.44, 0.47), way.accent) +
        kit.block(slant(0.5, 0.515), way.accent) +
        kit.block(slant(0.84, 1), way.main)
      );
    default:
      return (
        sheet(length, way.main) +
        kit.block(rectangle(-90, -10, 180, 190), way.trim) +
        kit.block(rectangle(-90, 185, 180, 11), way.accent) +
        kit.block(slant(0.62, 1), way.block) +
        kit.block(slant(0.6, 0.61), way.accent)
      );
  }
}
