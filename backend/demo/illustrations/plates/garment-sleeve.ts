import { type Cloth, clothPaint, DRAPES, fuzz } from './cloth';
import { CLOTH_EDGE, clothLight } from './cloth-light';
import { tone } from './colour';
import { curve } from './curve';
import { type SleeveCut, type TopLook, topSeed } from './garment-look';
import { quilting } from './garment-quilt';
import { type Fold, foldsOnSide, onSide, type Point, type Side } from './geometry';
import type { Kit } from './kit';
import { isPale, PALE } from './pale-light';
import type { Colourway } from './palette';
import { type SleeveFrame, sharp, sleeveFrame } from './sleeve-frame';

/** Folds of the arm as u, v of start, control point and end, and the half width in mm. */
const FOLDS: readonly Fold[] = [
  [0.36, -1, 0.43, -0.2, 0.41, 0.5, 10],
  [0.43, -1, 0.49, 0, 0.46, 0.8, 9],
  [0.5, -0.9, 0.52, 0, 0.58, 0.6, 9],
  [0.57, -0.9, 0.57, 0, 0.53, 1, 8],
  [0.68, -0.7, 0.7, 0.2, 0.78, 0.7, 8],
  [0.84, -0.6, 0.89, 0.2, 0.87, 1, 7],
  [0.12, 0.9, 0.22, 0.1, 0.34, -0.7, 9],
  [0.92, -0.8, 0.94, 0, 0.91, 0.8, 5],
];
const SHORT_FOLDS: readonly Fold[] = [
  [0.3, 0.9, 0.6, 0.3, 0.95, 0.2, 10],
  [0.7, -0.9, 0.75, -0.2, 0.95, 0, 9],
  [0.15, 0.6, 0.5, -0.1, 0.8, -0.5, 9],
];

const sleeveFolds = ({ at }: SleeveFrame, folds: readonly Fold[]): Fold[] =>
  folds.map(([u0, v0, uc, vc, u1, v1, width]) => {
    const [x0, y0] = at(u0, v0);
    const [cx, cy] = at(uc, vc);
    const [x1, y1] = at(u1, v1);
    return [x0, y0, cx, cy, x1, y1, width];
  });

function sleeveColour(way: Colourway, { block }: TopLook): string {
  return block === 'sleeves' ? way.block : way.main;
}

/** Colour blocks that run on from the body, as bands of u. */
function blocks(kit: Kit, way: Colourway, look: TopLook, { at }: SleeveFrame, length: number, side: Side): string {
  const toSide = onSide(side);
  const band = (from: number, to: number, colour: string): string =>
    kit.block(toSide([sharp(at(from, -1.6)), sharp(at(from, 1.6)), sharp(at(to, 1.6)), sharp(at(to, -1.6))]), colour);
  switch (look.block) {
    case 'yoke': {
      const row = look.row / length;
      return band(
        -0.4,
        look.quilt === 'none' ? 0.17 : (0.6 + Math.max(0, Math.round(0.17 / row - 0.6))) * row,
        way.block,
      );
    }
    case 'split':
      return band(-0.4, 0.42, way.block);
    case 'hem':
      return band(0.72, 1.1, way.block);
    case 'stripes':
      return Array.from({ length: 13 }, (_, i) =>
        kit.line(
          toSide([at(0.12 + i * 0.068, 1.1), at(0.13 + i * 0.068, 0), at(0.12 + i * 0.068, -1.1)]),
          way.accent,
          8,
          0.9,
        ),
      ).join('');
    case 'bands':
      return band(0.26, 0.36, way.block) + band(0.39, 0.41, way.accent);
    default:
      return '';
  }
}

function cuff(kit: Kit, way: Colourway, look: TopLook, { at }: SleeveFrame, side: Side): string {
  const toSide = onSide(side);
  const band = (from: number, to: number, wide: number): Point[] =>
    toSide([
      sharp(at(from, wide), 4),
      at(from + 0.012, 0),
      sharp(at(from, -wide), 4),
      sharp(at(to, -wide), 6),
      at(to + 0.014, 0),
      sharp(at(to, wide), 6),
    ]) as Point[];
  const across = (u: number): readonly Point[] => toSide([at(u, 1), at(u + 0.012, 0), at(u, -1)]);
  switch (look.cuff) {
    case 'plain':
      return kit.seam(across(0.955), { dark: 0.42, stitch: -1.5 });
    case 'bound':
      return kit.part(band(0.975, 1.005, 1.02), { fill: way.trim, volume: 6 });
    case 'rib':
      return (
        kit.part(band(0.95, 1.07, 0.9), { fill: way.trim, volume: 10, texture: ['rib', '#000', 0.5] }) +
        kit.seam(across(0.955), { pucker: 0.3 })
      );
    case 'gathered':
      return (
        kit.part(band(0.965, 1.02, 0.86), { fill: way.trim, volume: 8, texture: ['rib', '#000', 0.45] }) +
        kit.folds(
          [-0.6, -0.2, 0.2, 0.6].map((v): Fold => {
            const [x0, y0] = at(0.965, v);
            const [x1, y1] = at(0.92, v * 1.1);
            return [x0 * side, y0, x0 * side, y0 - 8, x1 * side, y1, 4];
          }),
          { blur: 2.4, dark: 0.5, light: 0.2 },
        )
      );
    case 'tab':
      return look.view === 'back'
        ? kit.seam(across(0.955), { dark: 0.42 })
        : kit.seam(across(0.96), { dark: 0.42 }) +
            kit.part(
              toSide([
                sharp(at(0.925, -0.75), 4),
                sharp(at(0.905, 0.55), 8),
                sharp(at(0.945, 0.62), 8),
                sharp(at(0.962, -0.72), 4),
              ]),
              {
                fill: way.trim,
                volume: 6,
                cast: [1, 2, 2, 0.4],
                texture: ['grain', '#fff', 0.6],
              },
            );
  }
}

/** One sleeve with its cuff, drawn over the body. */
export function sleeve(kit: Kit, way: Colourway, look: TopLook, cut: SleeveCut, side: Side): string {
  const frame = sleeveFrame(look.cut, cut);
  const { at } = frame;
  const toSide = onSide(side);
  const outline = toSide(frame.outline);
  const isShort = cut.length < 400;
  const fill = sleeveColour(way, look);
  const cloth: Cloth = look.sideCloth ?? look.cloth;
  const isQuilted = look.quilt !== 'none' && look.sideCloth === undefined;
  const rows = isQuilted
    ? quilting(
        kit,
        Array.from({ length: Math.floor(cut.length / look.row) }, (_, i) => {
          const u = ((i + 0.6) * look.row) / cut.length;
          const dip = look.quilt === 'chevron' ? 0.07 : 0.014;
          return toSide([at(u, 1.1), at(u + dip, 0), at(u, -1.1)]);
        }),
        look.row,
      )
    : '';
  const bands = look.reflective
    ? kit.line(toSide([at(0.66, 1.2), at(0.675, 0), at(0.66, -1.2)]), '#dfe4e6', 11) +
      kit.line(
        toSide([at(0.66, 1.2), at(0.675, 0), at(0.66, -1.2)]),
        '#9aa3a8',
        11,
        0.5,
        `stroke-dasharray="${kit.units(1)} ${kit.units(2)}"`,
      )
    : '';
  const elbow = isShort
    ? ''
    : kit.seam(toSide([at(0.44, 0.95), at(0.5, 0.1), at(0.52, -0.9)]), {
        dark: look.cloth === 'jersey' ? 0 : 0.26,
        light: 0.1,
      });
  const seamLine = frame.outline.slice(0, 3);
  const under: Point = [look.cut.chest - 11, look.cut.underarm - 2];
  return [
    cloth === 'pile' ? fuzz(kit, curve(outline), tone(fill, -0.03)) : '',
    kit.part(outline, {
      fill,
      ...clothPaint(kit, cloth, fill),
      inside:
        blocks(kit, way, look, frame, cut.length, side) +
        bands +
        rows +
        clothLight(outline, {
          ...DRAPES[cloth],
          folds: isQuilted ? [] : foldsOnSide(sleeveFolds(frame, isShort ? SHORT_FOLDS : FOLDS), side),
          seed: topSeed(look) + (side > 0 ? 1 : 2),
          round: isQuilted ? 60 : 40,
        }),
      ...CLOTH_EDGE,
      cast: [side * -2 + 2, 5, 6, 0.3],
      line: cloth === 'pile' ? 0.5 : CLOTH_EDGE.line,
    }),
    isQuilted ? '' : elbow,
    cuff(kit, way, look, frame, side),
    kit.line(toSide([under, ...seamLine]), isPale(fill) ? PALE.deep : '#0d1220', 1, isPale(fill) ? 0.6 : 0.34),
    cloth === 'pile' ? '' : kit.stitching(toSide([under, ...seamLine].map(([x, y]): Point => [x - 7, y + 1])), 0.2),
  ].join('');
}
