import type { ImportReport } from '../import-report';
import type { ImportedPrice } from '../imported-model';
import { type Phrase, type Said, say } from '../report/say';
import { parseAmount } from '../text/amounts';
import { readInstant } from '../text/instants';

/** The written prices of one row. */
export interface WrittenPrice {
  line: number;
  sku: string;
  regular: string;
  /** Undefined: the format does not have it. */
  reduced: string | undefined;
  reducedFrom?: string;
  reducedTo?: string;
  /** The price of the club's members; undefined: the format does not have it. */
  club?: string | undefined;
}

/**
 * Reads a row's prices. A discount that cannot be read reliably (another currency, an ambiguous date) is ignored and
 * reported; the full price is then used, which a merchant will notice. A price or discount price of zero is refused, because
 * the file does not say which price applies.
 * @returns undefined for an unusable price, which is reported as well
 */
export function readPrice(written: WrittenPrice, report: ImportReport): ImportedPrice | undefined {
  const { line, sku } = written;
  const refuse = (problem: Said): undefined => report.skip(line, problem, sku);
  const regular = parseAmount(written.regular);
  if (!regular) return refuse('the price is missing');
  if ('problem' in regular) return refuse(regular.problem);
  if (regular.hundredths === 0) return refuse('the price is zero');
  const doubt = (text: string, hundredths: number): void =>
    report.tally('prices can be read in two ways', line, `${text} → ${(hundredths / 100).toFixed(2)}`);
  if (regular.isAmbiguous) doubt(written.regular, regular.hundredths);
  const price: ImportedPrice = { regularHundredths: regular.hundredths };
  if (regular.currency) price.currency = regular.currency;
  if (written.club !== undefined) price.clubHundredths = readClub(written, regular.hundredths, report);
  if (written.reduced === undefined) return { ...price, keepsDiscount: true };
  const reduced = parseAmount(written.reduced);
  if (!reduced) return price;
  const leaveOut = (why: Phrase): ImportedPrice => {
    report.notice(line, say('the reduced price is left out: {{why}}', { why }), sku);
    return price;
  };
  if ('problem' in reduced) return leaveOut(reduced.problem);
  if (reduced.hundredths === 0) return refuse('the reduced price is zero');
  if (reduced.currency && reduced.currency !== (regular.currency ?? reduced.currency))
    return leaveOut(
      say('it is in {{currency}}, the price in {{other}}', {
        ...{ currency: reduced.currency, other: regular.currency ?? reduced.currency },
      }),
    );
  if (reduced.hundredths >= regular.hundredths) return leaveOut(say('it is not lower than the price'));
  if (reduced.isAmbiguous) doubt(written.reduced, reduced.hundredths);
  const span = readSpan(written);
  return 'problem' in span ? leaveOut(span.problem) : { ...price, reducedHundredths: reduced.hundredths, ...span };
}

/** A club price that is not below the price is none. */
function readClub(
  { club = '', line, sku }: WrittenPrice,
  regularHundredths: number,
  report: ImportReport,
): number | null {
  const read = parseAmount(club);
  if (!read) return null;
  if ('hundredths' in read && read.hundredths > 0 && read.hundredths < regularHundredths) return read.hundredths;
  const why = 'problem' in read ? read.problem : say('it is not below the price');
  report.notice(line, say('the club price is left out: {{why}}', { why }, 'the club price is left out'), sku);
  return null;
}

function readSpan({
  reducedFrom = '',
  reducedTo = '',
}: WrittenPrice): { reducedFrom?: Date; reducedTo?: Date } | { problem: Phrase } {
  const from = reducedFrom === '' ? undefined : readInstant(reducedFrom, 'start');
  const to = reducedTo === '' ? undefined : readInstant(reducedTo, 'end');
  const unreadable = reducedFrom !== '' && !from ? reducedFrom : reducedTo !== '' && !to ? reducedTo : undefined;
  if (unreadable !== undefined)
    return { problem: say('the date "{{date}}" cannot be read', { date: unreadable.slice(0, 40) }) };
  if (from && to && to <= from) return { problem: say('it ends before it begins') };
  return { ...(from ? { reducedFrom: from } : {}), ...(to ? { reducedTo: to } : {}) };
}
