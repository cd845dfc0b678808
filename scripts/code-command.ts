import { parseArgs } from 'node:util';
import type { Db } from 'backend/db/client';
import { addCode, endCode, type ListedCode, listCodes, type NewCode } from 'backend/domain/cart/manage-codes';
import { endOfHelsinkiDay, helsinkiDay, startOfHelsinkiDay } from 'backend/domain/pricing/helsinki-day';
import { WrongCommand } from './database-command';

const USAGE = `npm run shop:code -- list | add CODE (--percent 10 | --euros 20) [--from EUROS] [--starts YYYY-MM-DD]
  [--ends YYYY-MM-DD] [--uses N] [--uses-per-customer N] [--brands SLUG,…] [--groups PATH,…] [--models SLUG,…]
  [--full-prices-only] | end CODE`;

const OPTIONS = {
  percent: { type: 'string' },
  euros: { type: 'string' },
  from: { type: 'string' },
  starts: { type: 'string' },
  ends: { type: 'string' },
  uses: { type: 'string' },
  'uses-per-customer': { type: 'string' },
  brands: { type: 'string' },
  groups: { type: 'string' },
  models: { type: 'string' },
  'full-prices-only': { type: 'boolean' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: OPTIONS });
  } catch {
    throw new WrongCommand(USAGE);
  }
}

/** A number of an option with max two decimals; undefined when it is not given. @throws WrongCommand for any other text */
function decimal(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  const value = Number(text.replace(',', '.'));
  if (!/^\d{1,7}([.,]\d{1,2})?$/.test(text) || value <= 0 || value > max)
    throw new WrongCommand(`Give --${name} as a number above 0 and up to ${max}: ${text}`);
  return value;
}

function whole(name: string, text: string | undefined): number | null {
  const value = decimal(name, text, 1_000_000);
  if (value !== undefined && !Number.isInteger(value)) throw new WrongCommand(`Give --${name} as a whole number.`);
  return value ?? null;
}

function dayOf(name: string, text: string | undefined, read: (day: string) => Date | null): Date | undefined {
  if (text === undefined) return undefined;
  const found = read(text);
  if (!found) throw new WrongCommand(`Give --${name} as a day, YYYY-MM-DD: ${text}`);
  return found;
}

const listOf = (text: string | undefined) => (text ?? '').split(',').flatMap((part) => part.trim() || []);
const centsOf = (euros: number) => Math.round(euros * 100);

function readNewCode(name: string, values: ReturnType<typeof parse>['values'], now: Date): NewCode {
  const percentage = decimal('percent', values.percent, 100);
  const euros = decimal('euros', values.euros, 100_000);
  if ((percentage === undefined) === (euros === undefined)) throw new WrongCommand(USAGE);
  // shoppers paste codes with spaces, which the cart removes
  if (!/^[^\s\p{C}]{1,40}$/u.test(name)) throw new WrongCommand('A code has 1 to 40 characters and no spaces.');
  const startsAt = dayOf('starts', values.starts, startOfHelsinkiDay) ?? now;
  const endsAt = dayOf('ends', values.ends, endOfHelsinkiDay) ?? null;
  if (endsAt && endsAt <= (startsAt > now ? startsAt : now))
    throw new WrongCommand('The code would end before it begins.');
  return {
    code: name.normalize('NFC'),
    percentage: percentage ?? null,
    amountCents: euros === undefined ? null : centsOf(euros),
    minimumCents: centsOf(decimal('from', values.from, 1_000_000) ?? 0),
    maxUses: whole('uses', values.uses),
    maxUsesPerCustomer: whole('uses-per-customer', values['uses-per-customer']),
    combinesWithSale: !values['full-prices-only'],
    combinesWithClub: !values['full-prices-only'],
    startsAt,
    endsAt,
  };
}

function line({ code, uses, limits }: ListedCode): string {
  const value = code.percentage === null ? `${(code.amountCents ?? 0) / 100} €` : `${code.percentage} %`;
  return [
    code.code,
    value,
    ...(code.isEnabled ? [] : ['disabled']),
    `${helsinkiDay(code.startsAt)} – ${code.endsAt ? helsinkiDay(code.endsAt) : ''}`.trim(),
    ...(code.minimumCents > 0 ? [`from ${code.minimumCents / 100} €`] : []),
    `used ${uses}${code.maxUses === null ? '' : ` of ${code.maxUses}`}`,
    ...(code.maxUsesPerCustomer === null ? [] : [`${code.maxUsesPerCustomer} a customer`]),
    ...(code.combinesWithSale && code.combinesWithClub ? [] : ['full prices only']),
    ...(limits.length > 0 ? [`only ${limits.join(', ')}`] : []),
  ].join('  ');
}

/**
 * Reads `list`, `add CODE …` or `end CODE`.
 * @returns what does it, and tells what was done
 * @throws WrongCommand also from what it returns
 */
export function codeCommand(args: string[], now = new Date()): (db: Db) => Promise<string> {
  const { positionals, values } = parse(args);
  const [verb = 'list', name = '', ...more] = positionals;
  if (more.length > 0) throw new WrongCommand(USAGE);
  if (verb === 'list' && name === '') {
    return async (db) => (await listCodes(db)).map(line).join('\n') || 'There are no codes.';
  }
  if (verb === 'end' && name !== '') {
    return async (db) => {
      if (!(await endCode(db, name, now))) throw new WrongCommand(`No code ${name} holds now or later.`);
      return `${name} has ended.`;
    };
  }
  if (verb !== 'add' || name === '') throw new WrongCommand(USAGE);
  const code = readNewCode(name, values, now);
  const limits = { brands: listOf(values.brands), groups: listOf(values.groups), models: listOf(values.models) };
  return async (db) => {
    const made = await addCode(db, code, limits);
    if ('id' in made) return `${code.code} is made.`;
    throw new WrongCommand(
      'taken' in made ? `There is a code ${made.taken} already.` : `There is no brand, group or model ${made.unknown}.`,
    );
  };
}
