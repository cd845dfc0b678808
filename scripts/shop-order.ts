/** `npm run shop:order -- NUMBER VERB` and `-- RETURN VERB`: moves an order or a return to its next status, with a mail. */

import { backendSettings } from 'backend/env';
import { onShopDatabase, runCommand } from './database-command';
import { orderCommand } from './order-command';

runCommand(async () => {
  const run = orderCommand(process.argv.slice(2));
  const settings = backendSettings();
  await onShopDatabase('shop-order', async (db) => console.log(await run({ db, settings, now: new Date() })));
});
