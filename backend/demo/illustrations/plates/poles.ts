import { ellipse, num, pts, rectangle } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';

/** Trekking poles have clamps; nordic ones a half-moon basket and no clamps. */
export type PolesOptions = { kind?: 'alpine' | 'trekking' | 'nordic'; brand?: string };

const LENGTH = 1200;
/** A 1:70 object vanishes at card size: the width is drawn this many times its own. */
const WIDTH_FACTOR = 1.7;
const GRIP = '#2b2e33';

function shaft(kit: Kit, way: Colourway, kind: string): string {
  const gloss = kit.linear('0 #000 .35, .25 #fff .45, .45 #fff 0, 1 #000 .4', 0, 0, 1, 0);
  const clamps = kind !== 'trekking' ? [] : [520, 850];
  return [
    kit.tube(pts(`0,150 0,${LENGTH - 64}`), 18, way.main, { cap: 'butt' }),
    kit.part(pts(`-9,${LENGTH - 64}! 9,${LENGTH - 64}! 5,${LENGTH - 14}~2 -5,${LENGTH - 14}~2`), {
      fill: GRIP,
      volume: 5,
    }),
    kit.tube(pts(`0,${LENGTH - 14} 0,${LENGTH + 12}`), 7, TONES.alu),
    kit.block(rectangle(-9, 420, 18, 70), way.accent),
    kit.block(rectangle(-9, 500, 18, 8), way.accent),
    kit.block(rectangle(-9, 930, 18, 60), way.block),
    `<rect x="-9" y="150" width="18" height="${LENGTH - 214}" fill="${gloss}"/>`,
    ...clamps.map(
      (y) =>
        kit.part(rectangle(-14, y, 28, 54, 6), { fill: GRIP, volume: 7, cast: [2, 3, 3, 0.4] }) +
        kit.part(pts(`-18,${y + 8}~4 4,${y + 4}~4 6,${y + 46}~4 -17,${y + 40}~4`), { fill: way.accent, volume: 6 }),
    ),
  ].join('');
}

function basket(kit: Kit, way: Colourway, kind: string): string {
  const y = LENGTH - 84;
  const shape =
    kind === 'nordic'
      ? pts(`-8,${y - 22}~4 8,${y - 22}~4 30,${y - 8} 44,${y + 10}~6 20,${y + 6} -12,${y + 4}~4`)
      : pts(`-46,${y} -30,${y - 14} 0,${y - 18} 30,${y - 14} 46,${y} 30,${y + 12} 0,${y + 16} -30,${y + 12}`);
  const holes =
    kind === 'nordic'
      ? ''
      : `<path d="${ellipse(-26, y - 1, 9, 6)}${ellipse(26, y - 1, 9, 6)}" fill="#6d7276" opacity=".6"/>`;
  return (
    kit.part(shape, { fill: GRIP, volume: 8, cast: [3, 6, 5, 0.4], over: holes }) +
    kit.part(rectangle(-11, y - 24, 22, 44, 6), { fill: way.accent, volume: 6 })
  );
}

function grip(kit: Kit, way: Colourway): string {
  const ribs = [60, 76, 92, 108, 124, 140].map(
    (y) =>
      kit.line(pts(`-16,${y} 0,${y + 5} 16,${y}`), '#000', 2.4, 0.6) +
      kit.line(pts(`-16,${y + 3} 0,${y + 8} 16,${y + 3}`), '#fff', 1, 0.18),
  );
  const outline =
    '-10,190~4 10,190~4 13,150 15,118 12,92 16,62 13,38 20,18 16,-12 -6,-22 -22,-8 -20,22 -15,50 -17,84 -14,116 -13,150';
  return (
    kit.part(pts(outline), { fill: GRIP, volume: 12, cast: [3, 5, 4, 0.4], inside: ribs.join('') }) +
    kit.part(pts('-15,-14~6 12,-14~6 15,6~6 -17,8~6'), { fill: way.accent, volume: 6 })
  );
}

/** A pair of poles lying across a square. */
export function drawPoles(way: Colourway, options: PolesOptions = {}): string {
  const { kind = 'alpine', brand = 'HANKI' } = options;
  const reach = (LENGTH * Math.SQRT1_2) / 2 + 66;
  const kit = new Kit([-reach, -reach, reach, reach], FRAMES.square, 34);
  const strap = (side: number): string => {
    const s = side / 1.15;
    const run = `${s * 4},4 ${s * 40},60 ${s * 62},150 ${s * 44},214 ${s * 22},190 ${s * 20},110 ${s * 4},20`;
    return kit.strap(pts(run), 15, way.block);
  };
  const pole = shaft(kit, way, kind) + basket(kit, way, kind) + grip(kit, way);
  const name = lettering(brand, 0, 330, 15, way.accent, { rotate: -90, weight: 1.1 });
  const place = (degrees: number, x: number, y: number, side: number): string =>
    `<g transform="rotate(${degrees}) translate(${x} ${num(y)})">${strap(side)}<g transform="scale(${WIDTH_FACTOR} 1)">${pole}</g>${name}</g>`;
  return kit.svg(place(47, -78, -LENGTH / 2 + 16, 1) + place(43, 78, -LENGTH / 2 - 6, -1), 'Pole pair');
}
