import type { ImportReport } from '../import-report';
import type { ImportedStock } from '../imported-model';
import { parseQuantity } from '../text/amounts';

/** Reads a stock quantity. An unreadable text is reported; it and an empty text mean that the quantity is not given. */
export function readQuantity(text: string, line: number, report: ImportReport): ImportedStock {
  if (text === '') return { kind: 'unsaid' };
  const read = parseQuantity(text);
  if (!read) {
    report.tally('quantities cannot be read', line, `"${text}"`);
    return { kind: 'unsaid' };
  }
  if (read.isAmbiguous) report.tally('quantities can be read in two ways', line, `${text} → ${read.quantity}`);
  return { kind: 'count', quantity: read.quantity };
}

/** The meaning of a feed's availability value. */
export type AvailabilityWord = 'in' | 'out' | 'order';

const WORDS = new Map<string, AvailabilityWord>([
  ['in stock', 'in'],
  ['instock', 'in'],
  ['available', 'in'],
  ['limited availability', 'in'],
  ['limitedavailability', 'in'],
  ['out of stock', 'out'],
  ['outofstock', 'out'],
  ['sold out', 'out'],
  ['soldout', 'out'],
  ['discontinued', 'out'],
  ['unavailable', 'out'],
  ['backorder', 'order'],
  ['back order', 'order'],
  ['on backorder', 'order'],
  ['preorder', 'order'],
  ['pre order', 'order'],
  ['available for order', 'order'],
]);

/**
 * Reads an availability value, written with spaces, hyphens or underscores, or as a schema.org URL. Undefined for an empty
 * value and for an unknown one, which is reported.
 */
export function readAvailability(text: string, line: number, report: ImportReport): AvailabilityWord | undefined {
  if (text === '') return undefined;
  const word = text
    .toLowerCase()
    .replace(/^https?:\/\/schema\.org\//, '')
    .replace(/[_-]/g, ' ')
    .trim();
  const meaning = WORDS.get(word);
  if (!meaning) report.tally('words of availability are not known', line, `"${text}"`);
  return meaning;
}
