/** `npm run start:backend`: the backend alone over HTTP, for storefronts that run elsewhere with API_URL. */
import { ensureBuilt } from './build.mjs';
import { launch } from './launch.mjs';

try {
  await ensureBuilt();
  launch('serve-backend.mjs');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
