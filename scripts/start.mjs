/** `npm start`: builds when needed, then starts the shop. */
import { ensureBuilt } from './build.mjs';
import { launch } from './launch.mjs';

try {
  await ensureBuilt();
  launch('serve.mjs');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
