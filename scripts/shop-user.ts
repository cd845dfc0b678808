/**
 * `npm run shop:user -- EMAIL --role customer|org|staff|admin`: makes an account, or changes the role of one; with
 * `--forget-passkeys` instead of a role, removes the passkeys of a person who lost them.
 */
import { parseArgs } from 'node:util';
import { forgetPasskeys } from 'backend/domain/customers/passkeys/own-passkeys';
import { SHOP_ROLES, type ShopRole, setShopUser } from 'backend/domain/customers/shop-user';
import { email as emailSchema } from 'contract/wire';
import { onShopDatabase, runCommand, WrongCommand } from './database-command';

const USAGE = `npm run shop:user -- EMAIL --role ${SHOP_ROLES.join('|')}, or EMAIL --forget-passkeys`;

/** What to do with an account: set its role, or null to forget its passkeys. */
interface Command {
  readonly email: string;
  readonly role: ShopRole | null;
}

function readCommand(args: string[]): Command {
  const { positionals, values } = parse(args);
  const email = emailSchema.safeParse(positionals[0]);
  const role = SHOP_ROLES.find((one) => one === values.role);
  if (positionals.length !== 1 || !email.success) throw new WrongCommand(`Give one e-mail address: ${USAGE}`);
  const forgets = values['forget-passkeys'] ?? false;
  if (forgets === (values.role !== undefined)) throw new WrongCommand(`Give a role or --forget-passkeys: ${USAGE}`);
  if (!forgets && !role) throw new WrongCommand(`Give one of the roles: ${USAGE}`);
  return { email: email.data, role: role ?? null };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { role: { type: 'string' }, 'forget-passkeys': { type: 'boolean' } },
    });
  } catch {
    throw new WrongCommand(USAGE);
  }
}

async function main(): Promise<void> {
  const { email, role } = readCommand(process.argv.slice(2));
  await onShopDatabase('shop-user', async (db) => {
    if (role === null) return reportForgotten(email, await forgetPasskeys(db, email, new Date()));
    const user = await setShopUser(db, email, role, new Date());
    if (user.password === null) console.log(`${user.email} is now ${user.role}; its password is the same as before.`);
    else console.log(`${user.email} is made as ${user.role}. Its password, shown this once: ${user.password}`);
  });
}

function reportForgotten(email: string, removed: number | null): void {
  if (removed === null) throw new WrongCommand(`Nobody has the address ${email}.`);
  console.log(`${email}: ${removed} passkeys removed, none is asked for any more, and all log-ins have ended.`);
}

runCommand(main);
