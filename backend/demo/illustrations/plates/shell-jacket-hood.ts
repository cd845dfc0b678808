import { CLOTH_EDGE, clothLight } from './cloth-light';
import { lightOf, tone } from './colour';
import { curve } from './curve';
import { creases, mirrored, pts, rectangle, SIDES } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import { type Colourway, TONES } from './palette';
import { chestLogo } from './shell-jacket-body';
import { headColour, isHoodUp, type ShellLook, shellSeed } from './shell-jacket-look';

const HOOD = mirrored(pts('0,-232 54,-225 98,-190 117,-126 112,-58 104,-6 114,24! 60,44 0,50'));
const HOOD_FOLDS = creases(
  '-120,-150 -104,-60 -110,10 11; 122,-140 104,-60 108,14 12; -60,-220 -90,-180 -104,-110 9; 70,-222 100,-180 110,-110 9',
);

export const hoodOutline = (): string => curve(HOOD);

const hoodOpening = (): string => curve(mirrored(pts('0,-190 48,-181 80,-144 88,-88 80,-30 52,12 0,24')));

const label = (kit: Kit, brand: string, y: number): string =>
  kit.part(rectangle(-23, y - 13, 46, 26, 2), { fill: TONES.snow, volume: 4, cast: [1, 2, 2, 0.5] }) +
  lettering(brand, 0, y, 9, '#27303f', { weight: 1 });

export function standCollar(kit: Kit, way: Colourway, { brand }: ShellLook): string {
  return kit.part(mirrored(pts('0,-66 46,-64 78,-56~10 92,-14 90,30 0,50')), {
    fill: way.trim,
    volume: 16,
    cast: [1, 3, 3, 0.3],
    inside:
      kit.part(rectangle(-21, -46, 42, 22, 2), { fill: TONES.snow, volume: 4 }) +
      lettering(brand, 0, -35, 8, '#27303f'),
  });
}

/** Lining, label and back seams, seen through the opening. */
function hoodInterior(kit: Kit, way: Colourway, brand: string): string {
  const opening = hoodOpening();
  const path = kit.path(opening);
  const lining = kit.linear(`0 ${tone(way.trim, 0.02)}, .5 ${way.trim}, 1 ${tone(way.trim, -0.1)}`);
  return [
    `<path d="${opening}" fill="${lining}"/><g clip-path="url(#${kit.clip(path)})">`,
    kit.soft(mirrored(pts('0,-150 40,-140 56,-80 40,-30 0,-20')), lightOf(way.trim), 0.16, 18),
    kit.seam(pts('-34,-190 -36,-90 -30,10'), { dark: 0.6, light: 0.16 }),
    kit.seam(pts('34,-190 36,-90 30,10'), { dark: 0.6, light: 0.16 }),
    label(kit, brand, -53),
    `${kit.softLine(opening, 34, '#000', 0.75, 9)}</g>`,
  ].join('');
}

export function hoodFront(kit: Kit, way: Colourway, look: ShellLook): string {
  const fill = headColour(way, look);
  const hood = kit.part(hoodOutline(), {
    fill,
    texture: ['twill', '#000', 0.8],
    inside:
      clothLight(HOOD, { folds: HOOD_FOLDS, seed: shellSeed(look), round: 52 }) + hoodInterior(kit, way, look.brand),
    ...CLOTH_EDGE,
    cast: [2, 6, 7, 0.3],
  });
  const brim =
    look.head === 'peaked'
      ? kit.part(pts('-90,-120! -74,-174 0,-208 74,-174 90,-120! 68,-156 0,-178 -68,-156'), {
          fill,
          volume: 9,
          cast: [1, 4, 4, 0.5],
        }) + kit.stitching(pts('-80,-150 -54,-180 0,-198 54,-180 80,-150'), 0.3)
      : kit.line(hoodOpening(), way.accent, 2.4, 0.85);
  const cords = SIDES.map(
    (side) =>
      kit.seam(pts(`${side * 50},-226 ${side * 90},-178 ${side * 102},-110 ${side * 97},-40 ${side * 94},20`), {
        dark: 0.4,
      }) +
      (look.head === 'peaked'
        ? kit.tube(pts(`${side * 94},2 ${side * 98},40 ${side * 92},84`), 3.2, way.accent, { gloss: 0.4 }) +
          kit.cordlock(side * 95, 8, side * 8, 1.1, way.trim)
        : ''),
  ).join('');
  return hood + brim + cords;
}

/** Two overlapping collar leaves, the head of the zip, and the logo on the chest. */
export function collarLeaves(kit: Kit, way: Colourway, look: ShellLook): string {
  const hasHood = isHoodUp(look);
  const leaves = SIDES.map((side) => {
    const top = hasHood ? `${side * 90},-28 ${side * 60},-4 0,4!` : `${side * 84},-56~8 ${side * 54},-30 0,-8!`;
    const folds = `${side * 86},-20 ${side * 70},10 ${side * 84},44 9; ${side * 30},6 ${side * 22},30 ${side * 26},60 7`;
    const outline = pts(`${top} 0,64! ${side * 60},58 ${side * 116},24! ${side * 104},-6`);
    return kit.part(outline, {
      fill: headColour(way, look),
      texture: ['twill', '#000', 0.8],
      ...CLOTH_EDGE,
      cast: [0, 4, 5, 0.3],
      inside: clothLight(outline, { folds: creases(folds), seed: shellSeed(look) + side, round: 26, crumple: 0.6 }),
    });
  }).join('');
  return [
    leaves,
    kit.seam(pts('-116,24 -60,58 0,64 60,58 116,24'), { dark: 0.45, pucker: 0.2 }),
    kit.zip(pts(`0,${hasHood ? 4 : -8} 0,70`), {
      tape: way.trim,
      kind: 'sealed',
      width: 12,
      pull: [0, 18, 0],
      pullColour: way.accent,
      pullLength: 40,
    }),
    chestLogo(way, look),
  ].join('');
}

/** A hood that lies on the back: from before a roll behind the neck, from behind the whole pouch. */
export function hoodRoll(kit: Kit, way: Colourway, look: ShellLook): string {
  const isBack = look.view === 'back';
  const outline = mirrored(
    pts(
      isBack
        ? '0,-62 64,-62 118,-40 136,14 126,90 96,156 46,196 0,204'
        : '0,-112 46,-112 92,-98 126,-58 138,-6 126,36 92,54 40,58 0,60',
    ),
  );
  const folds = isBack
    ? '-104,-30 -50,24 -44,130 13; 108,-28 60,30 54,124 14; -64,-50 0,-16 70,-48 13; -34,150 0,172 40,148 10'
    : '-130,0 -104,-60 -40,-98 13; 132,0 108,-60 40,-98 13; -112,40 -98,-26 -58,-76 11; 114,40 102,-26 62,-76 11';
  return (
    kit.part(outline, {
      fill: headColour(way, look),
      texture: ['twill', '#000', 0.8],
      inside: clothLight(outline, { folds: creases(folds), seed: shellSeed(look) + 6, round: 40, depth: 1.2 }),
      ...CLOTH_EDGE,
      cast: [2, 7, 8, 0.34],
    }) + (isBack ? kit.seam(pts('0,-62 4,50 0,204'), { dark: 0.4 }) : '')
  );
}

export function hoodBack(kit: Kit, way: Colourway, look: ShellLook): string {
  const folds = creases(
    '-112,-150 -92,-70 -104,20 12; 112,-150 92,-70 104,24 13; -50,10 0,34 50,12 10; -70,-20 0,10 76,-16 8',
  );
  const outline = mirrored(pts('0,-232 60,-222 104,-178 120,-110 114,-40 102,16 80,44 0,60'));
  return [
    kit.part(outline, {
      fill: headColour(way, look),
      texture: ['twill', '#000', 0.8],
      inside: clothLight(outline, { folds, seed: shellSeed(look), round: 56 }),
      ...CLOTH_EDGE,
      cast: [2, 7, 8, 0.34],
    }),
    kit.seam(pts('-44,-224 -58,-140 -52,-40 -40,52'), { dark: 0.45, pucker: 0.12 }),
    kit.seam(pts('44,-224 58,-140 52,-40 40,52'), { dark: 0.45, pucker: 0.12 }),
    kit.part(pts('-40,-96~5 40,-96~5 34,-76~5 -34,-76~5'), { fill: way.trim, volume: 6, cast: [1, 3, 3, 0.4] }),
    kit.cordlock(0, -86, 90, 1.1, '#14171c'),
    kit.tube(pts('0,-76 4,-56 0,-40'), 3, way.accent),
    kit.seam(pts('-116,22 -60,56 0,64 60,56 116,22'), { dark: 0.5 }),
  ].join('');
}
