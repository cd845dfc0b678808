/** Imports who makes the goods of each brand (Regulation (EU) 2023/988, article 19). */
import type { PlainRemark } from 'contract/import-remarks';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { announceImport } from '../../db/catalogue-changes';
import type { Db } from '../../db/client';
import { manufacturers } from '../../db/schema/manufacturers';
import type { ImportReport } from '../import-report';
import { readFramed } from '../read/decode-text';
import { openTable, type TableRow } from '../read/table';
import { cleanLine } from '../text/clean-text';
import { wordKey } from '../text/word-key';
import { UnreadableFile } from '../unreadable-file';

/** Names of the columns. */
const NAMES = {
  brand: ['brand', 'merkki', 'tuotemerkki', 'märke', 'varumärke', 'marke', 'marque', 'бренд'],
  manufacturer: ['manufacturer', 'valmistaja', 'tillverkare', 'hersteller', 'fabricant', 'производитель'],
  address: ['address', 'postal address', 'osoite', 'adress', 'adresse', 'adresse postale', 'адрес'],
  email: ['email', 'e-mail', 'sähköposti', 'e-post', 'mail', 'courriel'],
  responsible: ['eu responsible person', 'eu_responsible', 'eu responsible', 'vastuuhenkilö', 'responsible person'],
} as const;

const MAX_LENGTH = 300;
const isEmail = (text: string): boolean => z.email().max(254).safeParse(text).success;

/** @param db undefined: the file is only read (a dry run). @returns how many brands of the shop got what the file says of them */
export async function importManufacturers(file: string, db: Db | undefined, report: ImportReport): Promise<number> {
  const table = await openTable(readFramed(file), report);
  if (!table) throw new UnreadableFile('The table of manufacturers has no header row.');
  const has = (column: keyof typeof NAMES) => NAMES[column].some((name) => table.header.has(name));
  if (!has('brand') && !has('manufacturer'))
    throw new UnreadableFile('The table of manufacturers needs a column "brand" or "manufacturer".');
  let count = 0;
  for await (const row of table.rows) if (row.isRead && (await takeRow(row, db, report))) count += 1;
  if (db && count > 0) await announceImport(db);
  return count;
}

async function takeRow(row: TableRow, db: Db | undefined, report: ImportReport): Promise<boolean> {
  const get = (column: keyof typeof NAMES): string =>
    cleanLine(NAMES[column].map((name) => row.get(name)).find((cell) => cell !== '') ?? '', MAX_LENGTH);
  const brand = get('brand') || get('manufacturer');
  const email = get('email');
  const refuse = (why: PlainRemark): false => {
    report.skip(row.line, why);
    return false;
  };
  if (brand === '') return refuse('the brand is missing');
  if (email !== '' && !isEmail(email)) return refuse('the e-mail address has no such form');
  const address = [get('manufacturer'), get('address')].filter((part) => part !== '' && part !== brand).join(', ');
  const given = { address, email, euResponsible: get('responsible') };
  const said = Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
  if (Object.keys(said).length === 0) return refuse('the row says nothing of the brand');
  if (!db) return true;
  const [known] = await db
    .select({ id: manufacturers.id })
    .from(manufacturers)
    .where(sql`(slug = ${wordKey(brand)} or lower(name) = lower(${brand})) and is_maker`)
    .orderBy(manufacturers.id)
    .limit(1);
  if (!known) return refuse('the shop does not have the brand');
  await db.update(manufacturers).set(said).where(eq(manufacturers.id, known.id));
  return true;
}
