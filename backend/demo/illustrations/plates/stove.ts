import { curve } from './curve';
import { pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark, lettering } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';

/** Light on an upright cylinder between two x. */
const cylinder = (kit: Kit, x0: number, x1: number, dark = 0.6): string =>
  kit.linearBetween(
    `0 #0b101c ${dark}, 0.1 #0b101c 0.2, 0.22 #fff 0.4, 0.34 #fff 0.06, 0.6 #0b101c 0.05, 0.85 #0b101c 0.38, 0.95 #fff 0.06, 1 #0b101c ${dark}`,
    x0,
    0,
    x1,
    0,
  );

export type StoveOptions = { brand?: string };

export function drawStove(way: Colourway, options: StoveOptions = {}): string {
  const { brand = 'HANKI' } = options;
  const kit = new Kit([-92, -176, 118, 132], FRAMES.square, 60);
  const A = TONES.alu;
  let art = kit.ground(6, 122, 100, 9, 0.5);
  // canister
  const can = pts('-55,50! -52,38 -30,28 0,26 30,28 52,38 55,50! 55,110~8 46,124~6 -46,124~6 -55,110~8');
  art += kit.part(can, {
    fill: way.block,
    volume: 6,
    inside:
      kit.block(pts('-60,64! 60,64! 60,72! -60,72!'), way.accent) +
      kit.block(pts('-60,108! 0,112 60,108! 60,130! -60,130!'), A) +
      kit.block(pts('-60,20! 60,20! 60,50! 0,55 -60,50!'), A) +
      lettering(brand, 0, 86, 13, way.accent, { weight: 1.1 }) +
      lettering('GAS 230', 0, 100, 5, way.accent, { weight: 0.9 }) +
      `<rect x="-60" y="20" width="120" height="110" fill="${cylinder(kit, -55, 55)}"/>`,
  });
  // valve + burner cup
  art += kit.part(pts('-13,10~2 13,10~2 15,30~3 -15,30~3'), {
    fill: A,
    volume: 5,
    inside: `<rect x="-16" y="8" width="32" height="24" fill="${cylinder(kit, -15, 15)}"/>`,
  });
  art +=
    kit.tube(pts('12,20 44,20 58,24'), 3.4, A) +
    kit.part(pts('54,16~3 66,16~3 68,34~3 56,34~3'), { fill: way.accent, volume: 4 });
  art += kit.part(pts('-44,-22~3 44,-22~3 42,-8 26,12~4 -26,12~4 -42,-8'), {
    fill: '#33373c',
    volume: 8,
    inside: `${[-34, -22, -10, 2, 14, 26]
      .map((x) => kit.part(rectangle(x, -14, 8, 10, 3), { fill: '#0d1015', volume: 2, line: 0 }))
      .join('')}<rect x="-46" y="-24" width="92" height="40" fill="${cylinder(kit, -44, 44, 0.5)}"/>`,
  });
  // heat exchanger + pot
  art += kit.part(pts('-50,-44~2 50,-44~2 47,-20~3 -47,-20~3'), {
    fill: '#7f868a',
    volume: 5,
    inside: `${Array.from({ length: 16 }, (_, i) =>
      kit.line(pts(`${-46 + i * 6.2},-40 ${-45 + i * 6},-22`), '#1b1f24', 2.6, 0.7),
    ).join('')}<rect x="-52" y="-46" width="104" height="30" fill="${cylinder(kit, -50, 50, 0.5)}"/>`,
  });
  const pot = pts('-54,-150! 54,-150! 53,-46~4 0,-42 -53,-46~4');
  art += kit.part(pot, {
    fill: A,
    volume: 4,
    inside:
      kit.block(pts('-60,-136! 0,-132 60,-136! 60,-56! 0,-52 -60,-56!'), way.main) +
      `<path d="${curve(pts('-60,-136! 0,-132 60,-136! 60,-56! 0,-52 -60,-56!'))}" fill="${kit.texture(['twill', '#000', 1])}"/>` +
      brandMark('crust', 0, -108, 13, way.accent) +
      lettering(brand, 0, -82, 15, way.accent, { weight: 1.15 }) +
      kit.seam(pts('-60,-131 0,-127 60,-131'), { dark: 0.3, light: 0, stitch: 1 }) +
      kit.seam(pts('-60,-61 0,-57 60,-61'), { dark: 0.3, light: 0, stitch: -1 }) +
      `<rect x="-56" y="-152" width="112" height="112" fill="${cylinder(kit, -54, 54)}"/>`,
  });
  // handle
  art +=
    kit.strap(pts('50,-130 86,-124 98,-96 88,-68 50,-62'), 13, way.trim) +
    kit.part(pts('44,-138~2 58,-136~2 58,-120~2 44,-122~2'), { fill: way.trim, volume: 4 }) +
    kit.part(pts('44,-72~2 58,-70~2 58,-54~2 44,-56~2'), { fill: way.trim, volume: 4 });
  // lid
  art +=
    kit.part(pts('-58,-144~3 -56,-162~8 -20,-168~8 20,-168~8 56,-162~8 58,-144~3'), {
      fill: '#2b2e33',
      volume: 8,
      cast: [0, 3, 3, 0.4],
      inside: `<rect x="-60" y="-170" width="120" height="30" fill="${cylinder(kit, -58, 58, 0.4)}"/>`,
    }) + kit.part(pts('-12,-172~4 12,-172~4 14,-163~2 -14,-163~2'), { fill: way.accent, volume: 4 });
  return kit.svg(art, 'Canister stove');
}
