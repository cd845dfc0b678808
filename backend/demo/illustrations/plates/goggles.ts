import type { PlateVariant } from '../plate-drawing';
import { mix, shadeOf, tone } from './colour';
import { curve } from './curve';
import { creases, foldsOnSide, mirrored, onSide, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

export type GogglesOptions = { variant?: PlateVariant; brand?: string };

/** Half outlines from top centre to bottom centre: foam, frame and lens. */
type Shape = { foam: string; frame: string; lens: string; ports: readonly number[] };

/** Framed, flat cylindrical, without a frame round the lens, and rounder ones for small faces. */
const SHAPES: Record<PlateVariant, Shape> = {
  0: {
    foam: '0,-60 56,-60 96,-46 110,-8 100,30 70,54 36,52 16,34 0,28',
    frame: '0,-57 56,-57 94,-43 107,-8 97,28 70,50 38,48 17,30 0,23',
    lens: '0,-46 54,-46 86,-35 97,-8 88,22 67,40 42,38 22,20 0,12',
    ports: [-52, -26, 26, 52],
  },
  1: {
    foam: '0,-56 90,-54~16 112,-38~12 112,30~14 84,48~16 44,48~14 18,28 0,24',
    frame: '0,-53 88,-51~16 109,-36~12 109,28~14 82,45~16 46,45~14 18,25 0,20',
    lens: '0,-45 84,-43~12 102,-32~10 102,24~12 78,38~12 50,38~12 21,17 0,12',
    ports: [-74, -44, -14, 14, 44, 74],
  },
  2: {
    foam: '0,-66 60,-66 104,-46 114,-4 102,38 70,60 36,56 16,38 0,32',
    frame: '0,-64 60,-64 102,-44 112,-4 100,36 70,57 37,53 16,35 0,29',
    lens: '0,-61 58,-61 99,-42 108,-4 97,34 68,54 38,50 17,31 0,25',
    ports: [],
  },
  3: {
    foam: '0,-52 40,-58 84,-44 96,-4 84,36 58,50 32,46 14,32 0,27',
    frame: '0,-48 40,-55 81,-41 92,-4 81,32 57,46 33,42 14,27 0,22',
    lens: '0,-36 40,-43 71,-32 80,-4 70,24 53,34 37,30 19,16 0,10',
    ports: [-44, 44],
  },
};

export function drawGoggles(way: Colourway, options: GogglesOptions = {}): string {
  const { variant = 0, brand = 'hanki' } = options;
  const { foam, frame, lens: lensHalf, ports } = SHAPES[variant];
  const kit = new Kit([-176, -98, 176, 76], FRAMES.wide, 40);
  const D = way.trim;
  let art = kit.flatShadow([curve(mirrored(pts('0,-54 60,-54 100,-40 108,0 84,48 30,44 0,20')))]);
  // strap: rear run seen above, front run meets the outriggers
  art +=
    kit.part(
      pts(
        '-172,-8~6 -140,-58 -70,-86 0,-93 70,-86 140,-58 172,-8~6 150,6 112,-36 56,-58 0,-63 -56,-58 -112,-36 -150,6',
      ),
      {
        fill: tone(way.block, -0.06),
        volume: 14,
        shade: 0.7,
        texture: ['twill', '#000', 0.8],
        inside: kit.line(pts('-160,-20 -130,-48 -66,-72 0,-78 66,-72 130,-48 160,-20'), shadeOf(way.accent), 9, 0.55),
      },
    ) + kit.ladder(-96, -62, 24, -24, '#24272b');
  for (const side of SIDES) {
    const toSide = onSide(side);
    art += kit.part(toSide(pts('88,-26! 130,-30 166,-18~8 172,14~8 150,30 120,24 88,26!')), {
      fill: way.block,
      volume: 18,
      shade: 0.7,
      texture: ['twill', '#000', 0.8],
      inside:
        kit.block(toSide(pts('80,-8! 130,-12 180,-2! 180,8! 130,2 80,8!')), way.accent) +
        kit.folds(foldsOnSide(creases('150,-26 158,0 152,28 6'), side), { blur: 4 }),
      over:
        kit.stitching(toSide(pts('90,-22 130,-26 164,-15')), 0.6, way.accent) +
        kit.stitching(toSide(pts('90,22 120,20 150,26')), 0.6, way.accent),
    });
    art += kit.part(toSide(pts('86,-30~6 112,-26~6 116,22~6 90,30~6')), {
      fill: D,
      volume: 9,
      cast: [side * 2, 3, 3, 0.4],
      over: kit.line(toSide(pts('104,-18 106,16')), '#000', 5, 0.7),
    });
  }
  // foam, frame, lens
  art += kit.part(mirrored(pts(foam)), {
    fill: '#1b1d20',
    volume: 10,
    texture: ['grain', '#fff', 0.6],
  });
  art += kit.part(mirrored(pts(frame)), {
    fill: way.main,
    volume: 14,
    shade: 0.6,
    light: 0.6,
    cast: [0, 3, 3, 0.5],
  });
  for (const x of ports)
    art += kit.part(rectangle(x - 9, variant === 1 ? -51.5 : -55.5, 18, 5, 2), {
      fill: '#0c0f14',
      volume: 2,
      line: 0.6,
    });
  const lens = mirrored(pts(lensHalf));
  art += kit.part(lens, {
    fill: way.main,
    gradient: kit.linear(
      `0 ${mix(way.main, '#0d1220', 0.35)}, 0.3 ${way.main}, 0.58 ${mix(way.accent, way.main, 0.35)}, 0.8 ${way.accent}, 1 ${mix(way.accent, '#ffffff', 0.4)}`,
      0.1,
      0,
      0.35,
      1,
    ),
    volume: 16,
    shade: 0.55,
    light: 0.5,
    shadeColour: '#0b101c',
    inside:
      kit.soft(pts('-100,8 -60,-4 -40,-14 -14,2 10,-8 40,-20 66,-4 104,6 104,50! -104,50!'), '#0d1526', 0.3, 1.2) +
      kit.soft(pts('-100,20 -50,10 0,18 60,6 104,18 104,60! -104,60!'), '#0d1526', 0.28, 1.2) +
      kit.soft(pts('-78,-40 -40,-44 -64,34 -88,24'), '#fff', 0.28, 2) +
      kit.soft(pts('-32,-44 -22,-44 -46,34 -56,36'), '#fff', 0.2, 1.5) +
      kit.soft(pts('40,-44 84,-34 92,-16 70,-28 44,-34'), '#fff', 0.4, 3),
  });
  art +=
    kit.line(lens.length ? curve(lens) : '', '#fff', 0.8, 0.25) +
    wordmark(brand, variant === 3 ? 54 : 66, variant === 3 ? 24 : 31, 6, '#ffffff', { weight: 1, opacity: 0.8 });
  art += kit.part(pts('-15,30! 0,25 15,30! 26,48~4 0,40 -26,48~4'), { fill: '#202327', volume: 5 });
  return kit.svg(art, 'Ski goggles');
}
