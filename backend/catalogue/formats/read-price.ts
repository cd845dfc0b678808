import type { ImportedPrice } from '../imported-model';
import { parseAmount } from '../text/amounts';

/** The written prices of one row. */
export interface WrittenPrice {
  regular: string;
  reduced: string;
  reducedFrom?: string;
  reducedTo?: string;
}

/** A price that can be sold at, or why it cannot. */
export type PriceReading = { price: ImportedPrice; notice?: string } | { problem: string };

/** Reads a row's prices. A reduced price that is not lower than the regular one is left out with a notice. */
export function readPrice(written: WrittenPrice): PriceReading {
  const regular = parseAmount(written.regular);
  if (!regular) return { problem: 'the price is missing' };
  if ('problem' in regular) return regular;
  if (regular.minor === 0) return { problem: 'the price is zero' };
  const price: ImportedPrice = { regularMinor: regular.minor };
  if (regular.currency) price.currency = regular.currency;
  const reduced = parseAmount(written.reduced);
  if (!reduced) return { price };
  if ('problem' in reduced) return { price, notice: `the reduced price is left out: ${reduced.problem}` };
  if (reduced.minor === 0 || reduced.minor >= regular.minor) {
    return { price, notice: 'the reduced price is left out: it is not between zero and the price' };
  }
  price.reducedMinor = reduced.minor;
  if (written.reducedFrom) price.reducedFrom = written.reducedFrom;
  if (written.reducedTo) price.reducedTo = written.reducedTo;
  return { price };
}
