/** Pictures that are stored as recipes and drawn when they are first requested. */
import { createHash } from 'node:crypto';
import type { DrawingRecipe, media as mediaTable } from '../db/schema/media';

/** Draws a recipe as SVG; the same recipe gives the same bytes. Throws for one it does not know. */
export type Drawer = (recipe: DrawingRecipe) => string;

/** The database row of a picture that is drawn later. */
export type DrawnPicture = typeof mediaTable.$inferInsert & { recipe: DrawingRecipe };

const SVG = 'image/svg+xml';

/** The data of a picture before it is drawn. Sizes are in pixels; wrong ones are corrected when it is drawn. */
export interface Sketch {
  readonly recipe: DrawingRecipe;
  /** Changes whenever the drawing of the recipe changes, so that no old rendering is served. */
  readonly edition: string;
  readonly width: number;
  readonly height: number;
  /** Placeholder colour, `#rrggbb`. */
  readonly color: string;
  readonly isScene: boolean;
  readonly source: string;
}

/** The row of a picture that is drawn later: its name is the hash of its recipe and edition. Goods are drawn on a transparent ground. */
export function drawnPicture({ recipe, edition, ...known }: Sketch): DrawnPicture {
  const hash = createHash('sha256')
    .update(JSON.stringify([edition, recipe]))
    .digest('hex')
    .slice(0, 32);
  return { ...known, recipe, hash, mime: SVG, bytes: 0, isCutOut: !known.isScene };
}

/**
 * Width and height, in pixels, that a drawing has in its first tag. A picture library would read all of it for them.
 * @throws when it has none
 */
export function sizeOfDrawing(svg: string): { width: number; height: number } {
  const [, width, height] = /^<svg\b[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  if (!(Number(width) > 0 && Number(height) > 0)) throw new Error('The drawing has no size.');
  return { width: Number(width), height: Number(height) };
}
