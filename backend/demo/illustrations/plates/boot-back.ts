import { mix, readableOn, tone } from './colour';
import { mirrored, type Point, pts, rectangle, SIDES } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { brandMark, type MarkName } from './marks';
import type { Colourway } from './palette';
import { FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

export type BootBack = {
  /** height of the shaft's upper edge above the ground in millimetres */
  height: number;
  shaft: 'shell' | 'carbon' | 'cloth' | 'leather';
  /** what sits on the spine */
  spine: 'lever' | 'screws' | 'loop';
  hasStrap: boolean;
  brand: string;
  mark: MarkName;
};

const GROUND = 340;
const RUBBER = '#26292d';

function sole(kit: Kit, isShell: boolean): string {
  const outline = isShell
    ? mirrored(pts('0,304 38,304~4 37,338~5 0,338'))
    : mirrored(pts('0,306 42,304~4 46,330 42,339~5 0,339'));
  const cuts = [-26, -9, 9, 26].map((x) => kit.line(pts(`${x},326 ${x},340`), '#000', 3, 0.6)).join('');
  return kit.part(outline, { fill: RUBBER, volume: 8, texture: ['grain', '#fff', 0.5], over: cuts });
}

function heel(kit: Kit, way: Colourway, isShell: boolean): string {
  const outline = isShell
    ? mirrored(pts('0,196 40,200 52,244 54,280 46,312~6 0,316'))
    : mirrored(pts('0,232 24,226~8 50,262 51,290 47,314~6 0,316'));
  return kit.part(outline, {
    fill: isShell ? way.main : way.block,
    volume: 22,
    shade: 0.65,
    light: 0.45,
    cast: [2, 3, 3, 0.4],
    inside: kit.block(pts('-70,286! 0,276 70,286! 70,330! -70,330!'), isShell ? way.block : tone(way.block, -0.05)),
    over: kit.seam(pts('-60,286 0,276 60,286'), { light: 0.4 }) + kit.seam(pts('0,210 0,276'), { light: 0.3 }),
  });
}

function lever(kit: Kit, way: Colourway, y: number): string {
  return (
    kit.part(pts(`-13,${y}~6 13,${y}~6 15,${y + 96}~8 -15,${y + 96}~8`), {
      fill: '#2b2e33',
      volume: 8,
      cast: [2, 4, 4, 0.4],
    }) +
    kit.part(pts(`-8,${y + 10}~5 8,${y + 10}~5 10,${y + 58}~6 -10,${y + 58}~6`), {
      fill: way.accent,
      volume: 8,
      cast: [1, 3, 3, 0.4],
      over: kit.line(pts(`0,${y + 18} 0,${y + 34}`), '#fff', 2, 0.6),
    }) +
    lettering('WALK', 0, y + 72, 5, '#e9eae4', { weight: 1 }) +
    kit.screw(0, y + 86, 4)
  );
}

function spineArt(kit: Kit, way: Colourway, spine: BootBack['spine'], top: number): string {
  switch (spine) {
    case 'lever':
      return lever(kit, way, top + 96);
    case 'screws':
      return (
        kit.part(rectangle(-15, top + 96, 30, 92, 8), { fill: tone(way.block, -0.05), volume: 8 }) +
        kit.screws([[0, top + 116] as Point, [0, top + 164] as Point], 7)
      );
    case 'loop':
      return (
        kit.strap(pts(`-10,${top + 26} -11,${top - 12} 0,${top - 22} 11,${top - 12} 10,${top + 26}`), 11, way.accent) +
        kit.part(rectangle(-12, top + 24, 24, 84, 6), { fill: way.block, volume: 8, texture: ['twill', '#000', 0.8] })
      );
  }
}

/** A boot from behind, standing: heel and spine, and what holds the shaft. */
export function drawBootBack(
  way: Colourway,
  { height, shaft, spine, hasStrap, brand, mark }: BootBack,
  title: string,
): string {
  const top = GROUND - height;
  const kit = new Kit([-150, top - 62, 150, 350], FRAMES.square, 60);
  const isShell = shaft === 'shell' || shaft === 'carbon';
  const cloth = shaft === 'carbon' ? '#2c2f33' : way.main;
  const ink = readableOn(cloth, way.accent);
  const wide = isShell ? 62 : 54;
  const lining = kit.part(
    mirrored(pts(`0,${top - 34} 40,${top - 38} ${wide - 6},${top - 22}~10 ${wide - 6},${top + 40}! 0,${top + 50}`)),
    {
      fill: way.trim,
      volume: 16,
      texture: ['mesh', '#fff', 0.5],
      over: kit.seam(pts(`-56,${top - 6} 0,${top - 16} 56,${top - 6}`), { stitch: 1.5 }),
    },
  );
  const cuffOutline = isShell
    ? pts(`0,${top + 12} 44,${top + 8} ${wide},${top + 22}~8 ${wide + 2},${top + 120} 58,226 48,262~10 0,270`)
    : pts(`0,${top + 4} 36,${top} 50,${top + 8}~8 47,${(top + 250) / 2} 48,280 46,312~6 0,314`);
  const cuff = kit.part(mirrored(cuffOutline), {
    fill: cloth,
    volume: 28,
    shade: 0.6,
    light: 0.45,
    ...(shaft === 'carbon'
      ? { texture: ['carbon', '#fff', 1.6] as const }
      : shaft === 'cloth'
        ? { texture: ['twill', '#000', 0.8] as const }
        : shaft === 'leather'
          ? { texture: ['grain', '#000', 0.8] as const }
          : {}),
    cast: [3, 6, 5, 0.5],
    inside:
      SIDES.map((side) =>
        kit.block(
          pts(
            `${side * 30},${top - 10}! ${side * 90},${top - 10}! ${side * 90},280! ${side * 44},280! ${side * 36},160`,
          ),
          mix(way.block, cloth, 0.15),
        ),
      ).join('') + kit.soft(pts(`-40,${top + 30} -20,${top + 26} -24,190 -42,200`), '#fff', 0.22, 8),
    over:
      SIDES.map((side) =>
        kit.seam(pts(`${side * 30},${top} ${side * 36},160 ${side * 44},262`), {
          light: 0.4,
          stitch: isShell ? 0 : side * 2,
        }),
      ).join('') +
      (isShell ? brandMark(mark, 0, 238, 11, ink) : '') +
      (isShell ? wordmark(brand, 0, top + 86, 9, ink, { weight: 1.2 }) : ''),
  });
  const strap = hasStrap
    ? kit.part(
        pts(
          `${-wide - 5},${top + 32}~6 0,${top + 24} ${wide + 5},${top + 32}~6 ${wide + 6},${top + 70}~6 0,${top + 62} ${-wide - 6},${top + 70}~6`,
        ),
        {
          fill: '#24272c',
          volume: 10,
          texture: ['twill', '#fff', 0.7],
          cast: [1, 5, 4, 0.5],
          over: wordmark(brand, 0, top + 45, 13, ink === cloth ? '#e9eae4' : way.accent, { weight: 1.2 }),
        },
      )
    : '';
  const logo = isShell ? '' : brandMark(mark, 0, 272, 12, readableOn(way.block, way.accent));
  const pivots = isShell ? SIDES.map((side) => kit.screw(side * 55, 236, 9)).join('') : '';
  return kit.svg(
    [
      kit.ground(0, 341, 96, 10, 0.5),
      sole(kit, isShell),
      lining,
      isShell ? heel(kit, way, true) + cuff : cuff + heel(kit, way, false),
      pivots,
      logo,
      spineArt(kit, way, spine, top),
      strap,
    ].join(''),
    `${title}, back`,
  );
}
