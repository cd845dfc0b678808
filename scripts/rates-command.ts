import type { Db } from 'backend/db/client';
import { currencies, currencyRates } from 'backend/db/schema/reference';
import { readCurrencies } from 'backend/domain/pricing/currency';
import { helsinkiDay } from 'backend/domain/pricing/helsinki-day';
import { sql } from 'drizzle-orm';
import { WrongCommand } from './database-command';

const USAGE = 'npm run shop:rates -- [usd=1.08 sek=11.2 …], in units of the currency per euro';

/**
 * Reads the command that lists the exchange rates, or sets those that it names from today on. A currency that the shop does not have is
 * added.
 * @returns the work, which answers what to print
 * @throws WrongCommand
 */
export function ratesCommand(args: readonly string[]): (db: Db) => Promise<string> {
  const rates = args.map(readRate);
  return async (db) => {
    const now = new Date();
    const validFrom = helsinkiDay(now);
    await db.transaction(async (tx) => {
      for (const { currency, rate } of rates) {
        await tx
          .insert(currencies)
          .values({ code: currency, format: `{amount} ${currency.toUpperCase()}` })
          .onConflictDoNothing();
        await tx
          .insert(currencyRates)
          .values({ currency, validFrom, rate, source: 'manual' })
          .onConflictDoUpdate({
            target: [currencyRates.currency, currencyRates.validFrom],
            set: { rate: sql`excluded.rate`, source: 'manual' },
          });
      }
    });
    return (await readCurrencies(db, now)).map(({ code, rate }) => `${code}  ${rate}`).join('\n');
  };
}

function readRate(arg: string): { readonly currency: string; readonly rate: number } {
  const [, code = '', written = ''] = /^([a-z]{3})=(\d{1,8}(?:[.,]\d{1,8})?)$/i.exec(arg) ?? [];
  const rate = Number(written.replace(',', '.'));
  const currency = code.toLowerCase();
  if (currency === '' || rate <= 0 || currency === 'eur') throw new WrongCommand(`"${arg}" is no rate: ${USAGE}`);
  return { currency, rate };
}
