import type { PlateVariant } from '../plate-drawing';
import { lightness, mix, readableOn, tone } from './colour';
import { ellipse, flipped, mirrored, type Point, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { brandMark, type MarkName } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

type Model = { variant: PlateVariant; brand: string; mark: MarkName };

/** The race helmet, whose shell covers the ears and has but one slot. */
const RACE = 2;

const hole = (kit: Kit, vent: readonly Point[]): string =>
  kit.part(
    vent.map(([x, y]): Point => [x, y, 6]),
    { fill: '#0c0f14', volume: 6, light: 0.05, line: 1, over: kit.line(vent.slice(2, 4), '#fff', 2, 0.25) },
  );

const earPaint = (way: Colourway, variant: PlateVariant) =>
  variant === RACE
    ? ({ fill: way.main, volume: 24, light: 0.35 } as const)
    : ({ fill: way.trim, volume: 20, texture: ['mesh', '#fff', 0.7] } as const);

/** What sits over the face: a brim, a visor, a chin guard or a peak. */
function faceArt(kit: Kit, way: Colourway, variant: PlateVariant): string {
  switch (variant) {
    case 0:
      return kit.part(mirrored(pts('0,32 44,34 86,44~6 90,56~6 44,46 0,44')), {
        fill: way.trim,
        volume: 8,
        cast: [0, 4, 4, 0.4],
      });
    case 1:
      return kit.part(mirrored(pts('0,22 60,24 112,16~10 116,60 88,92~16 44,90 18,76 0,74')), {
        fill: way.accent,
        gradient: kit.linear(
          `0 ${mix(way.main, '#0d1220', 0.5)}, .45 ${mix(way.accent, way.main, 0.5)}, 1 ${way.accent}`,
        ),
        volume: 16,
        shade: 0.55,
        light: 0.5,
        shadeColour: '#0b101c',
        cast: [0, 6, 6, 0.4],
        inside: kit.soft(pts('-80,26 -40,26 -62,86 -92,80'), '#fff', 0.3, 3),
        over: kit.line(pts('-112,20 -60,27 0,25 60,27 112,20'), '#16191d', 9, 0.85),
      });
    case RACE:
      return (
        kit.tube(pts('-96,92 -64,124 0,134 64,124 96,92'), 11, way.trim, { gloss: 0.4 }) +
        kit.tube(pts('-100,70 -60,96 0,104 60,96 100,70'), 8, way.trim, { gloss: 0.4 })
      );
    case 3:
      return kit.part(mirrored(pts('0,14 60,18 92,34~8 84,56~8 44,62 0,64')), {
        fill: way.accent,
        volume: 12,
        cast: [0, 7, 6, 0.42],
        over: kit.seam(pts('-82,46 -44,52 0,54 44,52 82,46'), { stitch: -2 }),
      });
  }
}

const shellPaint = { volume: 44, shade: 0.5, light: 0.3, shadeColour: '#141c2c', lightColour: '#f2f5f6' } as const;

/** A ski helmet from behind: goggle clip, size wheel, ear pads. */
export function drawHelmetBack(way: Colourway, { variant, brand, mark }: Model): string {
  const kit = new Kit([-140, -126, 140, 158], FRAMES.square, 60);
  const gleam = 0.16 + 0.3 * lightness(way.main);
  const vents = pts('14,-92 46,-86 42,-66 14,-70');
  const upper = pts('60,-78 88,-54 80,-40 56,-60');
  return kit.svg(
    [
      kit.ground(0, 148, 92, 7, 0.42),
      ...SIDES.map((side) => {
        const pad = pts('66,40! 108,44! 106,92 92,128~16 70,120 62,84');
        return kit.part(side > 0 ? pad : flipped(pad), {
          ...earPaint(way, variant),
          cast: [2, 4, 4, 0.4],
        });
      }),
      kit.part(mirrored(pts('0,50 80,50 74,92~14 40,104 0,106')), { fill: '#1d2024', volume: 14 }),
      kit.part(mirrored(pts('0,80 30,78~8 36,112~10 18,124~8 0,126')), {
        fill: tone(way.trim, 0.06),
        volume: 9,
        cast: [1, 4, 4, 0.4],
      }),
      kit.part(ellipse(0, 104, 20, 15), {
        fill: '#24272b',
        volume: 7,
        cast: [1, 3, 3, 0.4],
        over: [-12, -6, 0, 6, 12].map((x) => kit.line(pts(`${x},90 ${x},118`), '#000', 2.2, 0.5)).join(''),
      }),
      kit.screw(0, 104, 5, way.accent),
      kit.part(mirrored(pts('0,-112 66,-102 112,-56 124,6 118,62~10 60,70 0,72')), {
        fill: way.main,
        ...shellPaint,
        cast: [0, 6, 6, 0.4],
        inside:
          kit.block(pts('-160,26! 0,38 160,26! 160,100! -160,100!'), way.block) +
          kit.soft(pts('-84,-54 -40,-88 10,-98 -4,-72 -56,-40'), '#fff', gleam, 9),
        over:
          kit.seam(pts('-160,26 0,38 160,26'), { dark: 0.6, light: 0.4, weight: 1.4 }) +
          SIDES.map((side) =>
            kit.seam(pts(`${side * 10},-110 ${side * 30},-40 ${side * 34},34`), {
              dark: 0.35,
              light: 0.35,
              pucker: 0.12,
            }),
          ).join(''),
      }),
      ...(variant === RACE ? [] : [vents, flipped(vents), upper, flipped(upper)]).map((vent) => hole(kit, vent)),
      wordmark(brand, 0, 4, 21, readableOn(way.main, way.accent), { weight: 1.15, track: 2 }),
      brandMark(mark, 0, -32, 12, readableOn(way.main, way.accent)),
      kit.part(rectangle(-15, 46, 30, 42, 7), { fill: way.trim, volume: 9, cast: [1, 4, 4, 0.4] }),
      kit.part(rectangle(-9, 66, 18, 12, 4), { fill: way.accent, volume: 5 }),
    ].join(''),
    'Ski helmet, back',
  );
}

/** A ski helmet from the front: brim, vents over the goggles, ear pads and chin strap. */
export function drawHelmetFront(way: Colourway, { variant, mark }: Model): string {
  const kit = new Kit([-140, -126, 140, 176], FRAMES.square, 60);
  const gleam = 0.16 + 0.3 * lightness(way.main);
  const inner = pts('20,-94 58,-84 54,-70 20,-78');
  const brow = pts('16,16 62,10 64,22 18,28');
  return kit.svg(
    [
      kit.ground(0, 164, 84, 7, 0.42),
      kit.part(mirrored(pts('0,20 92,24 88,80 60,104~20 0,90')), {
        fill: '#1a1d21',
        volume: 18,
        texture: ['mesh', '#fff', 0.6],
      }),
      ...SIDES.map((side) => {
        const pad = pts('74,36! 116,40! 116,92 100,130~18 76,124 66,84');
        return kit.part(side > 0 ? pad : flipped(pad), {
          ...earPaint(way, variant),
          cast: [2, 4, 4, 0.4],
          over: kit.seam(side > 0 ? pts('78,48 76,90 88,118') : flipped(pts('78,48 76,90 88,118')), { stitch: 2 }),
        });
      }),
      kit.strap(pts('-92,118 -70,146 -30,162 30,162 70,146 92,118'), 12, '#2a2d31'),
      kit.buckle(26, 162, 13, 90, '#33373c'),
      kit.part(mirrored(pts('0,-112 66,-102 114,-54 126,6 122,52~10 96,60 84,46 44,36 0,34')), {
        fill: way.main,
        ...shellPaint,
        cast: [0, 6, 6, 0.4],
        inside:
          kit.block(pts('-160,0! -60,-6 0,-4 60,-6 160,0! 160,100! -160,100!'), way.block) +
          kit.soft(pts('-84,-54 -40,-88 10,-98 -4,-72 -56,-40'), '#fff', gleam, 9),
        over:
          kit.seam(pts('-160,0 -60,-6 0,-4 60,-6 160,0'), { dark: 0.6, light: 0.4, weight: 1.4 }) +
          kit.seam(pts('0,-112 0,-20'), { dark: 0.3, light: 0.3, pucker: 0.12 }),
      }),
      ...(variant === RACE ? [brow, flipped(brow)] : [inner, flipped(inner), brow, flipped(brow)]).map((vent) =>
        hole(kit, vent),
      ),
      faceArt(kit, way, variant),
      brandMark(mark, 0, -48, 20, readableOn(way.main, way.accent)),
    ].join(''),
    'Ski helmet, front',
  );
}
