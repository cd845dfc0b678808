import { lightOf, mix, readableOn, tone } from './colour';
import { creases, ellipse, mirrored, num, pts, rectangle, seededRandom } from './geometry';
import { Kit } from './kit';
import { clothShade } from './pale-light';
import { type Colourway, TONES } from './palette';
import { type Box, FRAMES } from './plate-defs';
import { wordmark } from './wordmark';

export type BeanieOptions = {
  pom?: boolean;
  pattern?: 'none' | 'jacquard';
  brand?: string;
  /** the fold and its label, taken from near */
  closeUp?: boolean;
};

const DETAIL: Box = [-60, -30, 76, 140];

const CROWN = mirrored(pts('0,-118 44,-108 88,-70 110,-10 117,60 0,70'));
/** The folded edge. */
const BRIM = mirrored(pts('0,48 70,45 118,38~10 125,84 123,126~10 70,136 0,139'));

export function drawBeanie(way: Colourway, options: BeanieOptions = {}): string {
  const { pom = false, pattern = 'none', brand = 'hanki' } = options;
  const kit = new Kit([-150, pom ? -178 : -128, 150, 142], FRAMES.square, 70);
  let art = kit.flatShadow([CROWN, BRIM]);
  if (pom) {
    const random = seededRandom(4);
    let a = '';
    let b = '';
    for (let i = 0; i < 260; i++) {
      const t = random() * 6.283;
      const r = i < 90 ? 36 + random() * 11 : Math.sqrt(random()) * 38;
      const l = i < 90 ? 12 : 9;
      const q = t + (random() - 0.5) * 1.1;
      const x = Math.cos(t) * r;
      const y = Math.sin(t) * r;
      const d = `M${num(x)} ${num(-132 + y)}l${num(-Math.cos(q) * l)} ${num(-Math.sin(q) * l)}`;
      if (random() + (x + y) / 60 > 0.5) b += d;
      else a += d;
    }
    art +=
      kit.part(ellipse(0, -132, 42, 40), { fill: tone(way.accent, -0.1), volume: 30, line: 0 }) +
      `<path d="${b}" stroke="${mix(way.accent, clothShade(way.accent), 0.4)}" stroke-width="2.2" stroke-linecap="round"/><path d="${a}" stroke="${mix(way.accent, lightOf(way.accent), 0.5)}" stroke-width="2" stroke-linecap="round"/>`;
  }
  // rib columns converge to the crown top
  let dk = '';
  let lt = '';
  const n = 30;
  for (let i = 0; i <= n; i++) {
    const u = -1 + (2 * i) / n;
    const e = Math.sin(u * 1.45) / Math.sin(1.45);
    const x = e * 121;
    const seg = (x2: number) => `M${num(x2)} 70C${num(x2)} -18 ${num(x2 * 0.84)} -104 ${num(x2 * 0.05)} -119`;
    dk += seg(x);
    lt += seg(x + 4.4 * Math.cos(u));
  }
  let inside = `<path d="${dk}" fill="none" stroke="${clothShade(way.main)}" stroke-width="3.4" stroke-opacity=".62"/><path d="${dk}" fill="none" stroke="${clothShade(way.main)}" stroke-width="1.4" stroke-opacity=".6"/><path d="${lt}" fill="none" stroke="${lightOf(way.main)}" stroke-width="2.6" stroke-opacity=".38" stroke-dasharray="3.4 1.4"/>`;
  if (pattern === 'jacquard') {
    const cell = 6.4;
    const rows = ['...x...x', '..xxx...', '.xx.xx..', 'xx.x.xx.', '.xx.xx..', '..xxx...', '...x...x'];
    const M = rows.length;
    inside = '';
    const band = (y0: number, col: string) => {
      let d = '';
      for (let r = 0; r < M; r++)
        for (let q = 0; q < 40; q++)
          if (rows[r]?.[(q + 4) % 8] === 'x') {
            const x = -128 + q * cell;
            const y = y0 + r * cell + (x / 120) ** 2 * -4;
            d += `M${num(x)} ${num(y)}l3.2 3.2 3.2-3.2v5l-3.2 3.2-3.2-3.2Z`;
          }
      return `<path d="${d}" fill="${col}"/>`;
    };
    inside +=
      kit.block(rectangle(-130, -2, 260, 54), way.block) +
      band(2, way.accent) +
      kit.block(rectangle(-130, -10, 260, 4), way.accent) +
      kit.block(rectangle(-130, 56, 260, 4), way.accent) +
      `<rect x="-130" y="-120" width="260" height="200" fill="${kit.texture(['knit', '#000', 1.5])}"/><rect x="-130" y="-120" width="260" height="200" fill="${kit.texture(['knit', '#fff', 1.5])}" opacity=".35" transform="translate(1.2 1)"/>` +
      kit.folds(
        creases(
          '-70,-90 -30,-104 0,-116 5; 70,-90 30,-104 2,-116 5; -34,-60 -18,-94 -2,-114 5; 34,-60 18,-94 2,-114 5',
        ),
        { blur: 3 },
      );
  }
  art += kit.part(CROWN, {
    fill: way.main,
    volume: 60,
    shade: 0.62,
    light: 0.2,
    inside,
    over: kit.folds(creases('-110,30 -70,40 -40,66 9; 112,30 76,44 50,66 9; -100,-20 -70,-30 -50,-70 8'), {
      blur: 7,
      dark: 0.4,
      light: 0.16,
    }),
  });
  // folded brim
  let d2 = '';
  let l2 = '';
  const m = 36;
  for (let i = 0; i <= m; i++) {
    const u = -1 + (2 * i) / m;
    const x = (Math.sin(u * 1.45) / Math.sin(1.45)) * 125;
    const y = 6 * Math.cos(u * 1.5);
    d2 += `M${num(x)} ${num(38 + y)}V${num(132 + y)}`;
    l2 += `M${num(x + 3.6 * Math.cos(u))} ${num(38 + y)}V${num(132 + y)}`;
  }
  const bc = pattern === 'jacquard' ? way.block : tone(way.main, 0.015);
  art += kit.part(BRIM, {
    fill: bc,
    volume: 26,
    shade: 0.6,
    light: 0.35,
    cast: [0, -5, 5, 0.45],
    inside:
      `<path d="${d2}" fill="none" stroke="${clothShade(bc)}" stroke-width="3.2" stroke-opacity=".7"/><path d="${l2}" fill="none" stroke="${lightOf(bc)}" stroke-width="2.4" stroke-opacity=".4" stroke-dasharray="3.2 1.3"/>` +
      `<rect x="-130" y="30" width="260" height="116" fill="${kit.linear('0 #1b2338 0.5, 0.25 #1b2338 0, 0.5 #1b2338 0, 1 #1b2338 0.55', 0, 0, 1, 0)}"/>`,
  });
  art +=
    kit.part(rectangle(-30, 74, 60, 32, 3), {
      fill: pattern === 'jacquard' ? TONES.snow : way.trim,
      volume: 6,
      cast: [1, 3, 3, 0.45],
      texture: ['twill', '#fff', 0.6],
      over: kit.stitching(rectangle(-27, 77, 54, 26, 2).concat(pts('-27,77')), 0.7, way.accent),
    }) +
    wordmark(brand, 0, 90, 11, pattern === 'jacquard' ? way.block : readableOn(way.trim, way.accent), {
      weight: 1.1,
      room: 48,
    });
  return kit.svg(art, 'Beanie', options.closeUp ? DETAIL : undefined);
}
