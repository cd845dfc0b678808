import { readableOn, tone } from './colour';
import { curve } from './curve';
import { creases, flipped, foldsOnSide, mirrored, onSide, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';

export type BaseLayerOptions = {
  stripe?: 'none' | 'breton' | 'chest' | 'raglan';
  neck?: 'crew' | 'zip';
  thumb?: boolean;
  brand?: string;
};

export function drawBaseLayer(way: Colourway, options: BaseLayerOptions = {}): string {
  const { stripe = 'none', neck = 'crew', brand = 'HANKI' } = options;
  const kit = new Kit([-330, neck === 'zip' ? -78 : -30, 330, 706], FRAMES.upright, 50);
  const body = mirrored(
    pts('0,18 74,-4! 140,16 190,40! 206,120 212,200 216,280! 214,400 206,500 212,600 220,690~6 100,699 0,701'),
  );
  const sl = pts(
    '170,31! 212,54 244,108 266,220 284,340 300,470 310,580 314,640~4 290,650 256,652~4 250,580 240,470 228,370 206,268! 196,200 184,120',
  );
  let art = kit.flatShadow([curve(body), curve(sl), curve(flipped(sl))]);
  // back neck inside
  art += kit.part(mirrored(pts('0,-8 50,-14 80,-6! 60,40 0,50')), {
    fill: tone(way.main, -0.1),
    volume: 10,
    inside:
      kit.part(rectangle(-19, -4, 38, 18, 2), { fill: TONES.snow, volume: 3 }) + lettering(brand, 0, 5, 7, '#27303f'),
  });
  const bands = () =>
    stripe === 'breton'
      ? Array.from({ length: 12 }, (_, i) =>
          kit.line(pts(`-340,${190 + i * 38} 0,${202 + i * 38} 340,${190 + i * 38}`), way.accent, 8, 0.9),
        ).join('')
      : stripe === 'chest'
        ? kit.line(pts('-340,214 0,226 340,214'), way.accent, 9, 0.95) +
          kit.line(pts('-340,234 0,246 340,234'), way.block, 20, 1) +
          kit.line(pts('-340,254 0,266 340,254'), way.accent, 9, 0.95)
        : '';
  const form = (x1: number, x2: number) =>
    kit.linearBetween(
      '0 #1b2338 0.5, 0.18 #1b2338 0.1, 0.36 #fff 0.1, 0.6 #fff 0, 0.84 #1b2338 0.18, 1 #1b2338 0.55',
      x1,
      0,
      x2,
      0,
    );
  art += kit.part(body, {
    fill: way.main,
    volume: 26,
    shade: 0.45,
    light: 0.18,
    shadeColour: '#141b2b',
    lightColour: '#eef2f4',
    texture: ['rib', '#000', 0.42],
    inside:
      bands() +
      (stripe === 'raglan'
        ? SIDES.map((f) =>
            kit.block(onSide(f)(pts('76,-10! 130,100 180,200 212,280! 260,280! 260,0!')), way.block),
          ).join('')
        : '') +
      `<path d="${curve(body)}" fill="${form(-216, 216)}" class="m"/>` +
      kit.folds(
        creases(
          '-206,284 -150,300 -90,380 12; 208,284 156,310 100,400 13; -200,130 -170,180 -140,220 9; 200,130 170,180 140,220 9; -206,490 -160,520 -120,500 9; 208,500 166,530 126,512 9; -60,560 -40,620 -56,690 9; 80,540 70,620 90,690 10; -160,600 -140,650 -150,692 8; 30,300 54,360 40,440 9; -60,60 0,84 60,58 7',
        ),
        { blur: 8, dark: 0.46, light: 0.18 },
      ),
  });
  art += kit.seam(
    mirrored(pts('0,676 110,674 217,664')).sort((a, b) => a[0] - b[0]),
    { dark: 0.4, stitch: -2 },
  );
  for (const side of SIDES) {
    const toSide = onSide(side);
    art += kit.part(toSide(sl), {
      fill: stripe === 'raglan' ? way.block : way.main,
      volume: 18,
      shade: 0.45,
      light: 0.16,
      shadeColour: '#141b2b',
      lightColour: '#eef2f4',
      cast: [2 - side * 2, 4, 5, 0.35],
      texture: ['rib', '#000', 0.42],
      inside:
        bands() +
        `<path d="${curve(toSide(sl))}" fill="${side > 0 ? kit.linearBetween('0 #1b2338 0.4, 0.3 #fff 0.06, 0.65 #1b2338 0.1, 1 #1b2338 0.55', 204, 400, 292, 380) : kit.linearBetween('0 #1b2338 0.3, 0.25 #fff 0.1, 0.6 #fff 0, 1 #1b2338 0.5', -292, 380, -204, 400)}" class="m"/>` +
        kit.folds(
          foldsOnSide(
            creases(
              '212,270 240,286 266,280 8; 224,320 250,340 280,334 7; 236,410 262,412 292,430 8; 242,470 268,486 298,480 7; 250,570 276,590 308,584 6; 270,130 236,160 214,220 8; 248,520 270,526 290,540 5',
            ),
            side,
          ),
          { blur: 5, dark: 0.5, light: 0.22 },
        ),
    });
    art += kit.seam(toSide(pts('313,616 284,624 254,624')), { dark: 0.45, stitch: -1.5 });
    art += kit.seam(
      stripe === 'raglan' ? toSide(pts('78,2 130,100 180,200 208,272')) : toSide(pts('171,32 184,120 196,200 207,270')),
      { dark: 0.45, stitch: -2 },
    );
    if (options.thumb !== false) art += kit.seam(toSide(pts('256,640 266,600 262,580')), { dark: 0.3 });
  }
  if (neck === 'crew')
    art += kit.part(
      pts('-82,-6~3 -68,16 -36,42 0,50 36,42 68,16 82,-6~3 64,-10~3 50,8 26,26 0,32 -26,26 -50,8 -64,-10~3'),
      { fill: way.block, volume: 7, texture: ['rib', '#000', 0.4], cast: [0, 3, 3, 0.35] },
    );
  else {
    art += kit.part(mirrored(pts('0,-72 40,-70 72,-64~8 82,-30 80,10 0,30')), {
      fill: tone(way.block, -0.12),
      volume: 14,
      inside:
        kit.part(rectangle(-18, -56, 36, 17, 2), { fill: TONES.snow, volume: 3 }) +
        lettering(brand, 0, -47.5, 7, '#27303f'),
    });
    for (const side of SIDES)
      art += kit.part(
        pts(`${side * 70},-66~8 ${side * 44},-46 0,-30! 0,52! ${side * 50},38 ${side * 88},0! ${side * 84},-40`),
        { fill: way.block, volume: 14, texture: ['rib', '#000', 0.4], cast: [0, 3, 4, 0.35] },
      );
    art +=
      kit.zip(pts('0,-32 0,100 0,214'), {
        tape: way.trim,
        teeth: '#6b7177',
        width: 8,
        pull: [0, -14, 0],
        pullColour: way.accent,
        pullLength: 26,
      }) + kit.seam(pts('-8,40 -8,218 8,218 8,40'), { weight: 0.6, dark: 0.4 });
  }
  art +=
    kit.part(rectangle(150, 628, 46, 22, 2), { fill: way.trim, volume: 3, cast: [1, 2, 2, 0.3] }) +
    lettering(brand, 173, 639, 8, readableOn(way.trim, way.accent), { weight: 1 });
  return kit.svg(art, 'Merino base layer');
}
