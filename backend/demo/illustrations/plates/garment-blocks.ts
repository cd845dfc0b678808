import type { TopLook } from './garment-look';
import { flipped, mirrored, num, type Point, pts, rectangle } from './geometry';
import type { Kit } from './kit';
import type { Colourway } from './palette';

/** Height of the uppermost seam of the insulation, mm. */
const FIRST_ROW = 34;

/** The second colour of the body, inside its outline. */
export function bodyBlocks(kit: Kit, way: Colourway, { block, cut, quilt, row }: TopLook): string {
  const { underarm, length, shoulder } = cut;
  switch (block) {
    case 'yoke': {
      if (quilt !== 'none') {
        const seam = FIRST_ROW + Math.round((underarm * 0.68 - FIRST_ROW) / row) * row;
        return kit.block(mirrored(pts(`0,-30! 320,-30! 320,${seam - 10}! 150,${seam + 3} 0,${seam + 5}`)), way.block);
      }
      return kit.block(
        mirrored(
          pts(
            `0,-30! 300,-30! 300,${underarm * 0.66}! 180,${underarm * 0.62} 90,${underarm * 0.7} 0,${underarm * 0.73}`,
          ),
        ),
        way.block,
      );
    }
    case 'split':
      return kit.block(mirrored(pts(`0,-30! 300,-30! 300,${underarm + 40}! 0,${underarm + 70}`)), way.block);
    case 'hem':
      return kit.block(rectangle(-320, length * 0.7, 640, length), way.block);
    case 'bands':
      return (
        kit.block(
          mirrored(
            pts(
              `0,${underarm * 0.72} 150,${underarm * 0.7} 320,${underarm * 0.66}! 320,${underarm * 0.99}! 150,${underarm * 1.02} 0,${underarm * 1.04}`,
            ),
          ),
          way.block,
        ) +
        kit.line(
          mirrored(pts(`0,${underarm * 1.12} 150,${underarm * 1.1} 320,${underarm * 1.07}!`)).sort(
            (a, b) => a[0] - b[0],
          ),
          way.accent,
          9,
        )
      );
    case 'stripes':
      return Array.from({ length: 13 }, (_, i) => {
        const y = underarm * 0.68 + i * 38;
        return kit.line(pts(`-320,${y - 8} 0,${y + 6} 320,${y - 8}`), way.accent, 8, 0.9);
      }).join('');
    case 'side': {
      const panel = pts(
        `${shoulder + 60},${underarm * 0.5}! ${shoulder - 6},${underarm * 0.76} ${shoulder + 4},${underarm * 1.5} ${shoulder - 22},${length + 30}! 340,${length + 30}!`,
      );
      return kit.block(panel, way.block) + kit.block(flipped(panel), way.block);
    }
    default:
      return '';
  }
}

/** The seams that join it, or the side seams. */
export function blockSeams(kit: Kit, { block, cut, cloth, sleeve }: TopLook): string {
  const { underarm, length, shoulder, chest } = cut;
  const both = (points: readonly Point[], options: Parameters<Kit['seam']>[1]): string =>
    kit.seam(points, options) + kit.seam(flipped(points), options);
  const wide = (half: string): Point[] => mirrored(pts(half)).sort((a, b) => a[0] - b[0]);
  const dark = cloth === 'jersey' ? 0.25 : 0.45;
  switch (block) {
    case 'yoke':
      return kit.seam(
        wide(`0,${underarm * 0.73} 90,${underarm * 0.7} 180,${underarm * 0.62} ${chest - 4},${underarm * 0.65}`),
        { pucker: 0.15, stitch: 2, dark },
      );
    case 'split':
      return kit.seam(wide(`0,${underarm + 70} ${chest * 0.5},${underarm + 60} ${chest - 2},${underarm + 46}`), {
        pucker: 0.15,
        dark,
      });
    case 'hem':
      return kit.seam(pts(`-${chest - 8},${length * 0.7} 0,${length * 0.704} ${chest - 8},${length * 0.7}`), { dark });
    case 'side':
      return both(
        pts(
          `${sleeve ? `${shoulder + 30},${underarm * 0.62} ` : ''}${shoulder - 4},${underarm * 0.8} ${shoulder + 4},${underarm * 1.5} ${shoulder - 22},${length - 2}`,
        ),
        { pucker: 0.14, dark },
      );
    case 'bands':
    case 'stripes':
      return '';
    default:
      return both(pts(`${chest - 8},${underarm + 40} ${chest - 30},${underarm + 180} ${chest - 34},${length - 4}`), {
        dark: dark * 0.75,
      });
  }
}

/** Seams of the insulation across the body. */
export function quiltLines({ quilt, row, cut }: TopLook): Point[][] {
  const { length, chest } = cut;
  const reach = chest + 40;
  const heights = Array.from({ length: Math.ceil(length / row) + 3 }, (_, i) => FIRST_ROW + i * row);
  switch (quilt) {
    case 'none':
      return [];
    case 'rows':
      return heights.map((y) =>
        pts(`${-reach},${y - 6} ${-reach * 0.5},${y + 3} 0,${y + 5} ${reach * 0.5},${y + 3} ${reach},${y - 6}`),
      );
    case 'chevron':
      return heights.map((y) => pts(`${-reach},${y - 66} 0,${y + 6}! ${reach},${y - 66}`));
    case 'box':
      return [
        ...heights.filter((_, i) => i % 2 === 0).map((y) => pts(`${-reach},${y} 0,${y + 6} ${reach},${y}`)),
        ...[-0.62, 0.62].map((share) =>
          pts(`${reach * share},0 ${reach * share * 1.04},${length * 0.5} ${reach * share},${length}`),
        ),
      ];
    case 'diamond':
      return [1, -1].flatMap((lean) =>
        Array.from({ length: Math.ceil((length + 2 * reach) / row) }, (_, i) => {
          const y = i * row - reach + 20;
          return pts(`${-reach},${num(y - lean * reach * 0.9)} 0,${y} ${reach},${num(y + lean * reach * 0.9)}`);
        }),
      );
  }
}
