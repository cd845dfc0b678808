/** The program that renders pictures in a separate process: takes jobs from its parent, and ends with it. */
import { drawRecipe } from './demo/illustrations/draw-recipe';
import { paint } from './media/paint';
import type { FromPainter, ToPainter } from './media/paint-apart';

const send = (answer: FromPainter) => void process.send?.(answer);

process.on('message', (message) => {
  const { id, job } = message as ToPainter;
  paint(job, drawRecipe).then(
    (painting) => send({ id, painting }),
    (error: unknown) => send({ id, failed: error instanceof Error ? error.message : 'no picture' }),
  );
});
process.on('disconnect', () => process.exit());
// Ctrl+C reaches every process of the terminal; the shop itself says when the pictures are no longer needed.
process.on('SIGINT', () => {});
