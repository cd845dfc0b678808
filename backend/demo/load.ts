import { sql } from 'drizzle-orm';
import type { Db, Transaction } from '../db/client';
import { models } from '../db/schema/catalogue';
import { taxAreas } from '../db/schema/reference';
import type { MediaStore } from '../media/store';
import { type DemoAccount, loadAccounts } from './rows/account-rows';
import { loadContent } from './rows/content-rows';
import { loadClassification } from './rows/group-rows';
import { loadModels } from './rows/model-rows';
import { type DemoPictures, storePictures } from './rows/pictures';
import { loadPrices } from './rows/price-rows';
import { loadReference } from './rows/reference-rows';
import { loadStock } from './rows/stock-rows';
import { loadDelivery, loadStores } from './rows/store-rows';

export type DemoLoad = {
  db: Db;
  media: MediaStore;
  /** told after each step; `label` is what is being worked on */
  progress?: (done: number, total: number, label: string) => void;
};

/** Key of the advisory lock that lets one process at a time load the shop. */
const LOAD_LOCK = 4_861_001;

/**
 * Fills an empty shop with the Hanki demo catalogue and content. The data comes in one transaction: a kill in the middle
 * leaves an empty shop, and the next start loads it anew. A shop that has anything in it is left alone.
 * @returns the accounts made, with passwords that are told here only; none when the shop was not empty
 */
export async function loadDemoShop({ db, media, progress = () => {} }: DemoLoad): Promise<{ accounts: DemoAccount[] }> {
  if (!(await isEmpty(db))) return { accounts: [] };
  const pictures = await storePictures(media, progress);
  const now = new Date();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    if (!(await isEmpty(tx))) return { accounts: [] };
    return { accounts: await loadData(tx, pictures, now) };
  });
}

async function isEmpty(db: Db | Transaction): Promise<boolean> {
  const areas = await db.select({ id: taxAreas.id }).from(taxAreas).limit(1);
  const goods = await db.select({ id: models.id }).from(models).limit(1);
  return areas.length === 0 && goods.length === 0;
}

async function loadData(tx: Transaction, pictures: DemoPictures, now: Date): Promise<DemoAccount[]> {
  await loadReference(tx);
  await loadStores(tx, pictures);
  await loadDelivery(tx);
  await loadClassification(tx, pictures);
  await loadModels(tx, pictures, now);
  await loadPrices(tx, now);
  await loadStock(tx);
  await loadContent(tx, pictures, now);
  return loadAccounts(tx, now);
}
