import { parseArgs } from 'node:util';
import type { Db } from 'backend/db/client';
import {
  type CompanyDecision,
  type ListedCompany,
  listCompanies,
  refuseCompany,
  verifyCompany,
} from 'backend/domain/customers/company';
import { backendSettings } from 'backend/env';
import { accountMails } from 'backend/mail/account-mails';
import { WrongCommand } from './database-command';

const USAGE = 'npm run shop:company -- list | verify VAT | refuse VAT [--note TEXT]';

type Command =
  | { readonly name: 'list' }
  | { readonly name: 'verify' | 'refuse'; readonly vatNumber: string; readonly note: string };

function readCommand(args: string[]): Command {
  const { positionals, values } = parse(args);
  const [name, ...numbers] = positionals;
  const vatNumber = numbers
    .join('')
    .toUpperCase()
    .replace(/[\s.-]/g, '');
  if (name === 'list' && vatNumber === '') return { name };
  if ((name === 'verify' || name === 'refuse') && vatNumber !== '') return { name, vatNumber, note: values.note ?? '' };
  throw new WrongCommand(USAGE);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { note: { type: 'string' } } });
  } catch {
    throw new WrongCommand(USAGE);
  }
}

function show({ name, vatNumber, country, verifiedAt, people }: ListedCompany): string {
  const state = verifiedAt ? `verified ${verifiedAt.toISOString().slice(0, 10)}` : 'not verified';
  const lines = people.map((person) => `  ${person.email}  ${person.name}  (${person.state})`);
  return [`${vatNumber}  ${country.toUpperCase()}  ${name}  (${state})`, ...lines].join('\n');
}

function decide(db: Db, command: Exclude<Command, { name: 'list' }>): Promise<CompanyDecision | null> {
  const tell = accountMails(backendSettings());
  const act = { actor: 'command:shop-company', now: new Date() };
  return command.name === 'verify'
    ? verifyCompany(db, command.vatNumber, tell, act)
    : refuseCompany(db, command.vatNumber, command.note, tell, act);
}

/**
 * Reads `list`, `verify VAT` or `refuse VAT [--note TEXT]`.
 * @returns what does it, and tells what was done
 * @throws WrongCommand also from what it returns, for a company that nobody registered
 */
export function companyCommand(args: string[]): (db: Db) => Promise<string> {
  const command = readCommand(args);
  return async (db) => {
    if (command.name === 'list') {
      const companies = await listCompanies(db);
      return companies.length === 0 ? 'No company has registered.' : companies.map(show).join('\n\n');
    }
    const decision = await decide(db, command);
    if (!decision) throw new WrongCommand(`No company has the VAT number ${command.vatNumber}: see the list.`);
    const done = command.name === 'verify' ? 'verified' : 'refused';
    const who = decision.people.length === 0 ? 'nobody waited' : `informed by mail: ${decision.people.join(', ')}`;
    return `${decision.company.name} is ${done}; ${who}.`;
  };
}
