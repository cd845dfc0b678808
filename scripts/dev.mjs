/** `npm run dev`: the shop from its sources, pages with hot reload. A change below `backend/` needs a restart. */
import { runServer } from './life.mjs';
import { root } from './project.mjs';

process.env.NODE_ENV = 'development';
process.chdir(root);

await runServer(
  async (progress) => {
    const { startShop } = await import('../server');
    const { errorRecord } = await import('../contract/log-record');
    return { ...(await startShop({ progress: progress.show, development: true })), errorRecord };
  },
  ({ addresses }) => {
    console.log('The shop runs from its sources:');
    for (const [language, address] of Object.entries(addresses)) console.log(`  ${language}  ${address}`);
  },
);
