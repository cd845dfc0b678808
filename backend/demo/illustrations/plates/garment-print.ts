import { readableOn } from './colour';
import type { TopLook } from './garment-look';
import { num, pts } from './geometry';
import type { Kit } from './kit';
import { lettering } from './lettering';
import type { Colourway } from './palette';

/** Hills and a sun over water, its foot at the height `y`. */
function fells(kit: Kit, way: Colourway, ink: string, y: number): string {
  return [
    kit.block(
      pts(
        `-96,${y} -58,${y - 46}! -36,${y - 22}! 0,${y - 74}! 44,${y - 14}! 62,${y - 34}! 96,${y}! 40,${y + 6} -40,${y + 6}`,
      ),
      ink,
    ),
    kit.line(pts(`-86,${y + 16} -30,${y + 12} 30,${y + 20} 86,${y + 14}`), ink, 4),
    kit.line(pts(`-60,${y + 28} -10,${y + 24} 60,${y + 30}`), ink, 3.4, 0.8),
    `<circle cx="52" cy="${num(y - 66)}" r="15" fill="${ink}" opacity=".75"/>`,
    kit.line(pts(`-20,${y - 46} -4,${y - 30} 8,${y - 42} 18,${y - 24}`), way.main, 3, 0.9),
  ].join('');
}

/** Northern lights as two curtains of rays, over a dark line of spruces. */
function aurora(ink: string, y: number): string {
  const curtain = (from: number, to: number, foot: number, tall: number, opacity: number): string => {
    const rays = (share: number): string =>
      Array.from({ length: Math.round((to - from) / 6) }, (_, i) => {
        const low = y + foot + 13 * Math.sin(i * 0.62);
        const ray = (tall + tall * 0.34 * Math.sin(i * 1.3 + foot)) * share;
        return `M${from + i * 6} ${num(low)}l${num(ray * 0.16)} ${num(-ray)}`;
      }).join('');
    return [1, 0.72, 0.44, 0.2]
      .map(
        (share) =>
          `<path d="${rays(share)}" stroke="${ink}" stroke-width="4.4" stroke-opacity="${opacity}" fill="none"/>`,
      )
      .join('');
  };
  const spruces = Array.from({ length: 13 }, (_, i) => {
    const [x, tall] = [-96 + i * 16, 15 + ((i * 7) % 5) * 5];
    return `M${x - 8} ${num(y + 20)}L${x} ${num(y + 20 - tall)}L${x + 8} ${num(y + 20)}Z`;
  }).join('');
  return [
    curtain(-30, 96, -62, 56, 0.16),
    curtain(-96, 70, -30, 74, 0.27),
    `<path d="${spruces}M-104 ${num(y + 18)}H104V${num(y + 25)}H-104Z" fill="${ink}"/>`,
  ].join('');
}

/** A dead pine on a mound: a leaning trunk that twists, bare boughs, a broken top. */
function deadPine(kit: Kit, way: Colourway, ink: string, y: number): string {
  const bough = (points: string, weight: number): string =>
    kit.line(pts(points), ink, weight, 1, 'stroke-linecap="round" stroke-linejoin="round"');
  return [
    kit.block(
      pts(
        `-22,${y + 16}! -13,${y - 30} -8,${y - 84} -1,${y - 132}! 5,${y - 118}! 11,${y - 126}! 10,${y - 80} 14,${y - 28} 26,${y + 16}!`,
      ),
      ink,
    ),
    bough(`-8,${y - 58} -36,${y - 74} -52,${y - 100} -50,${y - 116}`, 6),
    bough(`-38,${y - 76} -62,${y - 78} -74,${y - 90}`, 4),
    bough(`10,${y - 84} 34,${y - 96} 44,${y - 116}`, 5.4),
    bough(`12,${y - 46} 42,${y - 56} 66,${y - 52} 80,${y - 66}`, 6),
    bough(`48,${y - 56} 58,${y - 74}`, 3.6),
    bough(`-6,${y - 100} -22,${y - 112}`, 4),
    bough(`-12,${y - 30} -34,${y - 34} -44,${y - 26}`, 4.4),
    kit.line(pts(`-4,${y - 112} 3,${y - 66} -3,${y - 22} 4,${y + 8}`), way.main, 2.6, 0.8),
    kit.block(pts(`-92,${y + 24} -46,${y + 12} 0,${y + 9} 50,${y + 13} 92,${y + 24} 40,${y + 27} -40,${y + 27}`), ink),
  ].join('');
}

/** A chest print with the maker's name, worn into the knit. */
export function printed(kit: Kit, way: Colourway, { brand, cut, motif }: TopLook): string {
  const y = cut.underarm * 0.98;
  const ink = readableOn(way.main, way.accent);
  const drawn = {
    fells: () => fells(kit, way, ink, y),
    aurora: () => aurora(ink, y),
    pine: () => deadPine(kit, way, ink, y),
  }[motif]();
  return `<g opacity=".92">${drawn}${lettering(brand, 0, y + 54, 18, ink, { weight: 1.1, track: 2.2 })}</g>`;
}
