/** Pictures that are kept as recipes and drawn when they are first wanted. */
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { type DrawingRecipe, media as mediaTable } from '../db/schema/media';
import { describePicture } from './describe';
import { type MediaStore, writeOriginal } from './store';

/** Draws a recipe as SVG; the same recipe gives the same bytes. Throws for one it does not know. */
export type Drawer = (recipe: DrawingRecipe) => string;

/** A row for a picture that is drawn later. */
export type DrawnPicture = typeof mediaTable.$inferInsert & { recipe: DrawingRecipe };

const SVG = 'image/svg+xml';

/** What is known of a picture before it is drawn. Sizes are pixels; wrong ones are corrected when it is drawn. */
export interface Sketch {
  readonly recipe: DrawingRecipe;
  /** Changes whenever the recipe would be drawn differently, so that nobody is shown an old rendering. */
  readonly edition: string;
  readonly width: number;
  readonly height: number;
  /** Placeholder colour, `#rrggbb`. */
  readonly color: string;
  readonly isScene: boolean;
  readonly source: string;
}

/** The row of a picture that is drawn later: its name is the hash of its recipe and edition. */
export function drawnPicture({ recipe, edition, ...known }: Sketch): DrawnPicture {
  const hash = createHash('sha256')
    .update(JSON.stringify([edition, recipe]))
    .digest('hex')
    .slice(0, 32);
  return { ...known, recipe, hash, mime: SVG, bytes: 0 };
}

/**
 * Draws the original of a recipe and keeps it like any other. Two who draw at the same time write the same bytes.
 * @returns undefined where the picture has no recipe or nobody draws
 */
export async function drawOriginal(store: MediaStore, hash: string): Promise<Buffer | undefined> {
  if (!store.draw) return undefined;
  const [row] = await store.db
    .select({ recipe: mediaTable.recipe, color: mediaTable.color })
    .from(mediaTable)
    .where(eq(mediaTable.hash, hash));
  if (!row?.recipe) return undefined;
  const bytes = Buffer.from(store.draw(row.recipe), 'utf8');
  const { width, height } = await describePicture(bytes, SVG, row.color);
  await writeOriginal(store, hash, bytes);
  await store.db.update(mediaTable).set({ bytes: bytes.length, width, height }).where(eq(mediaTable.hash, hash));
  return bytes;
}
