/** `npm run shop:company -- list|verify VAT|refuse VAT [--note TEXT]`: the companies that wait for staff, and decisions on them. */
import { companyCommand } from './company-command';
import { onShopDatabase, runCommand } from './database-command';

runCommand(async () => {
  const work = companyCommand(process.argv.slice(2));
  await onShopDatabase('shop-company', async (db) => console.log(await work(db)));
});
