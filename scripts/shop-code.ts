/** `npm run shop:code -- list | add CODE … | end CODE`: discount codes. */
import { codeCommand } from './code-command';
import { onShopDatabase, runCommand } from './database-command';

runCommand(async () => {
  const work = codeCommand(process.argv.slice(2));
  await onShopDatabase('shop-code', async (db) => console.log(await work(db)));
});
