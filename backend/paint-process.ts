/** The program that renders and encodes pictures in a separate process: takes jobs from its parent, and ends with it. */
import { drawRecipe } from './demo/illustrations/draw-recipe';
import { encodeUpload } from './media/encode-upload';
import { paint } from './media/paint';
import type { FromPainter, ToPainter } from './media/paint-apart';

const send = (answer: FromPainter) => void process.send?.(answer);

process.on('message', (message) => {
  const { id, job } = message as ToPainter;
  const work = 'source' in job ? encodeUpload(job) : paint(job, drawRecipe);
  work.then(
    (result) => send({ id, result }),
    (error: unknown) => send({ id, failed: error instanceof Error ? error.message : 'no picture' }),
  );
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches every process of the terminal; the shop itself says when the pictures are no longer needed.
process.on('SIGINT', () => {});
