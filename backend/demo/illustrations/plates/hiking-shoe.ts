import { shadeOf, tone } from './colour';
import { curve } from './curve';
import { creases, type Point, pts } from './geometry';
import { Kit } from './kit';
import { brandMark, lettering, type MarkName } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';

// ---- hiking shoe, side, toe right
export function shoe(way, options = {}) {
  const { mid = true, brand = 'HANKI', mk = 'fell' } = options;
  const T = mid ? 0 : 42; // collar drop for low cut
  const kit = new Kit([-14, -14, 312, 172], FRAMES.upright, 46);
  const sole = way.sole ?? '#2a2c2f';
  const midc = way.mid ?? TONES.birch;
  let art = kit.ground(152, 164, 172, 8, 0.6);
  // outsole lugs (raked fore and aft, flat arch between)
  let lugs = '';
  const base = (x) => 158 - (x > 230 ? (x - 230) ** 2 * 0.0042 : 0) - (x < 30 ? (30 - x) * 0.18 : 0);
  for (let i = 0; i < 15; i++) {
    const x = 3 + i * 18.4;
    const b = base(x + 8);
    if (x > 92 && x < 126) continue;
    const q = i < 5 ? -1 : 1;
    lugs += curve(pts(`${x - 2},${b - 14}! ${x + 17},${b - 14}! ${x + 14 + q},${b + 1}~1.5 ${x + 2 + q},${b + 1}~1.5`));
  }
  art += kit.part(lugs, { fill: tone(sole, -0.03), volume: 4, line: 1 });
  art += kit.part(pts('0,130~4 60,138 150,140 240,134 296,116~4 300,128 284,143 240,152 150,156 50,154 6,150~5'), {
    fill: sole,
    volume: 8,
    over: kit.line(pts('4,146 60,149 150,150 240,146 292,130'), '#fff', 1, 0.2),
  });
  // midsole
  art += kit.part(
    pts('-2,110~5 30,118 110,124 180,124 250,118 298,104~6 300,116 286,130 240,140 150,145 60,142 2,138~6'),
    {
      fill: midc,
      volume: 10,
      shade: 0.6,
      over:
        kit.seam(pts('2,126 60,132 150,135 240,130 296,114'), { dark: 0.4, light: 0.5 }) +
        kit.block(pts('10,128~2 66,134~2 60,141~2 12,138~2'), way.accent) +
        kit.seam(pts('86,138 104,128 150,130 176,139'), { dark: 0.35 }),
    },
  );
  // tongue
  art += kit.part(
    pts(`94,${10 + T}~6 113,${0 + T * 0.9}~8 134,${10 + T * 0.75} 168,${52 + T * 0.2} 216,78 190,96! 120,60!`),
    {
      fill: way.block,
      volume: 10,
      texture: ['mesh', '#000', 0.6],
      over: kit.part(pts(`107,${8 + T * 0.9}~3 123,${8 + T * 0.8}~3 132,${23 + T * 0.7}~3 116,${27 + T * 0.7}~3`), {
        fill: way.accent,
        volume: 4,
      }),
    },
  );
  // collar interior
  art += kit.part(pts(`14,${18 + T}~6 40,${6 + T} 80,${8 + T} 104,${20 + T * 0.8} 96,${40 + T * 0.7} 40,${40 + T}`), {
    fill: tone(way.trim, -0.02),
    volume: 10,
  });
  // upper
  const up = pts(
    `4,114~6 0,84 6,${52 + T * 0.5} 10,${22 + T} 22,${10 + T}~6 44,${20 + T} 76,${22 + T} 104,${24 + T * 0.8}~6 126,${46 + T * 0.45} 152,${64 + T * 0.15} 198,74 250,78 284,90 299,112~6 270,122 180,128 80,127`,
  );
  art += kit.part(up, {
    fill: way.main,
    volume: 22,
    shade: 0.6,
    light: 0.45,
    texture: ['grain', '#000', 0.6],
    cast: [0, 2, 2, 0.3],
    inside:
      `<g>${[pts(`58,${70 + T * 0.2}~8 104,${58 + T * 0.3}~8 132,88~8 146,112~8 78,116~8`), pts('158,96~6 208,96~6 226,107~8 176,116~6')].map((p) => kit.block(p, way.block) + kit.block(p, kit.texture(['mesh', '#000', 0.8])) + kit.seam(curve(p), { dark: 0.5, light: 0.3 })).join('')}</g>` +
      // heel counter, toe rand
      kit.block(pts('-6,60! 26,62 52,90 60,130! -6,130!'), tone(way.main, -0.06)) +
      kit.soft(pts('200,84 250,92 284,104 260,108 214,98'), '#fff', 0.3, 5) +
      kit.soft(pts(`10,${40 + T * 0.5} 24,${36 + T * 0.5} 26,70 12,76`), '#fff', 0.22, 5) +
      kit.folds(
        creases(
          `200,78 194,92 204,106 3; 216,80 211,94 218,108 3; 36,${60 + T * 0.3} 46,${70 + T * 0.2} 70,${64 + T * 0.3} 4; 40,78 52,84 68,78 3`,
        ),
        { blur: 3, dark: 0.5, light: 0.3 },
      ),
    over:
      kit.seam(pts('0,62 26,63 52,90 60,128'), { stitch: -2.6, dark: 0.55 }) +
      kit.seam(pts(`8,${40 + T * 0.6} 40,${48 + T * 0.7} 90,${44 + T * 0.55}`), { stitch: 2, dark: 0.45 }) +
      kit.soft(
        pts(`10,${26 + T} 40,${30 + T} 90,${32 + T} 86,${42 + T * 0.8} 40,${44 + T * 0.8} 12,${40 + T * 0.8}`),
        '#fff',
        0.14,
        3,
      ),
  });
  art += kit.part(pts('58,127! 120,122 190,116 240,104 274,93 292,100 300,114~4 270,124 180,129'), {
    fill: way.trim,
    volume: 9,
    texture: ['grain', '#fff', 0.5],
    light: 0.4,
    over: kit.line(pts('60,124 120,119 190,113 240,101 274,91'), '#fff', 1, 0.3),
  });
  art += kit.part(pts('-2,116~4 0,92 22,96 44,112 52,127! 10,122'), {
    fill: way.trim,
    volume: 9,
    texture: ['grain', '#fff', 0.5],
  });
  // eyestay
  const st = pts(
    `98,${24 + T * 0.8}~4 110,${26 + T * 0.75}~4 132,${50 + T * 0.45} 158,${70 + T * 0.12} 200,84~6 196,96~6 156,88 128,${74 + T * 0.2} 106,${50 + T * 0.5}`,
  );
  art += kit.part(st, { fill: way.trim, volume: 7, cast: [0, 2, 2, 0.45], texture: ['grain', '#fff', 0.4] });
  // laces
  const ey = [
    [108, 38 + T * 0.65, 94, 20 + T * 0.8],
    [118, 52 + T * 0.45, 112, 24 + T * 0.65],
    [130, 64 + T * 0.3, 134, 36 + T * 0.45],
    [144, 74 + T * 0.15, 152, 50 + T * 0.2],
    [160, 81 + T * 0.05, 172, 62 + T * 0.1],
    [178, 87, 192, 72],
  ].slice(mid ? 0 : 1);
  for (const [x, y, x2, y2] of ey)
    art += kit.tube(pts(`${x},${y} ${(x + x2) / 2 + 6},${(y + y2) / 2 - 1} ${x2 + 8},${y2 + 1}`), 4.6, way.accent, {
      dash: shadeOf(way.accent),
      gloss: 0.35,
    });
  for (const [x, y] of ey) art += kit.eyelet(x, y + 1, 4);
  const kx = ey[0][0];
  const ky = ey[0][1];
  art +=
    kit.tube(
      pts(`${kx + 6},${ky - 12} ${kx + 28},${ky - 24} ${kx + 46},${ky - 12} ${kx + 24},${ky - 6} ${kx + 8},${ky - 11}`),
      4,
      way.accent,
      { dash: shadeOf(way.accent) },
    ) +
    kit.tube(
      pts(`${kx + 6},${ky - 12} ${kx - 14},${ky - 20} ${kx - 26},${ky - 2} ${kx - 8},${ky + 1} ${kx + 4},${ky - 10}`),
      4,
      way.accent,
      { dash: shadeOf(way.accent) },
    ) +
    kit.tube(pts(`${kx + 5},${ky - 10} ${kx + 10},${ky + 14} ${kx + 22},${ky + 34}`), 3.6, way.accent, {
      dash: shadeOf(way.accent),
    });
  // heel loop + logo
  art += kit.strap(pts(`9,${40 + T} 2,${22 + T} 4,${6 + T} 14,${4 + T} 18,${16 + T}`), 6, way.accent);
  art += lettering(brand, 104, 101, 8, TONES.snow, { weight: 1.1 }) + brandMark(mk, 30, 80, 8, way.accent);
  return kit.svg(art, 'Hiking shoe');
}
