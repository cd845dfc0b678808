/** `npm run start:backend`: the backend alone over HTTP, for storefronts that run elsewhere with API_URL. */
import { ensureBuilt } from './build.mjs';
import { live } from './life.mjs';
import { root } from './project.mjs';

process.env.NODE_ENV = 'production';
process.chdir(root);

await live(
  async (progress) => {
    await ensureBuilt(progress);
    /** @type {typeof import('../backend/main')} */
    const { serveBackend } = await import(new URL('../build/backend.js', import.meta.url).href);
    return serveBackend(progress.show);
  },
  ({ address }) => console.log(`The backend answers at ${address}`),
);
