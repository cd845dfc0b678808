/** The server of `npm start`: starts the built shop and prints one address a language. */
import { endWithLauncher } from './launch.mjs';
import { runServer } from './life.mjs';
import { root } from './project.mjs';

process.env.NODE_ENV = 'production';
process.chdir(root);
endWithLauncher();

await runServer(
  async (progress) => {
    /** @type {typeof import('../server')} */
    const { startShop } = await import(new URL('../build/shop.js', import.meta.url).href);
    /** @type {typeof import('../contract/log-record')} */
    const { errorRecord } = await import(new URL('../build/log-record.js', import.meta.url).href);
    return { ...(await startShop({ progress: progress.show })), errorRecord };
  },
  ({ addresses, accounts }) => {
    console.log('The shop is open:');
    for (const [language, address] of Object.entries(addresses)) console.log(`  ${language}  ${address}`);
    if (accounts.length === 0) return;
    console.log('Accounts of the demo shop, shown this once:');
    for (const { role, email, password } of accounts) console.log(`  ${role.padEnd(8)} ${email}  ${password}`);
  },
);
