/** The locations of a file of stock at the desk: which store each of them is. */
import type { ImportForm } from 'contract/import-form';
import { asc, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { stores } from '../../db/schema/stores';
import { ImportReport } from '../import-report';
import { readFramed } from '../read/decode-text';
import { openTable } from '../read/table';
import { locationOf, storeNamed } from '../records/stock-records';

/** Locations that the form shows; those beyond are found by their names. */
const SHOWN = 200;
const ROWS_LOOKED_AT = 50_000;
const MAX_LENGTH = 200;

/** The locations that a file names, with the store that each of them names. */
export async function suggestStores(db: Db, path: string): Promise<ImportForm['stores']> {
  const table = await openTable(readFramed(path), new ImportReport());
  if (!table) return [];
  const names = new Set<string>();
  let looked = 0;
  for await (const row of table.rows) {
    const name = locationOf(row);
    if (name !== '' && name.length <= MAX_LENGTH) names.add(name);
    looked += 1;
    if (names.size === SHOWN || looked === ROWS_LOOKED_AT) break;
  }
  const found: ImportForm['stores'] = [];
  for (const name of names) found.push({ name, to: (await storeNamed(db, name))?.slug ?? '' });
  return found;
}

/** The stores of the shop, for the choice of one. */
export const listStores = (db: Db): Promise<{ slug: string; name: string }[]> =>
  db.select({ slug: stores.slug, name: stores.name }).from(stores).orderBy(asc(stores.id));

/** What of chosen stores the shop does not have. */
export async function storeFaults(db: Db, chosen: ImportForm['stores']) {
  const slugs = [...new Set(chosen.flatMap(({ to }) => (to === '' ? [] : [to])))];
  const known = await db.select({ slug: stores.slug }).from(stores).where(inArray(stores.slug, slugs));
  const slugsKnown = new Set(known.map(({ slug }) => slug));
  return chosen.flatMap(({ to }, place) =>
    to === '' || slugsKnown.has(to) ? [] : [{ name: `stores.${place}.to`, fault: 'noStore' as const }],
  );
}
