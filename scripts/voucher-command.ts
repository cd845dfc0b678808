import { parseArgs } from 'node:util';
import type { Db } from 'backend/db/client';
import { issueVoucher } from 'backend/domain/gifts/issue-voucher';
import { WrongCommand } from './database-command';

const USAGE = 'npm run shop:voucher -- EUROS [--days N] [--for NAME]';

/** Days that a voucher is valid unless the command says so, and at most. */
const USUAL_DAYS = 365;
const MAX_DAYS = 3650;
const MAX_EUROS = 10_000;

/**
 * Reads the command that issues a voucher.
 * @returns the work, which answers what to print: the code is shown this once
 */
export function voucherCommand(args: string[]): (db: Db) => Promise<string> {
  const { positionals, values } = parse(args);
  const [euros = ''] = positionals;
  const cents = /^\d{1,5}([.,]\d{1,2})?$/.test(euros) ? Math.round(Number(euros.replace(',', '.')) * 100) : 0;
  if (positionals.length !== 1 || cents < 1 || cents > MAX_EUROS * 100)
    throw new WrongCommand(`Give a value up to ${MAX_EUROS} euros: ${USAGE}`);
  const days = Number(values.days ?? USUAL_DAYS);
  if (!Number.isInteger(days) || days < 1 || days > MAX_DAYS)
    throw new WrongCommand(`Give from 1 to ${MAX_DAYS} days: ${USAGE}`);
  const recipientName = (values.for ?? '').trim().slice(0, 100);
  return async (db) => {
    const { code, expiresAt } = await issueVoucher(db, { cents, days, recipientName }, new Date());
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(expiresAt);
    return `A voucher of ${(cents / 100).toFixed(2)} euros, valid until ${day}. Its code, shown this once: ${code}`;
  };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { days: { type: 'string' }, for: { type: 'string' } },
    });
  } catch {
    throw new WrongCommand(USAGE);
  }
}
