import type { ImportReport } from '../import-report';

/** Most parts that are told. */
const MOST = 40;

/**
 * The parts of a grouped product, by their SKUs. The shop has no page for it: its parts recommend each other.
 * @returns none when there are less than two, which is reported
 */
export function groupedParts(line: number, sku: string, skus: readonly string[], report: ImportReport): string[] {
  if (skus.length >= 2) {
    report.tally('grouped products have no page of their own; their parts recommend each other', line, sku);
    return skus.slice(0, MOST);
  }
  report.skip(line, 'a grouped product with less than two parts', sku);
  return [];
}
