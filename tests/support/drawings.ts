import sharp from 'sharp';

/** What a small rendering of a drawing covers. */
export type Silhouette = {
  /** Cells of a square of `cells` × `cells`, row by row: true where something is painted. */
  readonly covered: readonly boolean[];
  /** Distance of what is painted from each edge, as shares of the drawing's width and height. */
  readonly margin: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
};

/** Alpha, of 255, from which a cell counts as painted: soft shadows do not. */
const PAINTED = 96;

/** Renders a drawing into a square of cells, stretched to it. */
export async function silhouetteOf(svg: string, cells = 64): Promise<Silhouette> {
  const pixels = await sharp(Buffer.from(svg), { density: 12 })
    .resize(cells, cells, { fit: 'fill' })
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  const covered = [...pixels].map((alpha) => alpha >= PAINTED);
  const columns = covered.flatMap((isPainted, cell) => (isPainted ? [cell % cells] : []));
  const rows = covered.flatMap((isPainted, cell) => (isPainted ? [Math.floor(cell / cells)] : []));
  return {
    covered,
    margin: {
      left: Math.min(...columns) / cells,
      right: 1 - (Math.max(...columns) + 1) / cells,
      top: Math.min(...rows) / cells,
      bottom: 1 - (Math.max(...rows) + 1) / cells,
    },
  };
}

/** The share of cells that only one of two silhouettes covers, among those that either covers. */
export function differenceOf(one: Silhouette, other: Silhouette): number {
  const either = one.covered.filter((isPainted, cell) => isPainted || other.covered[cell]).length;
  return one.covered.filter((isPainted, cell) => isPainted !== other.covered[cell]).length / either;
}
