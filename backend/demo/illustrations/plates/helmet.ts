import { lightness } from './colour';
import { ellipse, type Point, pts, rectangle, rotated } from './geometry';
import { Kit } from './kit';
import { brandMark, lettering, type MarkName } from './lettering';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';

export type HelmetOptions = { brand?: string; mark?: MarkName };

export function drawHelmet(way: Colourway, options: HelmetOptions = {}): string {
  const { brand = 'HANKI', mark = 'crust' } = options;
  const kit = new Kit([-152, -118, 158, 176], FRAMES.square, 60);
  const D = way.trim;
  const hl = 0.16 + 0.34 * lightness(way.main);
  let art = kit.ground(4, 164, 120, 7, 0.42);
  // interior & far side
  art += kit.part(pts('-112,30! 128,18! 124,60 118,84 40,110 -60,108'), { fill: '#1d2024', volume: 14 });
  // chin strap
  art +=
    kit.strap(pts('-40,116 -6,150 44,164 90,148 108,100 112,56'), 12, '#2a2d31') +
    kit.strap(pts('34,110 40,140 44,162'), 12, '#2a2d31') +
    kit.buckle(72, 158, 13, 70, '#33373c');
  // ear pad
  art += kit.part(pts('-74,62! 46,70! 52,104 34,142~20 -10,152 -58,134~20 -78,100'), {
    fill: D,
    volume: 22,
    texture: ['mesh', '#fff', 0.7],
    cast: [2, 4, 4, 0.4],
    over:
      kit.seam(pts('-60,78 -58,118 -10,138 28,126 38,82'), { stitch: 2 }) + brandMark(mark, -10, 108, 14, way.accent),
  });
  // shell
  const sh = pts('-134,58~8 -142,10 -124,-52 -72,-96 0,-110 72,-98 124,-56 146,4 146,34~8 96,54 40,68 -30,74 -96,74');
  const ridge = [pts('-112,-44 -60,-74 0,-84 60,-78 110,-46'), pts('-126,0 -92,-38 -40,-58 40,-62 104,-40 138,-6')];
  const vents = [
    pts('-62,-52 -18,-62 -14,-54 -56,-44'),
    pts('30,-62 72,-52 74,-44 34,-54'),
    pts('-24,-92 30,-96 40,-84 -18,-78'),
    pts('58,-86 96,-66 96,-54 56,-72'),
    pts('-100,-62 -56,-86 -48,-74 -92,-46'),
    pts('-122,-14 -100,-40 -92,-30 -112,-2'),
  ];
  art += kit.part(sh, {
    fill: way.main,
    volume: 44,
    shade: 0.5,
    light: 0.3,
    shadeColour: '#141c2c',
    lightColour: '#f2f5f6',
    cast: [0, 6, 6, 0.4],
    inside:
      kit.block(pts('-160,26! -60,40 40,36 160,-6! 160,90! -160,90!'), way.block) +
      kit.soft(pts('-96,-60 -50,-88 20,-92 10,-74 -50,-62 -90,-34'), '#fff', hl, 9) +
      kit.soft(pts('70,-60 112,-30 128,0 110,4 88,-30'), '#fff', hl * 0.6, 8),
    over:
      kit.seam(pts('-140,27 -60,40 40,36 146,-2'), { dark: 0.6, light: 0.4, weight: 1.4 }) +
      ridge.map((q) => kit.seam(q, { dark: 0.35, light: 0.35, pucker: 0.12 })).join(''),
  });
  for (const v of vents)
    art +=
      kit.part(
        v.map(([x, y]): Point => [x, y, 5]),
        { fill: '#0c0f14', volume: 5, light: 0, line: 0, lineColour: '#000' },
      ) + kit.line(v.slice(2, 4), '#fff', 1.2, 0.4);
  // brim + goggle clip
  art += kit.part(pts('78,54~6 146,24~6 158,36~6 122,60 74,70~4'), { fill: D, volume: 8, cast: [0, 3, 3, 0.4] });
  art +=
    kit.part(pts('-140,30~5 -112,26~5 -104,64~5 -132,62~5'), { fill: D, volume: 8, cast: [2, 3, 3, 0.4] }) +
    kit.screw(-122, 40, 5) +
    kit.part(rectangle(-128, 48, 14, 8, 2), { fill: way.accent, volume: 3 });
  art +=
    kit.part(pts('-120,56~4 -96,62~4 -80,92~6 -100,100~6'), { fill: '#24272b', volume: 7 }) +
    kit.part(ellipse(-98, 90, 13, 13), {
      fill: '#24272b',
      volume: 6,
      cast: [1, 3, 3, 0.4],
      over: [0, 45, 90, 135]
        .map((a) => kit.line(rotated(pts('-110,90 -86,90'), a, -98, 90), '#000', 1.6, 0.5))
        .join(''),
    }) +
    kit.screw(-98, 90, 4, way.accent);
  art += lettering(brand, -18, 2, 22, way.accent, { weight: 1.15, track: 2, rotate: -3 });
  art += kit.screw(64, 52, 6);
  return kit.svg(art, 'Ski helmet');
}
