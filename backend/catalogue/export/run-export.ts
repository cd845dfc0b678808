/** One run of `npm run catalogue:export`. */
import type { Settings } from 'settings/read-settings';
import type { Transaction } from '../../db/client';
import { shopAddress } from '../../domain/locale/shop-host';
import { EXIT } from '../exit-codes';
import { openShop } from '../open-shop';
import { failureSentence } from '../report/failure-sentence';
import type { ExportArguments } from './export-arguments';
import { type ExportCounts, goodsFile } from './export-goods';
import { recordsFile } from './records/record-exports';
import { writeExport } from './write-export';

/**
 * Writes the file, and tells on the error output what it holds.
 * @param readSettings throws when a setting is wrong
 * @returns the exit code
 */
export async function runExport(args: ExportArguments, readSettings: () => Settings): Promise<number> {
  const counts: ExportCounts = { written: 0, leftOut: new Map() };
  try {
    const settings = readSettings();
    const shop = await openShop(settings);
    try {
      await shop.db.transaction((tx) => writeExport(args.file, partsOf(tx, args, settings, counts)), {
        isolationLevel: 'repeatable read',
        accessMode: 'read only',
      });
    } finally {
      await shop.close();
    }
  } catch (error) {
    console.error(`Nothing was written: ${failureSentence(error)}`);
    return EXIT.nothing;
  }
  console.error(
    `${args.file === '-' ? 'Written' : args.file}: ${counts.written} ${args.what === 'goods' ? 'products' : `rows of ${args.what}`}.`,
  );
  for (const [reason, count] of counts.leftOut) console.error(`Left out: ${count} × ${reason}.`);
  return EXIT.done;
}

function partsOf(
  tx: Transaction,
  { what, format, language }: ExportArguments,
  settings: Settings,
  counts: ExportCounts,
): AsyncIterable<string> {
  if (what !== 'goods') return recordsFile(tx, what, counts);
  const [host = 'localhost'] = [
    ...settings.hosts[language],
    ...settings.hosts.any,
    ...Object.values(settings.hosts).flat(),
  ];
  const origin = shopAddress(settings, host);
  return goodsFile(tx, { format, language, shopName: settings.shopName, origin, now: new Date() }, counts);
}
