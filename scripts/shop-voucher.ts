/** `npm run shop:voucher -- EUROS [--days N] [--for NAME]`: issues a voucher, as a compensation for example, and prints its code. */
import { onShopDatabase, runCommand } from './database-command';
import { voucherCommand } from './voucher-command';

runCommand(async () => {
  const work = voucherCommand(process.argv.slice(2));
  await onShopDatabase('shop-voucher', async (db) => console.log(await work(db)));
});
