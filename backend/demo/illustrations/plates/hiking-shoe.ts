import { mix, shadeOf, tone } from './colour';
import { creases, type Point, pts } from './geometry';
import { Kit } from './kit';
import { brandMark, lettering, type MarkName } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';

export type HikingShoeOptions = { cut?: 'mid' | 'low'; brand?: string; mark?: MarkName };

/** How far the collar of a low shoe lies under that of a mid one, mm at the heel. */
const LOW_DROP = 40;

/** The upper from the heel over the collar and instep to the toe; x 0 heel to 300 toe, ground at y 160. */
const upperOutline = (drop: number): Point[] =>
  pts(
    `8,124~6 0,100 5,74 ${14 + drop * 0.1},${48 + drop * 0.35} ${10 - drop * 0.1},${14 + drop}~9 ${34},${19 + drop} ${66},${18 + drop * 0.96} ${100},${8 + drop * 0.86}~10 ${118},${25 + drop * 0.58} 140,${48 + drop * 0.26} 168,${68 + drop * 0.08} 204,80 242,86 274,98 292,114 290,126~5 240,130 150,132 60,132`,
  );

function sole(kit: Kit, way: Colourway): string {
  const rubber = '#2a2c2f';
  const midsole = mix(TONES.birch, way.main, 0.12);
  const ground = (x: number): number => 158 - Math.max(0, x - 226) ** 2 * 0.0046 - Math.max(0, 26 - x) * 0.22;
  const lugs = Array.from({ length: 17 }, (_, i) => 2 + i * 16.6)
    .filter((x) => x < 96 || x > 132)
    .map((x) => {
      const y = ground(x + 8);
      const rake = x < 104 ? -2 : 2;
      const lug = pts(`${x - 2},${y - 13}! ${x + 15},${y - 13}! ${x + 13 + rake},${y}~2 ${x + 1 + rake},${y}~2`);
      return kit.part(lug, { fill: tone(rubber, -0.03), volume: 4, line: 1 });
    });
  const wave = pts(
    '-5,110~6 28,121 84,128 142,126 206,121 258,113 297,104~8 300,117 285,133 238,143 150,148 60,148 6,143 -8,130',
  );
  return [
    ...lugs,
    kit.part(pts('-6,136~6 60,142 150,143 240,137 290,120 302,108~5 302,122 284,144 238,153 150,156 50,156 2,152~6'), {
      fill: rubber,
      volume: 8,
      over: kit.line(pts('2,147 60,150 150,151 240,146 290,130'), '#fff', 1, 0.22),
    }),
    kit.part(wave, {
      fill: midsole,
      volume: 11,
      shade: 0.6,
      light: 0.5,
      inside:
        kit.block(pts('-10,128! 30,134 78,140 96,150! -10,150!'), way.accent) +
        kit.soft(pts('100,132 160,130 190,138 150,148 110,148'), '#10182a', 0.24, 5),
      over:
        kit.seam(pts('-4,124 50,134 120,138 196,134 262,124 298,112'), { dark: 0.35, light: 0.5 }) +
        ['100,146 116,135 150,132 176,136', '192,145 206,133 238,130', '20,146 36,137 70,140']
          .map((groove) => kit.seam(pts(groove), { dark: 0.4, light: 0.35 }))
          .join(''),
    }),
  ].join('');
}

function upper(kit: Kit, way: Colourway, drop: number): string {
  const window = pts(
    `52,${84 + drop * 0.2} 84,${66 + drop * 0.36} 110,${62 + drop * 0.3} 134,88 150,113~8 100,119 62,118~8`,
  );
  const vamp = pts('166,98~8 206,96 240,102~8 232,113 186,118~8');
  const windows = [window, vamp]
    .map(
      (shape) =>
        kit.block(shape, way.block) +
        kit.block(shape, kit.texture(['mesh', '#000', 0.8])) +
        kit.seam([...shape, shape[0] ?? [0, 0]], { dark: 0.5, light: 0.3 }),
    )
    .join('');
  const flex = creases(
    `196,82 190,96 202,112 3; 212,84 207,98 214,112 3; 228,87 224,99 230,111 2.6; 30,${60 + drop * 0.3} 44,${72 + drop * 0.2} 72,${62 + drop * 0.3} 4; 20,88 40,96 58,90 3`,
  );
  return [
    kit.part(upperOutline(drop), {
      fill: way.main,
      volume: 24,
      shade: 0.6,
      light: 0.42,
      texture: ['grain', '#000', 0.6],
      cast: [0, 2, 2, 0.3],
      inside:
        windows +
        kit.soft(pts('204,88 244,94 276,106 252,110 214,102'), '#fff', 0.3, 5) +
        kit.soft(pts(`14,${40 + drop * 0.4} 28,${38 + drop * 0.5} 24,76 10,84`), '#fff', 0.2, 5) +
        kit.folds(flex, { blur: 3, dark: 0.46, light: 0.28 }),
      over:
        kit.seam(pts(`${12},${36 + drop * 0.8} 40,${44 + drop * 0.8} 84,${40 + drop * 0.72} 108,${30 + drop * 0.6}`), {
          stitch: 2,
          dark: 0.45,
        }) +
        kit.soft(
          pts(
            `12,${22 + drop} 40,${26 + drop} 96,${18 + drop * 0.86} 100,${30 + drop * 0.7} 44,${40 + drop * 0.85} 14,${36 + drop * 0.85}`,
          ),
          '#fff',
          0.14,
          3,
        ),
    }),
    kit.part(pts('-3,120~4 0,92 20,88 44,104 58,130! 10,128'), {
      fill: way.trim,
      volume: 10,
      texture: ['grain', '#fff', 0.5],
      over: kit.seam(pts('4,100 24,98 44,118 50,130'), { dark: 0.5, light: 0.3, stitch: -1.6 }),
    }),
    kit.part(pts('196,131! 214,116 240,104 268,96 288,104 298,118~5 290,130'), {
      fill: way.trim,
      volume: 10,
      texture: ['grain', '#fff', 0.5],
      light: 0.45,
      over: kit.stitching(pts('204,126 220,114 244,104 270,98'), 0.35),
    }),
  ].join('');
}

/** Eyestay, hooks and flat laces running down the instep. */
function lacing(kit: Kit, way: Colourway, drop: number): string {
  const stay = pts(
    `92,${20 + drop * 0.8}~4 106,${16 + drop * 0.76}~4 128,${44 + drop * 0.36} 158,${68 + drop * 0.08} 200,84~6 196,94~6 152,${86} 122,${70 + drop * 0.2} 98,${44 + drop * 0.5}`,
  );
  const rows = [
    { x: 104, y: 36 + drop * 0.64, toX: 112, toY: 18 + drop * 0.66 },
    { x: 115, y: 51 + drop * 0.42, toX: 126, toY: 32 + drop * 0.48 },
    { x: 128, y: 63 + drop * 0.24, toX: 141, toY: 46 + drop * 0.28 },
    { x: 143, y: 73 + drop * 0.1, toX: 157, toY: 59 + drop * 0.14 },
    { x: 160, y: 80, toX: 175, toY: 69 },
    { x: 178, y: 86, toX: 193, toY: 77 },
  ].slice(drop > 0 ? 1 : 0);
  const lace = { dash: mix(way.accent, shadeOf(way.accent), 0.4), gloss: 0.3 };
  const first = rows[0] ?? { x: 104, y: 40, toX: 112, toY: 20 };
  const bow = `${first.toX + 2},${first.toY + 4}`;
  const [bx, by] = [first.toX + 2, first.toY + 4];
  return [
    kit.part(stay, { fill: way.trim, volume: 7, cast: [0, 2, 2, 0.45], texture: ['grain', '#fff', 0.4] }),
    ...rows.map(({ x, y, toX, toY }) =>
      kit.tube(pts(`${x},${y} ${(x + toX) / 2 + 4},${(y + toY) / 2} ${toX + 5},${toY}`), 4.2, way.accent, lace),
    ),
    ...rows.map(({ x, y }) => kit.eyelet(x, y + 1, 3.6)),
    kit.tube(
      pts(`${bow} ${bx + 14},${by - 8} ${bx + 25},${by - 1} ${bx + 13},${by + 5} ${bow}`),
      3.4,
      way.accent,
      lace,
    ),
    kit.tube(pts(`${bow} ${bx - 8},${by - 5} ${bx - 16},${by + 6} ${bx - 6},${by + 8} ${bow}`), 3.4, way.accent, lace),
    kit.tube(pts(`${bow} ${bx + 11},${by + 12} ${bx + 14},${by + 25}`), 3, way.accent, lace),
  ].join('');
}

function shoe(kit: Kit, way: Colourway, drop: number, brand: string, mark: MarkName): string {
  const tongue = pts(
    `84,${12 + drop * 0.9}~6 102,${-6 + drop * 0.84}~8 124,${6 + drop * 0.66} 164,${52 + drop * 0.16} 208,79 180,96! 118,${60}!`,
  );
  return [
    sole(kit, way),
    kit.part(tongue, {
      fill: way.block,
      volume: 10,
      texture: ['mesh', '#000', 0.6],
      over: kit.part(
        pts(`99,${2 + drop * 0.82}~3 114,${2 + drop * 0.74}~3 122,${16 + drop * 0.62}~3 107,${20 + drop * 0.66}~3`),
        { fill: way.accent, volume: 4 },
      ),
    }),
    kit.part(
      pts(
        `14,${20 + drop}~6 40,${8 + drop} 80,${6 + drop * 0.95} 100,${14 + drop * 0.84} 92,${40 + drop * 0.7} 40,${40 + drop}`,
      ),
      {
        fill: tone(way.trim, -0.02),
        volume: 10,
      },
    ),
    upper(kit, way, drop),
    lacing(kit, way, drop),
    kit.strap(pts(`11,${40 + drop * 0.9} 3,${24 + drop} 4,${8 + drop} 14,${6 + drop} 18,${18 + drop}`), 6, way.accent),
    lettering(brand, 100, 104, 8.5, TONES.snow, { weight: 1.1 }),
    brandMark(mark, 27, 112, 7, way.accent),
  ].join('');
}

/** A pair of hiking shoes or boots, toe right, the second one standing behind. */
export function drawHikingShoe(way: Colourway, options: HikingShoeOptions = {}): string {
  const { cut = 'mid', brand = 'HANKI', mark = 'fell' } = options;
  const drop = cut === 'mid' ? 0 : LOW_DROP;
  const rise = cut === 'mid' ? 66 : 58;
  const kit = new Kit([-16, -16 + drop - rise, 340, 172], FRAMES.wide, 44);
  const behind = {
    main: tone(way.main, -0.03),
    block: tone(way.block, -0.03),
    accent: tone(way.accent, -0.03),
    trim: tone(way.trim, -0.02),
  };
  const art = [
    kit.ground(196, 160 - rise * 0.52, 150, 6, 0.4),
    `<g transform="translate(52 ${-rise * 0.44}) scale(.94)">${shoe(kit, behind, drop, brand, mark)}</g>`,
    kit.ground(150, 163, 172, 8, 0.6),
    shoe(kit, way, drop, brand, mark),
  ];
  return kit.svg(art.join(''), cut === 'mid' ? 'Hiking boots' : 'Hiking shoes');
}
