/** `npm run shop:rates -- [usd=1.08 …]`: lists the exchange rates, or sets them. */
import { onShopDatabase, runCommand } from './database-command';
import { ratesCommand } from './rates-command';

runCommand(async () => {
  const work = ratesCommand(process.argv.slice(2));
  await onShopDatabase('shop-rates', async (db) => console.log(await work(db)));
});
