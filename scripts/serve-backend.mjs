/** The server of `npm run start:backend`: the built backend over HTTP. */
import { endWithLauncher } from './launch.mjs';
import { runServer } from './life.mjs';
import { root } from './project.mjs';

process.env.NODE_ENV = 'production';
process.chdir(root);
endWithLauncher();

await runServer(
  async (progress) => {
    /** @type {typeof import('../backend/main')} */
    const { serveBackend } = await import(new URL('../build/backend.js', import.meta.url).href);
    /** @type {typeof import('../contract/log-record')} */
    const { errorRecord } = await import(new URL('../build/log-record.js', import.meta.url).href);
    return { ...(await serveBackend(progress.show)), errorRecord };
  },
  ({ address }) => console.log(`The backend answers at ${address}`),
);
