import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/data/catalogue-luma');

/** The Luma catalogue outside the checkout, if available: its Magento file and the folder of its photographs. */
export function lumaCatalogue(): { file: string; images: string } | undefined {
  const file = path.join(FOLDER, 'Configurable-products.csv');
  return existsSync(file) ? { file, images: path.join(FOLDER, 'images') } : undefined;
}

/** The first line of a row: rows start with their SKU, and their descriptions have line breaks. */
const ROW_START = /\n(?=[MW][A-Z]+\d\d)/;

/**
 * The men's trousers of the Luma catalogue, twelve models, as a Magento file in a folder: what a shopper of the browser
 * tests looks for. The whole catalogue is imported by `backend/catalogue/luma.test.ts`.
 */
export function lumaTrousers(folder: string): { file: string; images: string } | undefined {
  const luma = lumaCatalogue();
  if (!luma) return undefined;
  const [head = '', ...rows] = readFileSync(luma.file, 'utf8').trimEnd().split(ROW_START);
  const file = path.join(folder, 'luma-trousers.csv');
  writeFileSync(file, `${[head, ...rows.filter((row) => row.startsWith('MP'))].join('\n')}\n`);
  return { file, images: luma.images };
}
