import type { PlateVariant } from '../plate-drawing';
import { bindingProfile } from './binding-profile';
import { readableOn, shadeOf, tone } from './colour';
import { num, onSide, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

export type BindingOptions = { variant?: PlateVariant; brand?: string; view?: 'main' | 'side' };

/** How the four models differ: width, what joins toe and heel, and the shape of the lever. */
export type BindingMake = {
  /** multiplies all widths */
  width: number;
  base: 'rail' | 'racePlate' | 'free' | 'slim';
  lever: 'broad' | 'fork' | 'narrow';
  /** the release values printed beside the window */
  scale: string;
};

const MAKES: Record<PlateVariant, BindingMake> = {
  0: { width: 1, base: 'rail', lever: 'broad', scale: '270 - 330' },
  1: { width: 1.18, base: 'free', lever: 'fork', scale: '5 - 13' },
  2: { width: 1.1, base: 'racePlate', lever: 'broad', scale: '6 - 16' },
  3: { width: 0.86, base: 'slim', lever: 'narrow', scale: '1 - 4' },
};

const DARK = '#25282d';
const ALU = TONES.alu;

function base(kit: Kit, way: Colourway, { base: kind, scale }: BindingMake): string {
  const print = lettering(scale, 0, 8, 7, '#c3c8cb', { rotate: -90, weight: 0.9 });
  const ladder = Array.from({ length: 9 }, (_, i) =>
    kit.line(pts(`-8,${-54 + i * 12} 8,${-54 + i * 12}`), '#9aa0a4', 1.4, 0.7),
  ).join('');
  switch (kind) {
    case 'rail':
      return kit.part(rectangle(-26, -276, 52, 560, 10), {
        fill: '#34383d',
        volume: 8,
        cast: [5, 8, 6, 0.4],
        inside: [-22, 22].map((x) => kit.line(pts(`${x},-270 ${x},276`), '#000', 2, 0.6)).join('') + ladder + print,
      });
    case 'racePlate':
      return kit.part(
        pts('-40,-286~16 40,-286~16 44,-120 34,-40 34,20 44,110 40,286~16 -40,286~16 -44,110 -34,20 -34,-40 -44,-120'),
        {
          fill: way.block,
          volume: 14,
          light: 0.45,
          cast: [5, 9, 7, 0.42],
          inside: kit.block(rectangle(-60, -30, 120, 12), way.accent) + print,
          over: kit.screws(pts('-24,-276 24,-276 -24,276 24,276 -20,-60 20,-60 -20,46 20,46'), 6, '#9aa0a4'),
        },
      );
    case 'free':
      return (
        kit.part(rectangle(-38, -276, 76, 236, 12), { fill: DARK, volume: 10, light: 0.4, cast: [5, 8, 6, 0.4] }) +
        kit.part(rectangle(-38, 44, 76, 244, 12), { fill: DARK, volume: 10, light: 0.4, cast: [5, 8, 6, 0.4] })
      );
    case 'slim':
      return kit.part(rectangle(-22, -262, 44, 540, 14), {
        fill: tone(way.block, -0.04),
        volume: 8,
        cast: [5, 8, 6, 0.4],
        inside: ladder,
      });
  }
}

/** Housing, wings, release window and the plate that the sole slides on. */
function toe(kit: Kit, way: Colourway): string {
  const housing = kit.part(pts('-30,-250~16 30,-250~16 42,-206 44,-160 30,-136~10 -30,-136~10 -44,-160 -42,-206'), {
    fill: way.main,
    volume: 20,
    shade: 0.65,
    light: 0.55,
    cast: [4, 7, 5, 0.5],
    inside: kit.block(pts('-50,-260! 50,-260! 50,-226! 0,-216 -50,-226!'), way.block),
    over: kit.seam(pts('-42,-226 0,-216 42,-226'), { light: 0.4 }),
  });
  const wings = SIDES.map((side) => {
    const toSide = onSide(side);
    return (
      kit.part(toSide(pts('16,-176~6 46,-172~8 62,-140~8 58,-110~6 44,-108~5 38,-132 14,-146~5')), {
        fill: DARK,
        volume: 10,
        light: 0.5,
        cast: [2, 5, 4, 0.45],
        over: kit.line(toSide(pts('24,-168 44,-164 55,-138')), '#fff', 1.2, 0.35),
      }) + kit.screw(side * 40, -150, 6, ALU)
    );
  });
  const window = kit.part(rectangle(-13, -204, 26, 34, 6), {
    fill: '#e9ebe6',
    volume: 5,
    inside:
      kit.line(pts('-13,-187 13,-187'), way.accent, 3) +
      [-198, -192, -182, -176].map((y) => kit.line(pts(`-6,${y} 6,${y}`), '#444', 1.2)).join(''),
  });
  const slide = kit.part(pts('-34,-104~8 34,-104~8 30,-56~10 -30,-56~10'), {
    fill: ALU,
    volume: 9,
    cast: [2, 4, 4, 0.4],
    over: [-94, -84, -74, -66].map((y) => kit.line(pts(`-24,${y} 24,${y}`), '#5b6165', 1.6, 0.6)).join(''),
  });
  return housing + wings.join('') + window + kit.screw(0, -236, 9, ALU) + slide;
}

function brake(kit: Kit): string {
  const arms = SIDES.map(
    (side) =>
      kit.tube(pts(`${side * 24},62 ${side * 56},70 ${side * 64},100 ${side * 66},180`), 7, ALU) +
      kit.part(rectangle(side * 66 - 9, 172, 18, 78, 8), { fill: DARK, volume: 8, cast: [2, 4, 4, 0.4] }),
  );
  const pedal = kit.part(pts('-36,54~8 36,54~8 34,92~8 -34,92~8'), {
    fill: DARK,
    volume: 8,
    cast: [2, 4, 4, 0.4],
    over: kit.line(pts('-24,64 24,64'), '#fff', 1, 0.3) + kit.line(pts('-24,74 24,74'), '#fff', 1, 0.3),
  });
  return arms.join('') + pedal;
}

function lever(kit: Kit, way: Colourway, kind: BindingMake['lever'], brand: string): string {
  const ink = readableOn(way.accent, way.trim);
  const shape = {
    broad: '-22,178~10 22,178~10 30,268 20,290~10 -20,290~10 -30,268',
    fork: '-26,186~8 26,186~8 36,252 34,300~12 14,300~10 10,262~8 -10,262~8 -14,300~10 -34,300~12 -36,252',
    narrow: '-15,182~8 15,182~8 20,262 14,284~9 -14,284~9 -20,262',
  }[kind];
  const well =
    kind === 'fork'
      ? '-12,200~6 12,200~6 15,244~6 -15,244~6'
      : kind === 'broad'
        ? '-11,196~6 11,196~6 15,250~6 -15,250~6'
        : '-7,198~5 7,198~5 9,244~5 -9,244~5';
  return kit.part(pts(shape), {
    fill: way.accent,
    volume: 16,
    shade: 0.6,
    light: 0.6,
    cast: [2, 6, 5, 0.5],
    inside: kit.part(pts(well), { fill: shadeOf(way.accent), volume: 6, light: 0.2 }),
    over: kind === 'broad' ? wordmark(brand, 0, 270, 7, ink, { weight: 1.2 }) : '',
  });
}

function heel(kit: Kit, way: Colourway, make: BindingMake, brand: string): string {
  return [
    kit.part(pts('-38,104~10 38,104~10 46,150 42,226 26,272~14 -26,272~14 -42,226 -46,150'), {
      fill: way.main,
      volume: 22,
      shade: 0.65,
      light: 0.55,
      cast: [4, 7, 5, 0.5],
      inside: kit.block(pts('-50,96! 50,96! 50,128! 0,138 -50,128!'), way.block),
      over:
        kit.seam(pts('-44,128 0,138 44,128'), { light: 0.4 }) +
        (make.lever === 'broad' ? '' : wordmark(brand, 0, 180, 8, readableOn(way.main, way.accent), { weight: 1.2 })),
    }),
    kit.part(pts('-30,92~8 0,98 30,92~8 34,116~6 0,124 -34,116~6'), { fill: DARK, volume: 8, cast: [1, 4, 4, 0.4] }),
    kit.part(rectangle(-10, 142, 20, 26, 5), {
      fill: '#e9ebe6',
      volume: 5,
      inside: kit.line(pts('-10,156 10,156'), way.accent, 3),
    }),
    lever(kit, way, make.lever, brand),
  ].join('');
}

/** A pair of alpine bindings from above, or one from its side on a length of ski. */
export function drawBinding(
  way: Colourway,
  { variant = 0, brand = 'hanki', view = 'main' }: BindingOptions = {},
): string {
  const make = MAKES[variant];
  if (view === 'side') {
    const kit = new Kit([-300, -190, 300, 110], FRAMES.wide, 40);
    return kit.svg(`<g transform="rotate(-6)">${bindingProfile(kit, way, make, brand)}</g>`, 'Alpine binding, side');
  }
  // pads of brakes keep clear of each other
  const apart = 70 * make.width + 24;
  const reach = apart + 76 * make.width + 16;
  const kit = new Kit([-reach, -300, reach, 306], FRAMES.upright, 50);
  const unit = [
    base(kit, way, make),
    make.base === 'racePlate'
      ? ''
      : kit.screws(pts('-16,-262 16,-262 -16,-120 16,-120 -16,60 16,60 -16,270 16,270'), 5, ALU),
    toe(kit, way),
    brake(kit),
    heel(kit, way, make, brand),
  ].join('');
  return kit.svg(
    `<g id="bd" transform="translate(${num(-apart)} 0)"><g transform="scale(${make.width} 1)">${unit}</g></g><use href="#bd" x="${num(2 * apart)}"/>`,
    'Alpine bindings, pair',
  );
}
