/**
 * Magento's export of advanced prices: one price of a customer group from a quantity on a row. The shop has one price for everybody and
 * one for its club, so that the group which a mapping names as the club gives club prices; all else is said by its line.
 */

import { looksLikeXml } from '../formats/recognise';
import { ImportReport } from '../import-report';
import { lookup, type Mapping } from '../mapping/mapping';
import { readFramed } from '../read/decode-text';
import { openTable, type TableHeader, type TableRow } from '../read/table';
import { type Phrase, type Said, say } from '../report/say';
import { parseAmount } from '../text/amounts';
import { cleanLine } from '../text/clean-text';

const COLUMNS = ['sku', 'tier_price_customer_group', 'tier_price_qty', 'tier_price'];

/** What Magento calls all groups. */
const EVERYBODY = /^all groups$/i;
/** Names of groups that mean the members of a club, in the shop's languages. */
const CLUB = /club|klub|member|jäsen|medlem|mitglied|membre|клуб/i;

/** Groups of a file that are written into a mapping. */
const MOST = 200;

/** A club price of a file. */
export interface TierPrice {
  line: number;
  sku: string;
  /** Hundredths of the file's currency, or of a per cent that is taken off the price. */
  club: { hundredths: number; currency?: string } | { percentHundredths: number };
}

/** Whether a file is an export of advanced prices. */
export const hasTierPrices = (header: TableHeader): boolean =>
  COLUMNS.every((column) => header.has(column)) && !header.has('name');

/** Whether a file is an export of advanced prices, by its first row. */
export async function isTierPriceFile(path: string): Promise<boolean> {
  if (await looksLikeXml(path)) return false;
  const table = await openTable(readFramed(path), new ImportReport());
  await table?.rows.return(undefined);
  return table !== undefined && hasTierPrices(table.header);
}

/** The groups of a file, each the club by its name or nothing. */
export async function suggestPriceGroups(rows: AsyncIterable<TableRow>): Promise<Mapping['priceGroups']> {
  const groups: Mapping['priceGroups'] = {};
  for await (const row of rows) {
    const group = row.get('tier_price_customer_group').slice(0, 200);
    if (Object.keys(groups).length === MOST) break;
    if (group !== '' && !Object.hasOwn(groups, group)) groups[group] = CLUB.test(group) ? 'club' : null;
  }
  return groups;
}

/** The club prices of a file; every other row is reported. */
export async function* tierPrices(
  rows: AsyncIterable<TableRow>,
  { priceGroups }: Mapping,
  report: ImportReport,
): AsyncGenerator<TierPrice> {
  const groupOf = lookup(priceGroups);
  for await (const row of rows) {
    if (!row.isRead) continue;
    const sku = cleanLine(row.get('sku'), 100);
    if (sku === '') report.unread(row.line, 'the SKU is missing');
    else if (isOfClub(row, sku, groupOf, report)) {
      const club = clubOf(row, sku, report);
      if (club) yield { line: row.line, sku, club };
    }
  }
}

function isOfClub(
  row: TableRow,
  sku: string,
  groupOf: (name: string) => 'club' | null | undefined,
  report: ImportReport,
): boolean {
  const group = row.get('tier_price_customer_group');
  const to = groupOf(group);
  const skip = (why: Said): void => report.skip(row.line, why, `${sku}, ${group.slice(0, 60)}`);
  if (to === null) report.tally(say('the price group "{{group}}" is left out', { group }), row.line);
  else if (to === undefined && EVERYBODY.test(group)) skip('a price for all groups is a special price, not a tier');
  else if (to === undefined)
    skip("the shop has prices for everybody and for its club alone (a mapping's priceGroups names the club)");
  else if (!(Number(row.get('tier_price_qty')) > 0)) skip('the quantity is not a number');
  else if (Number(row.get('tier_price_qty')) > 1) skip('the shop has no prices by quantity');
  else {
    report.tally(say('the price group "{{group}}" becomes the club', { group }), row.line);
    return true;
  }
  return false;
}

/** The website may name the currency, `All Websites [USD]`. */
function clubOf(row: TableRow, sku: string, report: ImportReport): TierPrice['club'] | undefined {
  const kind = row.get('tier_price_value_type').toLowerCase();
  const refuse = (why: Phrase): undefined =>
    report.skip(row.line, say('the club price is left out: {{why}}', { why }), sku);
  if (!['', 'fixed', 'discount'].includes(kind)) return refuse(say('its kind is neither Fixed nor Discount'));
  const amount = parseAmount(row.get('tier_price'));
  if (!amount) return refuse(say('it is missing'));
  if ('problem' in amount) return refuse(amount.problem);
  const { hundredths, isAmbiguous } = amount;
  if (isAmbiguous)
    report.tally('prices can be read in two ways', row.line, `${row.get('tier_price')} → ${hundredths / 100}`);
  if (kind === 'discount') {
    if (hundredths > 0 && hundredths < 10_000) return { percentHundredths: hundredths };
    return refuse(say('it takes nothing or everything off'));
  }
  if (hundredths === 0) return refuse(say('it is zero'));
  const currency = amount.currency ?? /\[([a-z]{3})\]$/i.exec(row.get('tier_price_website'))?.[1]?.toLowerCase();
  return currency === undefined ? { hundredths } : { hundredths, currency };
}
