import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { ellipse, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { fittedLettering, moved } from './turned';

const BLADE = '#c6cbce';
const BIRCH = '#c79a63';

/** A ground blade; the bevel runs along the edge below, the spine above. */
function blade(kit: Kit, outline: string, bevel: string, marks = ''): string {
  return kit.part(pts(outline), {
    fill: BLADE,
    gradient: kit.linear('0 #eef1f2, .35 #c3c9cc, .55 #a2a9ad, 1 #d7dbdd', 0, 0, 0.15, 1),
    volume: 5,
    shade: 0.35,
    light: 0.8,
    cast: [4, 8, 6, 0.35],
    inside: kit.block(pts(bevel), kit.linear('0 #8f979b, .5 #c9ced1, 1 #f4f6f7', 0, 0, 0.1, 1)),
    over: marks,
  });
}

/** Curly grain of birch or leather fibre along a handle from x0 to x1. */
const grain = (kit: Kit, x0: number, x1: number, half: number): string =>
  kit.folds(
    [-0.6, -0.2, 0.25, 0.6].map((t, i) => [
      x0,
      t * half,
      (x0 + x1) / 2,
      t * half + (i % 2 ? 4 : -4),
      x1,
      t * half,
      1.3,
    ]),
    { blur: 1.6, dark: 0.34, light: 0.1 },
  );

/** Puukko: birch handle, brass bolster, leather sheath beside it. */
function puukko(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const leather = mix('#7a5233', way.main, 0.18);
  const sheath = pts('-120,-17~7 -40,-20 20,-17 82,-13 112,-4~8 112,4~6 80,12 20,17 -40,20 -120,17~7');
  return [
    moved(
      [
        kit.flatShadow([sheath], { dx: 4, dy: 10, blur: 8, opacity: 0.34 }),
        kit.strap(pts('-96,-12 -132,-18 -152,-6 -150,6 -130,12 -98,8'), 9, tone(leather, -0.06)),
        kit.part(sheath, {
          fill: leather,
          volume: 16,
          shade: 0.65,
          texture: ['grain', '#000', 0.9],
          inside:
            kit.block(pts('-64,-30! -52,-30! -46,30! -58,30!'), tone(leather, -0.1)) +
            kit.soft(pts('-110,-12 100,-8 100,-4 -110,-6'), '#fff', 0.3, 4),
          over:
            kit.stitching(pts('-112,12 -40,15 20,12.5 80,8 106,1'), 0.75, '#e4d3b4') +
            brandMark(mark, 0, -1, 9, tone(leather, -0.2)),
        }),
        kit.screw(-88, 0, 4, '#b08d4c'),
      ].join(''),
      10,
      64,
      0,
    ),
    blade(
      kit,
      '0,-13! 66,-13 96,-9 116,4! 84,11 40,13 0,13!',
      '-4,3! 70,2 112,3! 116,6! 84,14! -4,16!',
      fittedLettering(brand, 30, -5, { height: 5.4, width: 44 }, '#4c5459', { weight: 0.9 }),
    ),
    kit.part(rectangle(-9, -15, 12, 30, 3), {
      fill: '#b99552',
      gradient: kit.linear('0 #efd9a4, .4 #b99552, 1 #7d5f2c'),
      volume: 4,
      cast: [2, 4, 3, 0.35],
    }),
    kit.part(pts('-8,-14~3 -40,-17 -84,-15 -112,-17 -126,-13~8 -128,12~8 -112,16 -82,14 -44,18 -8,14~3'), {
      fill: BIRCH,
      volume: 15,
      shade: 0.6,
      light: 0.5,
      cast: [4, 8, 6, 0.35],
      inside: grain(kit, -120, -12, 14) + kit.block(pts('-128,-20! -114,-20! -116,20! -130,20!'), way.main),
      over:
        kit.line(pts('-114,-18 -116,18'), '#0d1220', 1.4, 0.5) +
        fittedLettering(brand, -60, 0, { height: 8, width: 60 }, '#5b3b1c', { weight: 1 }),
    }),
  ].join('');
}

/** Field knife: rubber grip and a plastic sheath in the colours. */
function field(kit: Kit, way: Colourway, { brand, mark, print = 'CARBON' }: PlateLook): string {
  const label = readableOn(way.main, way.accent);
  const sheath = pts('-118,-19~6 -62,-21~4 -52,-17 70,-13 112,-6~8 112,8~8 70,14 -52,18 -62,22~4 -118,20~6');
  return [
    moved(
      [
        kit.flatShadow([sheath], { dx: 4, dy: 10, blur: 8, opacity: 0.34 }),
        kit.part(pts('-112,-12~6 -148,-10~8 -156,2 -148,14~8 -112,14~6'), {
          fill: '#23262a',
          volume: 8,
          inside: kit.part(rectangle(-146, -4, 22, 12, 5), { fill: '#e7ecea', volume: 2 }),
        }),
        kit.part(sheath, {
          fill: way.main,
          volume: 13,
          shade: 0.6,
          light: 0.5,
          inside:
            kit.block(pts('-130,-30! -62,-30! -58,30! -130,30!'), way.block) +
            kit.soft(pts('-50,-11 90,-7 90,-2 -50,-4'), '#fff', 0.45, 4),
          over:
            kit.seam(pts('-61,-22 -57,22')) +
            brandMark(mark, -26, 0, 10, label) +
            fittedLettering(brand, 32, 0, { height: 11, width: 76 }, label, { weight: 1.2 }),
        }),
        kit.screw(-88, 0, 4),
      ].join(''),
      10,
      64,
    ),
    blade(
      kit,
      '0,-12! 76,-12 104,-4 120,5! 80,11 0,12!',
      '-4,2! 78,1 116,3! 120,6! 80,14! -4,14!',
      fittedLettering(print, 32, -5, { height: 5, width: 44 }, '#4c5459', { weight: 0.9 }),
    ),
    kit.part(
      pts('4,-17~5 -14,-20~4 -30,-15 -62,-19 -98,-16 -122,-18~9 -130,0 -122,17~9 -98,14 -62,18 -34,14 -16,21~4 4,17~5'),
      {
        fill: way.main,
        volume: 15,
        cast: [4, 8, 6, 0.35],
        inside:
          kit.block(pts('-28,-30! -110,-30! -104,-4 -104,4 -110,30! -28,30! -34,0'), '#26292d') +
          kit.block(
            pts('-28,-30! -110,-30! -104,-4 -104,4 -110,30! -28,30! -34,0'),
            kit.texture(['mesh', '#000', 0.5]),
          ) +
          [0, 1, 2, 3, 4, 5]
            .map((i) => kit.line(pts(`${-44 - i * 10},-20 ${-40 - i * 10},0 ${-44 - i * 10},20`), '#000', 2.4, 0.5))
            .join(''),
        over: brandMark(mark, -17, 0, 6, label),
      },
    ),
    kit.eyelet(-118, 0, 4.4, '#6b7276'),
  ].join('');
}

/** A folding knife with a liner lock and a pocket clip, half open beside itself closed. */
function folding(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const scale = pts('14,-13~8 -30,-16 -78,-15 -112,-12~10 -116,10~10 -78,13 -30,15 14,13~8');
  const handle = (extra: string): string =>
    kit.part(scale, {
      fill: way.main,
      volume: 13,
      shade: 0.6,
      light: 0.5,
      cast: [3, 8, 6, 0.4],
      texture: ['grid', '#000', 0.8],
      inside: kit.block(pts('-84,-20! -62,-20! -72,20! -96,20!'), way.block),
      over: extra,
    }) +
    kit.screw(0, 0, 6, '#aab0b3') +
    kit.screw(-98, 0, 3.4) +
    kit.screw(-52, -7, 2.6) +
    kit.screw(-52, 7, 2.6);
  const label = readableOn(way.main, way.accent);
  return [
    moved(
      kit.flatShadow([scale], { dx: 4, dy: 10, blur: 8, opacity: 0.3 }) +
        kit.part(pts('6,-12! -20,-21 -60,-22 -92,-14!'), {
          fill: BLADE,
          gradient: kit.linear('0 #eef1f2, 1 #9fa6aa'),
          volume: 3,
        }) +
        handle('') +
        kit.part(pts('-106,-4~3 -34,-5~3 -20,0 -34,5~3 -106,4~3'), {
          fill: '#9aa1a5',
          gradient: kit.linear('0 #e3e7e8, 1 #848b90'),
          volume: 4,
          cast: [2, 3, 2, 0.4],
        }) +
        kit.screw(-100, 0, 2.4) +
        kit.screw(-92, 0, 2.4),
      30,
      56,
      180,
    ),
    moved(
      blade(
        kit,
        '-4,-10! 24,-14~3 70,-13 98,-4! 112,7! 60,12 20,11 -6,11!',
        '-8,2! 66,1 108,6! 60,15! -8,15!',
        kit.part(ellipse(26, -6, 8, 4), { fill: '#2b3035', volume: 2 }) +
          fittedLettering(brand, 60, -6, { height: 4.6, width: 34 }, '#4c5459', { weight: 0.9 }),
      ) + handle(brandMark(mark, -24, 0, 8, label) + kit.tube(pts('-112,0 -128,4 -136,18 -128,34'), 3, way.accent)),
      6,
      -14,
      0,
    ),
  ].join('');
}

/** A fillet knife, long and slim, and a sharpening stone. */
function fillet(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const stone = rectangle(-70, -16, 140, 32, 4);
  return [
    moved(
      kit.flatShadow([stone], { dx: 4, dy: 10, blur: 8, opacity: 0.3 }) +
        kit.part(stone, {
          fill: '#7d8586',
          volume: 8,
          texture: ['grain', '#000', 1],
          inside: kit.block(rectangle(-70, 2, 140, 16), '#55605f'),
          over: kit.seam(pts('-70,2 70,2')),
        }) +
        fittedLettering(brand, 0, -7, { height: 7, width: 90 }, '#2f3636', { weight: 1 }),
      24,
      58,
    ),
    blade(
      kit,
      '0,-9! 80,-11 146,-16 178,-22! 156,-2 110,8 50,10 0,10!',
      '-4,3! 80,1 150,-10! 178,-22! 156,2! 60,14! -4,14!',
      fittedLettering(brand, 34, -3, { height: 4.6, width: 40 }, '#4c5459', { weight: 0.9 }),
    ),
    kit.part(pts('4,-11~4 -20,-16 -54,-12 -86,-14 -112,-17~10 -118,8~10 -90,14 -54,12 -22,17 4,11~4'), {
      fill: way.main,
      volume: 14,
      cast: [4, 8, 6, 0.35],
      inside:
        kit.block(pts('-40,-30! -100,-30! -94,30! -34,30!'), way.trim) +
        [0, 1, 2, 3, 4, 5].map((i) => kit.line(pts(`${-44 - i * 8},-16 ${-41 - i * 8},16`), '#000', 2, 0.5)).join(''),
      over: brandMark(mark, -18, 0, 7, readableOn(way.main, way.accent)),
    }),
    kit.eyelet(-106, -2, 4, '#6b7276'),
  ].join('');
}

type Kind = { draw: typeof puukko; box: Box; turn: number };
const KINDS: Record<PlateLook['variant'], Kind> = {
  0: { draw: puukko, box: [-122, -92, 122, 152], turn: -36 },
  1: { draw: field, box: [-124, -92, 120, 152], turn: -36 },
  2: { draw: folding, box: [-122, -108, 140, 154], turn: -36 },
  3: { draw: fillet, box: [-112, -128, 152, 136], turn: -36 },
};

/** A knife lying with what belongs to it: puukko, field knife, folding knife, fillet knife. */
export function drawKnife(way: Colourway, look: PlateLook): string {
  const { draw, box, turn } = KINDS[look.variant];
  const kit = new Kit(box, FRAMES.square, 40);
  return kit.svg(`<g transform="rotate(${turn} 0 20)">${draw(kit, way, look)}</g>`, 'Knife');
}
