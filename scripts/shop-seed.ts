/** `npm run shop:seed -- --models N`: multiplies the catalogue of the shop, for trying and measuring large ones. */
import { parseArgs } from 'node:util';
import { openShop } from 'backend/catalogue/open-shop';
import { markStale, refreshSearchIndex } from 'backend/catalogue/search-index/refresh-search-index';
import { announceCatalogueChange } from 'backend/db/catalogue-changes';
import { multiplyModels } from 'backend/demo/seed/multiply-models';
import { backendSettings } from 'backend/env';
import { sql } from 'drizzle-orm';
import { runCommand, WrongCommand } from './database-command';

const USAGE = 'npm run shop:seed -- --models N [--lean | --full]';
const MAX_MODELS = 1_000_000;
/** Up to here copies get everything that their model has; beyond, what searching and listing need. */
const MAX_WITH_EVERYTHING = 20_000;

function readCommand(args: string[]): { total: number; lean: boolean } {
  const { models = '', lean, full } = parse(args);
  const total = /^\d{1,7}$/.test(models) ? Number(models) : 0;
  if (total < 1 || total > MAX_MODELS || (lean && full)) throw new WrongCommand(USAGE);
  return { total, lean: lean ?? (full ? false : total > MAX_WITH_EVERYTHING) };
}

function parse(args: string[]) {
  try {
    const options = { models: { type: 'string' }, lean: { type: 'boolean' }, full: { type: 'boolean' } } as const;
    return parseArgs({ args, options }).values;
  } catch {
    throw new WrongCommand(USAGE);
  }
}

async function main(): Promise<void> {
  const command = readCommand(process.argv.slice(2));
  const shop = await openShop(backendSettings());
  try {
    const started = Date.now();
    const progress = (done: number, total: number, label: string) => console.log(`${done}/${total} ${label}`);
    const count = await shop.db.transaction(async (tx) => {
      const made = await multiplyModels(tx, { ...command, progress });
      await markStale(tx, 'new');
      await announceCatalogueChange(tx);
      return made;
    });
    await shop.db.execute(sql`analyze`);
    if ((await refreshSearchIndex(shop.db)) > 0) await announceCatalogueChange(shop.db);
    console.log(`The shop has ${count} models now (${((Date.now() - started) / 1000).toFixed(1)} s).`);
  } finally {
    await shop.close();
  }
}

runCommand(main);
