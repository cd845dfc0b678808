import { CLOTH_EDGE, clothLight, creaseSeed } from './cloth-light';
import { tone } from './colour';
import { creases, num, pts } from './geometry';
import { Kit } from './kit';
import { lettering } from './lettering';
import { clothShade } from './pale-light';
import type { Colourway } from './palette';
import { type Box, FRAMES } from './plate-defs';

export type SockOptions = {
  stripe?: 'cuff' | 'nordic' | 'all';
  brand?: string;
  /** the cuff and its pattern, taken from near */
  closeUp?: boolean;
};

const DETAIL: Box = [-24, 2, 136, 202];

export function drawSock(way: Colourway, options: SockOptions = {}): string {
  const { stripe = 'cuff', brand = 'hanki' } = options;
  const kit = new Kit([-32, -14, 342, 420], FRAMES.square, 50);
  const one = (col: string): string => {
    const out = pts(
      '12,0~6 58,-5 106,0~6 113,60 114,130 101,214 106,262 140,290 204,304 258,318 286,344 288,370 264,392 222,396 150,391 90,392 42,384 14,356 8,312 18,262 20,210 8,130 6,60',
    );
    let rib = '';
    for (let i = 0; i < 17; i++) {
      const x = 11 + i * 6;
      rib += `M${num(x)} -8Q${num(x + 3)} 30 ${num(x + 1)} 58`;
    }
    const st =
      stripe === 'nordic'
        ? [
            { y: 78, weight: 14 },
            { y: 94, weight: 7 },
            { y: 210, weight: 7 },
          ]
            .map(({ y, weight }) => kit.line(pts(`-10,${y} 60,${y + 4} 134,${y}`), way.accent, weight))
            .join('')
        : stripe === 'cuff'
          ? kit.line(pts('-10,74 60,78 134,74'), way.accent, 9) + kit.line(pts('-10,90 60,94 134,90'), way.accent, 9)
          : Array.from({ length: 9 }, (_, i) =>
              kit.line(pts(`-10,${78 + i * 19} 60,${82 + i * 19} 134,${78 + i * 19}`), way.accent, 9, 0.9),
            ).join('');
    let dia = '';
    if (stripe === 'nordic')
      for (let r = 0; r < 3; r++)
        for (let i = 0; i < 9; i++) {
          const x = 6 + i * 13.4 + (r % 2 ? 7 : 0);
          const y = 120 + r * 28;
          dia += `M${num(x)} ${y - 11}l6 11-6 11-6-11Z`;
        }
    const heel = pts('-20,276! 20,274 54,306 62,342 46,400! -20,400!');
    const toe = pts('226,290! 219,330 229,366 222,410! 320,410! 320,290!');
    return kit.part(out, {
      fill: col,
      ...CLOTH_EDGE,
      cast: [4, 8, 8, 0.34],
      inside:
        st +
        (dia ? `<path d="${dia}" fill="${way.accent}"/>` : '') +
        kit.block(heel, way.block) +
        kit.block(toe, way.block) +
        kit.line(heel, way.accent, 2, 0.7) +
        kit.line(pts('226,290 219,330 229,366 222,410'), way.accent, 2, 0.7) +
        `<rect x="-20" y="-20" width="320" height="440" fill="${kit.texture(['knit', '#000', 0.75])}"/>` +
        kit.block(pts('-5,-12! 130,-12! 130,56 60,60 -5,56!'), way.block) +
        `<path d="${rib}" stroke="${clothShade(way.block)}" stroke-width="2.6" stroke-opacity=".7" fill="none"/>` +
        clothLight(out, {
          folds: creases(
            '4,250 50,262 110,240 10; 122,268 90,290 60,286 10; 6,200 40,210 70,200 8; 150,296 150,330 170,360 9; 30,384 80,372 120,392 8; 20,150 60,160 116,140 7',
          ),
          seed: creaseSeed(brand, stripe),
          round: 56,
          depth: 0.9,
          crumple: 0.5,
          grain: 0.5,
          shine: 0.7,
        }),
      over:
        kit.seam(pts('62,334 130,346 216,336'), { dark: 0.25, light: 0.15, stitch: 2 }) +
        lettering(brand, 140, 366, 12, way.accent, { weight: 1.2, rotate: 2 }),
    });
  };
  return kit.svg(
    `<g transform="translate(44 -2)">${one(tone(way.main, -0.04))}</g><g transform="translate(-10 14)">${one(way.main)}</g>`,
    'Ski sock',
    options.closeUp ? DETAIL : undefined,
  );
}
