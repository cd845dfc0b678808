/** `npm run dev`: the shop from its sources, pages with hot reload. A change below `backend/` needs a restart. */
import { live } from './life.mjs';
import { root } from './project.mjs';

process.env.NODE_ENV = 'development';
process.chdir(root);

await live(
  async (progress) => {
    const { startShop } = await import('../server');
    return startShop({ progress: progress.show, development: true });
  },
  ({ addresses }) => {
    console.log('The shop runs from its sources:');
    for (const [language, address] of Object.entries(addresses)) console.log(`  ${language}  ${address}`);
  },
);
