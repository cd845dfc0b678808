import { is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { markStale, refreshSearchIndex } from '../catalogue/search-index/refresh-search-index';
import { type Db, schema, type Transaction } from '../db/client';
import { isEmptyShop } from './is-empty-shop';
import { type DemoAccount, loadAccounts } from './rows/account-rows';
import { loadAfterOrders } from './rows/after-order-rows';
import { loadComplaints } from './rows/complaint-rows';
import { loadContent } from './rows/content-rows';
import { loadDelivery } from './rows/delivery-rows';
import { loadEnterprise } from './rows/enterprise-rows';
import { giveCampaignsToCompanies, loadGifts } from './rows/gift-rows';
import { loadClassification } from './rows/group-rows';
import { loadLeads } from './rows/lead-rows';
import { loadBonus, loadMembers } from './rows/member-rows';
import { loadModelDetails } from './rows/model-detail-rows';
import { loadModels } from './rows/model-rows';
import { loadOrders } from './rows/order-rows';
import { loadPictures, type PlannedPictures, planPictures } from './rows/pictures';
import { loadPrices } from './rows/price-rows';
import { loadReference } from './rows/reference-rows';
import { loadRelations } from './rows/relation-rows';
import { loadRentals } from './rows/rental-rows';
import { loadReviews } from './rows/review-rows';
import { loadSizeTables } from './rows/size-table-rows';
import { loadSkiWizard } from './rows/ski-wizard-rows';
import { loadSpecialSelling } from './rows/special-selling-rows';
import { loadStock } from './rows/stock-rows';
import { loadPicks, loadStores } from './rows/store-rows';
import { loadTransfers } from './rows/transfer-rows';
import { loadWishes } from './rows/wish-rows';

export type DemoLoad = {
  db: Db;
  /** called after each step; `label` names the step */
  progress?: (done: number, total: number, label: string) => void;
};

/** Key of the advisory lock that lets one process at a time load the shop. */
const LOAD_LOCK = 4_861_001;

/**
 * Fills an empty shop with the Hanki demo catalogue and content. The data comes in one transaction: a kill in the middle
 * leaves an empty shop, and the next start loads it again. Pictures are recipes and are drawn when requested. A shop with
 * any data is not changed.
 * @returns the accounts made, with passwords that are returned only here; none when the shop was not empty
 */
export async function loadDemoShop({ db, progress = () => {} }: DemoLoad): Promise<{ accounts: DemoAccount[] }> {
  if (!(await isEmptyShop(db))) return { accounts: [] };
  const now = new Date();
  const planned = planPictures();
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOAD_LOCK})`);
    if (!(await isEmptyShop(tx))) return { accounts: [] };
    return { accounts: await loadData(tx, planned, now, progress) };
  });
}

async function indexModels(tx: Transaction): Promise<void> {
  await markStale(tx, 'all');
  await refreshSearchIndex(tx);
}

type Step = readonly [label: string, load: () => Promise<unknown>];

async function loadData(
  tx: Transaction,
  planned: PlannedPictures,
  now: Date,
  progress: Required<DemoLoad>['progress'],
): Promise<DemoAccount[]> {
  const { pictures } = planned;
  await loadPictures(tx, planned);
  const steps: readonly Step[] = [
    ['countries', () => loadReference(tx)],
    ['stores', () => loadStores(tx, pictures, now)],
    ['rental', () => loadRentals(tx, pictures)],
    ['delivery', () => loadDelivery(tx)],
    ['groups and brands', () => loadClassification(tx, pictures)],
    ['models', () => loadModels(tx, pictures, now)],
    ['details', () => loadModelDetails(tx, pictures)],
    ['recommendations', () => loadRelations(tx)],
    ['first rows', () => loadLeads(tx)],
    ['size tables', () => loadSizeTables(tx)],
    ['ski wizard', () => loadSkiWizard(tx)],
    ['prices', () => loadPrices(tx, now)],
    ['stock', () => loadStock(tx)],
    ['special selling', () => loadSpecialSelling(tx, now)],
    ['content', () => loadContent(tx, pictures, now)],
    ['staff picks', () => loadPicks(tx)],
    ['gifts and discounts', () => loadGifts(tx, now)],
    ['search', () => indexModels(tx)],
  ];
  for (const [done, [label, load]] of steps.entries()) {
    await load();
    progress(done + 1, steps.length, label);
  }
  const accounts = await loadAccounts(tx, now);
  await loadOrders(tx, now);
  await loadComplaints(tx, pictures, now);
  await loadMembers(tx, now);
  await loadEnterprise(tx, now);
  await loadBonus(tx);
  await giveCampaignsToCompanies(tx);
  await loadAfterOrders(tx, now);
  await loadReviews(tx, pictures, now);
  await loadWishes(tx, now);
  await loadTransfers(tx, now);
  await countRows(tx);
  return accounts;
}

/** Updates the planner's statistics: PostgreSQL would plan the first visitors' queries for empty tables, until it counts by itself. */
async function countRows(tx: Transaction): Promise<void> {
  const tables = Object.values(schema).filter((table) => is(table, PgTable));
  await tx.execute(sql`analyze ${sql.join(tables, sql`, `)}`);
}
