import { existsSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../../../shared/data/catalogue-luma');

/** The Luma catalogue outside the checkout, if available: its Magento file and the folder of its photographs. */
export function lumaCatalogue(): { file: string; images: string } | undefined {
  const file = path.join(FOLDER, 'Configurable-products.csv');
  return existsSync(file) ? { file, images: path.join(FOLDER, 'images') } : undefined;
}
