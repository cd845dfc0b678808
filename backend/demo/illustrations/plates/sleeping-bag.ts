import { lightOf, mix, shadeOf } from './colour';
import { curve } from './curve';
import { creases, lerp, mirrored, num, type Point, pts, rectangle, seededRandom } from './geometry';
import { Kit } from './kit';
import { brandMark, lettering } from './lettering';
import { type Colourway, TONES } from './palette';
import { FRAMES } from './plate-defs';

export type SleepingbagOptions = { rows?: number; brand?: string };

export function sleepingbag(way, options = {}) {
  const { rows = 13, brand = 'HANKI', temp = '-9' } = options;
  const kit = new Kit([-450, -40, 450, 2110], FRAMES.upright, 40);
  const random = seededRandom(11);
  const L = 2100;
  const prof = pts('0,250 120,330 300,380 430,388 560,388 900,350 1300,300 1700,275 1950,262 2060,215 2100,120');
  const w = (y) => {
    for (let i = 1; i < prof.length; i++)
      if (y <= prof[i][0])
        return lerp(prof[i - 1][1], prof[i][1], (y - prof[i - 1][0]) / (prof[i][0] - prof[i - 1][0]));
    return 120;
  };
  const y0 = 430;
  const ys = Array.from({ length: rows + 1 }, (_, i) => lerp(y0, L - 110, i / rows));
  const h = ys[1] - ys[0];
  const hood = mirrored(pts('0,-20 150,0 280,90 368,240 404,380 400,446~12 200,474 0,480'));
  let art = kit.flatShadow(
    [
      curve(hood),
      curve(mirrored(pts('0,420! 384,420! 386,560 350,900 300,1300 276,1700 264,1950 214,2062 120,2100 0,2104'))),
    ],
    { dx: 8, dy: 14, blur: 14, opacity: 0.35 },
  );
  const strip = kit.once('strip', (id) => {
    const q = [];
    for (let j = 0; j < 22; j++) {
      const x = lerp(-400, 400, (j + 0.2 + random() * 0.6) / 22);
      if (random() > 0.3) {
        const l = h * (0.25 + random() * 0.35);
        q.push([x, 14, x + random() * 16 - 8, 16 + l * 0.6, x + random() * 30 - 15, 16 + l, 4 + random() * 6]);
      }
      if (random() > 0.35) {
        const l = h * (0.25 + random() * 0.4);
        const X = x + 20;
        q.push([X, h + 16, X + random() * 12 - 6, h - l * 0.5, X + random() * 30 - 15, h - l, 4 + random() * 7]);
      }
    }
    return `<g id="${id}">${kit.folds(q, { blur: 2, dark: 0.42, light: 0.24, offset: 1.4 })}</g>`;
  });
  const G = (f) =>
    kit.linear(
      `0 ${shadeOf(f)} 0.8, 0.1 ${shadeOf(f)} 0.25, 0.3 ${lightOf(f)} 0.45, 0.5 ${lightOf(f)} 0.06, 0.78 ${shadeOf(f)} 0.35, 1 ${shadeOf(f)} 0.95`,
    );
  const body = mirrored(pts('0,420! 384,420! 386,560 350,900 300,1300 276,1700 264,1950 214,2062 120,2100 0,2104'));
  art += kit.part(body, { fill: way.main, volume: 20, line: 1 });
  const baffle = (y1, y2, i, f) => {
    const m = (y1 + y2) / 2;
    const p = mirrored(
      pts(
        `0,${y1 + 22} ${w(y1) * 0.5},${y1 + 16} ${w(y1) - 6},${y1}! ${w(m) + 14},${lerp(y1, y2, 0.35)} ${w(m) + 12},${lerp(y1, y2, 0.7)} ${w(y2) - 6},${y2}! ${w(y2) * 0.5},${y2 + 16} 0,${y2 + 22}`,
      ),
    );
    return kit.part(p, {
      fill: f,
      volume: 0,
      line: 0.9,
      wash: G(f),
      inside: `<use href="#${strip}" transform="translate(0 ${num(y1)})${i % 2 ? ' scale(-1 1)' : ''}"/>`,
    });
  };
  for (let i = 0; i < rows; i++) art += baffle(ys[i], ys[i + 1], i, i < 2 || i === rows - 1 ? way.block : way.main);
  const fb = mirrored(
    pts(`0,${L - 88} ${w(L - 110) * 0.6},${L - 98} ${w(L - 110) - 4},${L - 112}! 212,2064 120,2104 0,2110`),
  );
  art += kit.part(fb, { fill: way.block, volume: 26, shade: 0.7, wash: G(way.block) });
  art += `<g clip-path="url(#${kit.clip(kit.path(curve(body)))})"><rect x="-420" y="400" width="840" height="1720" fill="${kit.linear('0 #1b2338 0.6, 0.22 #1b2338 0.08, 0.38 #fff 0.06, 0.7 #1b2338 0.06, 1 #1b2338 0.65', 0, 0, 1, 0)}" class="m"/></g>`;
  // zip with draught tube on right side
  art += kit.zip(pts('250,430 252,700 222,1100 196,1500 186,1760'), {
    tape: way.trim,
    teeth: mix(way.trim, '#ffffff', 0.4),
    width: 9,
    pull: [251, 470, 0],
    pullColour: way.accent,
    pullLength: 30,
  });
  // hood
  art += kit.part(hood, {
    fill: way.block,
    volume: 46,
    shade: 0.7,
    light: 0.4,
    cast: [0, 6, 6, 0.4],
    over:
      [pts('-120,-10 -190,120 -260,300 -300,452'), pts('120,-10 190,120 260,300 300,452')]
        .map((q) => kit.seam(q, { pucker: 0.5, dark: 0.6 }))
        .join('') +
      kit.folds(
        creases(
          '-300,120 -250,150 -200,150 12; 300,120 250,150 200,150 12; -360,260 -300,280 -250,270 12; 360,270 310,290 250,276 12; 0,-10 10,30 0,70 10; -80,0 -80,40 -100,80 8; 80,0 84,40 100,80 8',
        ),
        { blur: 4 },
      ),
  });
  const hole = mirrored(pts('0,90 120,104 196,190 206,300 150,388 60,410 0,414'));
  art += kit.part(hole, {
    fill: way.c2 ?? mix(way.accent, way.trim, 0.25),
    volume: 40,
    shade: 0.95,
    shadeColour: '#0a0e17',
    light: 0.05,
    inside:
      [170, 240, 310].map((y) => kit.seam(pts(`-210,${y - 10} 0,${y + 14} 210,${y - 10}`), { pucker: 0.5 })).join('') +
      kit.part(rectangle(-64, 150, 128, 62, 5), { fill: TONES.snow, volume: 4, cast: [1, 3, 3, 0.5] }) +
      lettering(brand, 0, 182, 26, '#27303f', { weight: 1 }),
  });
  art +=
    kit.tube(curve(hole), 16, way.accent, { gloss: 0.3, shadow: 0 }) +
    kit.tube(pts('60,408 70,470 40,540'), 9, way.accent) +
    kit.cordlock(64, 446, 6, 1.1, way.trim);
  art +=
    kit.part(rectangle(-268, 520, 150, 60, 8), { fill: way.trim, volume: 5, cast: [1, 3, 3, 0.4] }) +
    lettering(brand, -193, 550, 24, way.accent, { weight: 1.1 }) +
    lettering(temp + ' C', -190, 2050, 0, way.accent) +
    brandMark('fell', -200, 650, 36, way.accent);
  return kit.svg(art, 'Sleeping bag');
}
