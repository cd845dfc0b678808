/** Makes renderings in this process or a separate one, without access to the database. */
import type { DrawingRecipe } from '../db/schema/media';
import type { Drawer } from './drawn';
import type { BoxName } from './media-path';
import type { RenderFormat } from './render';

/** One rendering job with all its data. It is serialisable, so that it can be sent to another process. */
export interface PaintJob {
  readonly hash: string;
  /** Folder of the originals. */
  readonly originals: string;
  /** Recipe for drawing a missing original; null for a picture that came as a file. */
  readonly recipe: DrawingRecipe | null;
  readonly mime: string;
  /** Size of the original in pixels; an estimate before it is drawn. */
  readonly width: number;
  readonly height: number;
  /** Placeholder colour, `#rrggbb`. */
  readonly color: string;
  readonly isScene: boolean;
  readonly box: BoxName;
  readonly format: RenderFormat;
}

/** A rendering, and the original's actual size when it was drawn for this job. */
export interface Painting {
  readonly bytes: Uint8Array;
  readonly drawn: { readonly bytes: number; readonly width: number; readonly height: number } | null;
}

/** Makes a rendering; null when there is no original and none can be drawn. Rejects when it cannot be decoded. */
export type Painter = (job: PaintJob) => Promise<Painting | null>;

/**
 * A painter that works in this process. The image library is loaded with the first picture, so that a process that only
 * delegates never loads it.
 */
export function painterHere(draw?: Drawer): Painter {
  return async (job) => (await import('./paint')).paint(job, draw);
}
