/** `npm run shop:group -- list | accept EMAIL GROUP --until DATE | refuse EMAIL GROUP`: applications of scouts and Latu members. */

import { onShopDatabase, runCommand } from './database-command';
import { groupCommand } from './group-command';

runCommand(async () => {
  const work = groupCommand(process.argv.slice(2));
  await onShopDatabase('shop-group', async (db) => console.log(await work(db)));
});
