import { tone } from './colour';
import { openCurve } from './curve';
import { type Point, pts } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';
import { onInstep, type ShoeLook } from './shoe-look';
import { closed, overlay } from './shoe-overlay';

/** Ribs behind the ankle, where a shaft bends backward. */
function flexRibs(kit: Kit, way: Colourway, { shaft }: ShoeLook): string {
  if (shaft === 'low') return '';
  return [
    kit.part(pts('-6,-180! 20,-180 34,-166 36,-138 24,-120 -6,-116!'), {
      fill: way.block,
      volume: 7,
      cast: [0, 1, 2, 0.3],
    }),
    kit.seam([-168, -154, -140, -127].map((y) => openCurve(pts(`-2,${y} 16,${y + 3} 34,${y - 1}`))).join(''), {
      pucker: 0.5,
      dark: 0.5,
      light: 0.3,
    }),
    kit.stitching(pts('0,-183 20,-183 37,-168 39,-138 27,-117 4,-113'), 0.4),
  ].join('');
}

function counter(kit: Kit, { shaft }: ShoeLook, fill: string): string {
  const top = shaft === 'low' ? -84 : -108;
  return overlay(kit, pts(`-12,-40! -12,${top} 18,${top - 4}~6 42,${top + 14} 62,-72 88,-44!`), fill);
}

/** A second leather from the heel round the ankle to the hooks, and a strap from the heel over the instep. */
function anklePanel(kit: Kit, way: Colourway, look: ShoeLook): string {
  const [topX, topY] = onInstep(look, 0, 22);
  const strap = [onInstep(look, 0.62, 20), onInstep(look, 0.78, 20), [116, -62], [78, -44, 0], [52, -46, 0], [92, -84]];
  return [
    kit.block(
      [[-12, -92], [44, -118], [92, -136], onInstep(look, 0.5, 18), [topX, topY, 0], [-12, topY - 12, 0]],
      way.block,
    ),
    kit.seam([[-8, -92], [44, -118], [92, -136], onInstep(look, 0.5, 18)], { stitch: 2.6, dark: 0.55, pucker: 0.3 }),
    overlay(kit, strap as Point[], tone(way.main, -0.05), 0.4),
  ].join('');
}

/** Sewn to its welt: a cap of leather over the toes, two rows of stitches, a stay behind the heel. */
function weltedFoot(kit: Kit, way: Colourway): string {
  const cap = pts('207,-98! 203,-78 206,-58 214,-36! 320,-34! 320,-98!');
  const heel = pts('-12,-30! -12,-150 12,-148~6 20,-110 40,-84 74,-66 92,-34!');
  const rows = [0, 5].map((x) =>
    kit.stitching(pts(`${198 - x},-92 ${195 - x},-76 ${198 - x},-58 ${206 - x},-38`), 0.7),
  );
  return [
    kit.seam(pts('176,-104 160,-84 136,-66 112,-40'), { stitch: 2.8, dark: 0.5, pucker: 0.3 }),
    overlay(kit, cap, tone(way.main, -0.04), 0),
    ...rows,
    kit.soft(pts('226,-80 248,-80 264,-68 250,-64 228,-68'), '#fff', 0.26, 6),
    overlay(kit, heel, tone(way.main, -0.06), 0.5),
    kit.block(pts('-14,-46! 60,-44 150,-40 226,-42 320,-62! 320,-30! -14,-30!'), tone(way.main, -0.16)),
    kit.stitching(pts('-4,-41 60,-39 150,-36 226,-38 288,-54'), 0.9, '#e8d9b8'),
  ].join('');
}

/** Leather: a heel counter, the seam of the vamp, and how it is made. */
export function leatherTrek(kit: Kit, way: Colourway, look: ShoeLook): string {
  const vamp = [onInstep(look, 0.97, 10), [178, -78], [158, -64], [146, -44]] as Point[];
  if (look.make === 'welt') return flexRibs(kit, way, look) + weltedFoot(kit, way);
  if (look.make === 'ankle') return anklePanel(kit, way, look) + counter(kit, look, way.trim);
  return [
    kit.soft(pts('50,-130 96,-140 116,-120 90,-84 56,-86'), '#fff', 0.12, 10),
    flexRibs(kit, way, look),
    counter(kit, look, tone(way.main, -0.05)),
    kit.seam(vamp, { stitch: 2.4, dark: 0.5 }),
  ].join('');
}

/** Synthetics: windows of mesh between overlays that run from the eyelets to the sole. */
export function meshTrek(kit: Kit, way: Colourway, look: ShoeLook): string {
  const high = look.shaft === 'low' ? 0 : 1;
  const window = pts(
    `36,${-66 - high * 10} 56,${-80 - high * 44}~8 84,${-90 - high * 76}~8 ${108 + high * 4},${-92 - high * 60} 136,-88 204,-74~8 214,-46! 36,-42!`,
  );
  const band = (from: number, to: number, foot: number): Point[] => [
    onInstep(look, from, 16),
    onInstep(look, to, 16),
    [foot + 14, -66],
    [foot + 4, -42, 0],
    [foot - 30, -44, 0],
    [foot - 22, -70],
  ];
  return [
    kit.block(window, way.block) + kit.block(window, kit.texture(['mesh', '#000', 0.75])),
    kit.seam(closed(window.map(([x, y]): Point => [x, y])), { dark: 0.4, light: 0.3 }),
    overlay(kit, band(0.34, 0.52, 132), way.main, 0.3),
    overlay(kit, band(0.7, 0.86, 190), tone(way.main, -0.03), 0.3),
    flexRibs(kit, way, look),
    counter(kit, look, way.trim),
  ].join('');
}
