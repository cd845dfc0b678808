/** Writes the club prices of an export of advanced prices: nothing else of the variants changes. */

import { sql } from 'drizzle-orm';
import { announceImport } from '../../db/catalogue-changes';
import type { Transaction } from '../../db/client';
import { BASE_TAX_AREA_ID } from '../../domain/pricing/tax-rates';
import { rowsOf } from '../../domain/reading/reader';
import type { ImportOptions } from '../import-catalogue';
import type { ImportReport } from '../import-report';
import { checkMapping } from '../mapping/check-mapping';
import { NO_MAPPING } from '../mapping/mapping';
import { readFramed } from '../read/decode-text';
import { openTable } from '../read/table';
import { type Phrase, say } from '../report/say';
import { NO_RECORD } from '../runs/undo-record';
import { UnreadableFile } from '../unreadable-file';
import { openPriceConversion, type PriceConversion } from '../write/money';
import { withRetries } from '../write/with-retries';
import type { PricedShop } from './import-prices';
import { type TierPrice, tierPrices } from './tier-prices';

/** Number of rows per transaction. */
const BATCH = 1000;

/** A remark on a row. */
type Remark = { line: number; said: Phrase; sku: string };

/**
 * Imports club prices of variants that the shop has; other SKUs are reported.
 * @param shop undefined: the file is only read (a dry run)
 * @throws UnreadableFile in a mode that is not of prices
 */
export async function importTierPrices(
  options: ImportOptions,
  shop: PricedShop | undefined,
  report: ImportReport,
): Promise<{ format: 'magento' }> {
  const { file, mode = 'merge', mapping = NO_MAPPING } = options;
  if (mode === 'add' || mode === 'replace')
    throw new UnreadableFile(
      say('A file of advanced prices only changes prices: it has no goods for --mode {{mode}}.', { mode }),
    );
  const table = await openTable(readFramed(file), report);
  if (!table) throw new UnreadableFile('The file has no header row.');
  const { taxClassId } = shop ? await checkMapping(shop.db, mapping) : { taxClassId: 0 };
  const convert = shop && (await openPriceConversion(shop.db, { ...options, taxClassId }));
  const seen = new Map<string, number>();
  try {
    let batch: TierPrice[] = [];
    const write = async (): Promise<void> => {
      if (shop && convert) await writeBatch(shop, batch, { convert, now: options.now, report });
      else report.counts.variants += batch.length;
      batch = [];
    };
    for await (const row of tierPrices(table.rows, mapping, report)) {
      const line = seen.get(row.sku);
      if (line !== undefined)
        report.skip(row.line, say('the SKU {{sku}} has a club price on line {{line}}', { sku: row.sku, line }, SEEN));
      else batch.push(row);
      seen.set(row.sku, line ?? row.line);
      if (batch.length === BATCH) await write();
    }
    await write();
  } finally {
    if (shop && !shop.isDryRun) await announceImport(shop.db).catch(() => {});
  }
  return { format: 'magento' };
}

const SEEN = 'the SKU has a club price in the file already';

interface Writing {
  convert: PriceConversion;
  now: Date;
  report: ImportReport;
}

async function writeBatch(
  { db, record = NO_RECORD, isDryRun = false }: PricedShop,
  batch: readonly TierPrice[],
  { convert, now, report }: Writing,
): Promise<void> {
  const { club, remarks, unknown } = await withRetries(() =>
    db.transaction(async (tx) => {
      const found = clubPrices(await pricesOf(tx, batch), batch, convert);
      if (isDryRun || found.club.size === 0) return found;
      await record.pricesOf(tx, [...found.club.keys()]);
      await tx.execute(sql`
        update prices p set club_cents = n.cents, updated_at = ${now.toISOString()}
        from unnest(${sql.param([...found.club.keys()])}::int[], ${sql.param([...found.club.values()])}::int[]) as n (id, cents)
        where p.variant_id = n.id and p.tax_area_id = ${BASE_TAX_AREA_ID} and p.club_cents is distinct from n.cents`);
      return found;
    }),
  );
  for (const { line, sku } of unknown) report.tally('SKUs are not in the shop', line, sku);
  for (const { line, said, sku } of remarks) report.skip(line, said, sku);
  report.counts.variants += club.size;
}

type Price = { sku: string; id: number; cents: number };

/** Prices of the batch's variants, locked in one order, so that none changes before the club's is written. */
const pricesOf = (tx: Transaction, batch: readonly TierPrice[]): Promise<Price[]> =>
  rowsOf<Price>(
    tx,
    sql`select v.sku, v.id, p.regular_cents::float8 as cents from variants v
      join prices p on p.variant_id = v.id and p.tax_area_id = ${BASE_TAX_AREA_ID}
      where v.sku = any(${sql.param(batch.map(({ sku }) => sku))}::text[]) order by v.id for no key update of p`,
  );

/** Club prices in cents by variant. One that is not below the price is none. */
function clubPrices(prices: readonly Price[], batch: readonly TierPrice[], convert: PriceConversion) {
  const bySku = new Map(prices.map((price) => [price.sku, price]));
  const club = new Map<number, number>();
  const remarks: Remark[] = [];
  const unknown: TierPrice[] = [];
  for (const row of batch) {
    const price = bySku.get(row.sku);
    if (!price) {
      unknown.push(row);
      continue;
    }
    const found = centsOf(row.club, price.cents, convert);
    const why = 'problem' in found ? found.problem : say('it is not below the price');
    if ('cents' in found && found.cents > 0 && found.cents < price.cents) club.set(price.id, found.cents);
    else remarks.push({ line: row.line, said: say('the club price is left out: {{why}}', { why }), sku: row.sku });
  }
  return { club, remarks, unknown };
}

/** A percentage is taken off the price as offers do it: to the nearest cent, half a cent up. */
function centsOf(
  club: TierPrice['club'],
  regularCents: number,
  convert: PriceConversion,
): { cents: number } | { problem: Phrase } {
  if ('percentHundredths' in club)
    return { cents: Math.round((regularCents * (10_000 - club.percentHundredths)) / 10_000) };
  const { hundredths, currency } = club;
  const converted = convert({ regularHundredths: hundredths, ...(currency ? { currency } : {}) });
  return 'price' in converted ? { cents: converted.price.regularCents } : converted;
}
