import { type Drawer, sizeOfDrawing } from './drawn';
import { BOXES } from './media-path';
import { readOriginal, writeOriginal } from './original-files';
import type { Painting, PaintJob } from './painter';
import { isPlain } from './raster';
import { renderPicture } from './render';

/** Makes one rendering; the original of a recipe is drawn and stored when it does not exist yet. */
export async function paint(job: PaintJob, draw?: Drawer): Promise<Painting | null> {
  const stored = await readOriginal(job, job.hash);
  const drawn = stored ? null : await drawOriginal(job, draw);
  const bytes = stored ?? drawn?.original;
  if (!bytes) return null;
  const { width, height } = drawn ?? job;
  const { mime, isScene, box, format } = job;
  const source = { bytes, mime, isScene, width, height, isDrawing: job.recipe !== null && isPlain(bytes) };
  const rendering = await renderPicture(source, BOXES[box], format);
  return { bytes: rendering, drawn: drawn && { bytes: bytes.length, width, height } };
}

/** Concurrent drawings of the same recipe write the same bytes. */
async function drawOriginal(
  job: PaintJob,
  draw: Drawer | undefined,
): Promise<{ original: Buffer; width: number; height: number } | null> {
  if (!job.recipe || !draw) return null;
  const drawing = draw(job.recipe);
  const { width, height } = sizeOfDrawing(drawing);
  const original = Buffer.from(drawing, 'utf8');
  await writeOriginal(job, job.hash, original);
  return { original, width, height };
}
