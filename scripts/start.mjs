/** `npm start`: builds when needed, starts the shop and prints one address a language. */
import { ensureBuilt } from './build.mjs';
import { live } from './life.mjs';
import { root } from './project.mjs';

process.env.NODE_ENV = 'production';
process.chdir(root);

await live(
  async (progress) => {
    await ensureBuilt(progress);
    /** @type {typeof import('../server')} */
    const { startShop } = await import(new URL('../build/shop.js', import.meta.url).href);
    return startShop({ progress: progress.show });
  },
  ({ addresses, accounts }) => {
    console.log('The shop is open:');
    for (const [language, address] of Object.entries(addresses)) console.log(`  ${language}  ${address}`);
    if (accounts.length === 0) return;
    console.log('Accounts of the demo shop, shown this once:');
    for (const { role, email, password } of accounts) console.log(`  ${role.padEnd(8)} ${email}  ${password}`);
  },
);
