/** `npm run shop:payments -- list | capture ID | cancel ID | refund ID [AMOUNT] | retry|sent|drop REFUND`: money that waits for a person. */

import { backendSettings } from 'backend/env';
import { processorsOf } from 'backend/payments/processors';
import { onShopDatabase, runCommand } from './database-command';
import { paymentsCommand } from './payments-command';

const log = {
  info: () => {},
  warn: (details: object, message: string) => console.error(message, details),
  error: (details: object, message: string) => console.error(message, details),
};

runCommand(async () => {
  const run = paymentsCommand(process.argv.slice(2));
  const settings = backendSettings();
  await onShopDatabase('shop-payments', async (db) => {
    const work = { db, settings, log, clock: () => new Date(), processors: processorsOf(settings) };
    console.log(await run(work));
  });
});
