import { readableOn, tone } from './colour';
import { ellipse, pts } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';

export type HeadlampOptions = { brand?: string; lumens?: string };

export function drawHeadlamp(way: Colourway, options: HeadlampOptions = {}): string {
  const { brand = 'HANKI', lumens = '450' } = options;
  const kit = new Kit([-100, -90, 100, 66], FRAMES.wide, 44);
  const D = '#24272b';
  let art = kit.ground(0, 60, 96, 6, 0.35);
  // back of the band
  art += kit.part(pts('-92,-16 -70,-54 0,-72 70,-54 92,-16 80,-6 60,-34 0,-50 -60,-34 -80,-6'), {
    fill: tone(way.block, -0.08),
    volume: 12,
    texture: ['twill', '#000', 0.8],
  });
  // front band
  const band = pts('-96,-18~6 -92,-24 -60,6 0,18 60,6 92,-24 96,-18~6 92,14 60,40 0,50 -60,40 -92,14');
  art += kit.part(band, {
    fill: way.main,
    volume: 20,
    shade: 0.65,
    texture: ['twill', '#000', 0.9],
    cast: [0, 3, 4, 0.3],
    inside:
      kit.block(pts('-100,-8 -60,18 0,28 60,18 100,-8 100,4 60,28 0,38 -60,28 -100,4'), way.accent) +
      `<rect x="-100" y="-30" width="200" height="90" fill="${kit.linear('0 #0d1220 0.6, 0.22 #0d1220 0.05, 0.4 #fff 0.14, 0.7 #0d1220 0.05, 1 #0d1220 0.65', 0, 0, 1, 0)}"/>`,
    over: lettering(brand, 71, 19.8, 5.2, way.trim, { rotate: -33, weight: 1.1, track: 2.2 }),
  });
  art += kit.ladder(-78, 9, 17, 40, D) + kit.stitching(pts('-93,-16 -58,9 0,20.5 58,9 93,-16'), 0.4);
  // bracket + lamp
  art += kit.part(pts('-44,2~8 44,2~8 48,50~10 -48,50~10'), { fill: D, volume: 9, cast: [2, 4, 4, 0.5] });
  const body = pts('-40,-10~12 40,-10~12 46,20 38,56~14 -38,56~14 -46,20');
  art += kit.part(body, {
    fill: tone(way.trim, 0.04),
    volume: 16,
    shade: 0.6,
    light: 0.6,
    cast: [2, 5, 4, 0.5],
    over: kit.seam(pts('-43,40 0,45 43,40'), { light: 0.3 }),
  });
  art += kit.part(pts('-20,-15~4 20,-15~4 18,-8~2 -18,-8~2'), { fill: way.accent, volume: 5 });
  for (const [x, r] of pts('-14,19 21,12'))
    art +=
      kit.part(ellipse(x, 17, r, r), { fill: '#0f1216', volume: 4, lineColour: '#000' }) +
      kit.part(ellipse(x, 17, r - 2.6, r - 2.6), {
        fill: '#cfd6d9',
        gradient: kit.radial('0 #fffdf0, 0.22 #fff3c4, 0.4 #aeb8bd, 0.75 #5d676e, 1 #dfe6e8'),
        volume: 5,
        over:
          kit.line(ellipse(x, 17, (r - 3) * 0.6), '#fff', 0.8, 0.6) +
          kit.soft(pts(`${x - r * 0.6},10 ${x - r * 0.1},3 ${x},6 ${x - r * 0.5},14`), '#fff', 0.9, 1),
      });
  art += lettering(lumens, 0, 49.5, 5.4, readableOn(way.trim, way.accent), { weight: 1 });
  for (const x of [-30, -24, -18]) art += kit.line(pts(`${x},44 ${x},53`), '#000', 2, 0.6);
  for (const x of [18, 24, 30]) art += kit.line(pts(`${x},44 ${x},53`), '#000', 2, 0.6);
  return kit.svg(art, 'Headlamp');
}
