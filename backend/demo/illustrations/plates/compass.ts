import type { PlateLook } from '../plate-drawing';
import { mix, readableOn, tone } from './colour';
import { capsule } from './compass-capsule';
import { ellipse, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { brandMark } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { fittedLettering, moved } from './turned';

/** Clear acrylic plate with rulers on its edges. */
function plate(kit: Kit, outline: string, tint: string, rules: string): string {
  return kit.part(pts(outline), {
    fill: tint,
    gradient: kit.linear(`0 ${mix(tint, '#ffffff', 0.45)}, .5 ${tint}, 1 ${tone(tint, -0.04)}`, 0.1, 0, 0.9, 1),
    volume: 7,
    shade: 0.4,
    light: 0.9,
    cast: [4, 9, 8, 0.3],
    line: 1.6,
    lineColour: tone(tint, -0.2),
    inside: rules,
  });
}

function ruler(kit: Kit, x: number, from: number, to: number, direction: 1 | -1): string {
  let short = '';
  let long = '';
  for (let y = from, i = 0; y <= to; y += 2, i++) {
    const line = `M${x} ${y}h${direction * (i % 5 ? 3.4 : 6.4)}`;
    if (i % 5) short += line;
    else long += line;
  }
  return kit.line(short, '#1d2227', 0.8, 0.8) + kit.line(long, '#1d2227', 1.2, 0.9);
}

const lanyard = (kit: Kit, colour: string, x: number, y: number): string =>
  kit.tube(
    [
      [x, y],
      [x - 18, y + 16],
      [x - 26, y - 10],
      [x - 46, y - 36],
      [x - 40, y - 70],
      [x - 30, y - 30],
      [x - 14, y - 8],
      [x, y],
    ],
    3.4,
    colour,
  );

function baseplate(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const tint = mix('#e3ebe9', way.main, 0.08);
  return [
    lanyard(kit, way.main, -14, 62),
    plate(
      kit,
      '-31,-74~9 31,-74~9 33,0 31,66~12 -31,66~12 -33,0',
      tint,
      ruler(kit, -32.4, -64, 52, 1) +
        ruler(kit, 32.4, -64, 52, -1) +
        kit.line(pts('0,-72 0,-30'), way.accent, 2.4) +
        kit.part(pts('0,-70! 5,-60! -5,-60!'), { fill: way.accent, volume: 0, line: 0 }) +
        kit.line(ellipse(-16, -58, 3.6), '#1d2227', 1) +
        kit.line(pts('16,-62! 20,-55! 12,-55! 16,-62!'), '#1d2227', 1),
    ),
    kit.part(ellipse(18, -44, 7, 7), {
      fill: '#ffffff',
      gradient: kit.radial('0 #ffffff .9, .8 #dfe9ea .7, 1 #9fb2b6 1'),
      volume: 4,
      line: 1,
    }),
    moved(capsule(kit, way, 29, mix('#f2f0e6', way.main, 0.06)), 0, 14),
    kit.eyelet(-24, 58, 3.6, '#8d9598'),
    brandMark(mark, -18, -38, 5, way.main),
    fittedLettering(brand, 0, 58, { height: 5, width: 34 }, '#1d2227', { weight: 1.1 }),
  ].join('');
}

function mirror(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  return [
    lanyard(kit, way.main, -14, 70),
    plate(
      kit,
      '-32,-6~4 32,-6~4 33,40 31,74~12 -31,74~12 -33,40',
      mix('#e3ebe9', way.main, 0.1),
      ruler(kit, -32.4, 8, 66, 1) + ruler(kit, 32.4, 8, 66, -1),
    ),
    kit.part(pts('-33,-80~10 33,-80~10 34,-8~4 -34,-8~4'), {
      fill: way.main,
      volume: 8,
      cast: [3, 7, 6, 0.35],
      over:
        brandMark(mark, -20, -72, 4, readableOn(way.main, way.accent)) +
        fittedLettering(brand, 4, -72, { height: 5, width: 36 }, readableOn(way.main, way.accent), { weight: 1.2 }),
    }),
    kit.part(pts('-27,-65~4 27,-65~4 28,-15~4 -28,-15~4'), {
      fill: '#b9cdd6',
      gradient: kit.linear('0 #eef5f7, .4 #a9c0ca, .55 #dfeaee, 1 #7f9aa6', 0, 0, 0.8, 1),
      volume: 5,
      inside:
        kit.line(pts('0,-66 0,-14'), '#1d2227', 1.2, 0.8) +
        kit.soft(pts('-22,-60 -6,-62 -20,-20 -26,-22'), '#fff', 0.7, 2),
    }),
    kit.part(pts('-4,-82~2 4,-82~2 0,-74!'), { fill: '#e7ecea', volume: 2 }),
    ...[-24, 24].map((x) => kit.part(rectangle(x - 8, -13, 16, 9, 3), { fill: '#24282c', volume: 4 })),
    moved(capsule(kit, way, 28, mix('#f2f0e6', way.main, 0.06)), 0, 31),
    kit.eyelet(-24, 66, 3.6, '#8d9598'),
  ].join('');
}

function thumb(kit: Kit, way: Colourway, { brand, mark }: PlateLook): string {
  const tint = mix('#e3ebe9', way.main, 0.1);
  return [
    kit.strap(pts('-30,20 -54,34 -56,58 -34,66 -14,52'), 12, way.main),
    plate(
      kit,
      '-8,-78~14 14,-74~10 36,-30 40,20 28,58~16 -16,60~16 -34,34~14 -34,-10 -22,-56',
      tint,
      kit.block(pts('-40,20! 0,30 46,14! 46,70! -40,70!'), mix(way.main, tint, 0.2)) +
        kit.line(pts('2,-76 2,-34'), way.accent, 3) +
        ruler(kit, 37, -26, 14, -1) +
        kit.part(pts('2,-76! 8,-62! -4,-62!'), { fill: way.accent, volume: 0, line: 0 }),
    ),
    moved(capsule(kit, way, 27, mix('#f2f0e6', way.main, 0.06)), 2, -8),
    brandMark(mark, -14, 46, 6, readableOn(way.main, way.accent)),
    fittedLettering(brand, 10, 46, { height: 6, width: 30 }, readableOn(way.main, way.accent), { weight: 1.2 }),
  ].join('');
}

function wrist(kit: Kit, way: Colourway, { brand }: PlateLook): string {
  const strap = (outline: string): string =>
    kit.part(pts(outline), { fill: way.main, volume: 9, texture: ['twill', '#000', 0.6], cast: [3, 6, 5, 0.35] });
  return [
    strap('-15,-24! 15,-24! 13,-92~6 -13,-92~6'),
    strap('-15,24! 15,24! 12,104~11 -12,104~11'),
    kit.stitching(pts('-11,-30 -9.6,-88'), 0.6) + kit.stitching(pts('11,-30 9.6,-88'), 0.6),
    kit.stitching(pts('-11,30 -8,100'), 0.6) + kit.stitching(pts('11,30 8,100'), 0.6),
    kit.ladder(0, -90, 26, 0, '#8d9598'),
    ...[58, 70, 82, 94].map((y) => `<ellipse cx="0" cy="${y}" rx="2" ry="2.4" fill="#0b0e12"/>`),
    kit.part(pts('-30,-30~14 30,-30~14 33,0 30,30~14 -30,30~14 -33,0'), {
      fill: way.block,
      volume: 8,
      cast: [3, 7, 6, 0.4],
    }),
    capsule(kit, way, 28, mix('#f2f0e6', way.main, 0.06)),
    fittedLettering(brand, 0, -60, { height: 6, width: 20 }, readableOn(way.main, way.accent), { weight: 1.2 }),
  ].join('');
}

const KINDS = [
  { draw: baseplate, box: [-70, -80, 50, 86], turn: 12 },
  { draw: mirror, box: [-70, -86, 50, 86], turn: 8 },
  { draw: thumb, box: [-66, -84, 58, 78], turn: 6 },
  { draw: wrist, box: [-62, -96, 62, 108], turn: 14 },
] as const;

/** A compass lying flat: baseplate, sighting mirror, thumb, wrist. */
export function drawCompass(way: Colourway, look: PlateLook): string {
  const { draw, box, turn } = KINDS[look.variant];
  const kit = new Kit(box, FRAMES.square, 50);
  return kit.svg(`<g transform="rotate(${turn})">${draw(kit, way, look)}</g>`, 'Compass');
}
