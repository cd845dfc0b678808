import { parseArgs } from 'node:util';
import type { Db } from 'backend/db/client';
import {
  type CustomerGroup,
  decideMembership,
  type ListedMembership,
  listMemberships,
} from 'backend/domain/customers/customer-groups';
import { endOfHelsinkiDay, helsinkiDay } from 'backend/domain/pricing/helsinki-day';
import { backendSettings } from 'backend/env';
import { accountMails } from 'backend/mail/account-mails';
import { CUSTOMER_GROUPS } from 'contract/customer-groups';
import { email as emailSchema } from 'contract/wire';
import { WrongCommand } from './database-command';

const GROUPS = CUSTOMER_GROUPS.join('|');
const USAGE = `npm run shop:group -- list | accept EMAIL ${GROUPS} --until YYYY-MM-DD | refuse EMAIL ${GROUPS}
with --note TEXT for the applicant`;
const ACTOR = 'command:shop-group';

type Command =
  | { readonly verb: 'list' }
  | {
      readonly verb: 'accept' | 'refuse';
      readonly email: string;
      readonly group: CustomerGroup;
      /** Null: refused. */
      readonly until: Date | null;
      readonly note: string;
    };

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { until: { type: 'string' }, note: { type: 'string', default: '' } },
    });
  } catch {
    throw new WrongCommand(USAGE);
  }
}

/** The end of a day in Helsinki. @throws WrongCommand for a day that does not exist or is over */
function endOf(day: string | undefined, now: Date): Date {
  const until = endOfHelsinkiDay(day ?? '');
  if (!until || until <= now) throw new WrongCommand(`Give a coming day with --until YYYY-MM-DD: ${USAGE}`);
  return until;
}

function readCommand(args: string[], now: Date): Command {
  const { positionals, values } = parse(args);
  const [verb = 'list', address, name] = positionals;
  if (verb === 'list' && positionals.length <= 1) return { verb };
  const email = emailSchema.safeParse(address);
  const group = CUSTOMER_GROUPS.find((one) => one === name);
  if ((verb !== 'accept' && verb !== 'refuse') || positionals.length !== 3 || !email.success || !group)
    throw new WrongCommand(USAGE);
  const until = verb === 'refuse' ? null : endOf(values.until, now);
  return { verb, email: email.data, group, until, note: values.note };
}

function line({ email, name, group, memberNumber, status, validUntil, appliedAt }: ListedMembership): string {
  const until = validUntil ? ` until ${helsinkiDay(validUntil)}` : '';
  const applied = helsinkiDay(appliedAt);
  return [`${status}${until}`, group, email, name, `number ${memberNumber}`, `applied ${applied}`].join('  ');
}

/**
 * Reads `list`, `accept EMAIL GROUP --until DATE` or `refuse EMAIL GROUP`.
 * @returns what does it, and tells what was done
 * @throws WrongCommand also from what it returns, for who has not applied
 */
export function groupCommand(args: string[]): (db: Db) => Promise<string> {
  const now = new Date();
  const command = readCommand(args, now);
  return async (db) => {
    if (command.verb === 'list') {
      const all = await listMemberships(db, now);
      return all.length === 0 ? 'Nobody has applied.' : all.map(line).join('\n');
    }
    const { email, group, until } = command;
    const tell = accountMails(backendSettings());
    if (!(await decideMembership(db, command, command, tell, { actor: ACTOR, now })))
      throw new WrongCommand(`${email} has not applied for ${group}.`);
    const said = until === null ? 'refused' : `accepted until ${helsinkiDay(until)}`;
    return `${email}: ${group} is ${said}.`;
  };
}
