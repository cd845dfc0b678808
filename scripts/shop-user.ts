/** `npm run shop:user -- EMAIL --role customer|org|staff|admin`: makes an account, or changes the role of one. */
import { parseArgs } from 'node:util';
import { openDatabase } from 'backend/db/client';
import { migrate } from 'backend/db/migrate';
import { SHOP_ROLES, type ShopRole, setShopUser } from 'backend/domain/customers/shop-user';
import { backendSettings } from 'backend/env';
import { openPostgres } from 'backend/start-backend';
import { SettingsError } from 'contract/settings';
import { email as emailSchema } from 'contract/wire';

const USAGE = `npm run shop:user -- EMAIL --role ${SHOP_ROLES.join('|')}`;

/** A command that cannot be carried out as it was given. */
class WrongCommand extends Error {}

function readCommand(args: string[]): { email: string; role: ShopRole } {
  const { positionals, values } = parse(args);
  const email = emailSchema.safeParse(positionals[0]);
  const role = SHOP_ROLES.find((one) => one === values.role);
  if (positionals.length !== 1 || !email.success) throw new WrongCommand(`Give one e-mail address: ${USAGE}`);
  if (!role) throw new WrongCommand(`Give one of the roles: ${USAGE}`);
  return { email: email.data, role };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { role: { type: 'string' } } });
  } catch {
    throw new WrongCommand(USAGE);
  }
}

async function main(): Promise<void> {
  const { email, role } = readCommand(process.argv.slice(2));
  const postgres = await openPostgres(backendSettings());
  const database = openDatabase(postgres.where, { connections: 1, name: 'shop-user' });
  try {
    await migrate(database.pool);
    const user = await setShopUser(database.db, email, role, new Date());
    if (user.password === null) console.log(`${user.email} is now ${user.role}; its password is the same as before.`);
    else console.log(`${user.email} is made as ${user.role}. Its password, shown this once: ${user.password}`);
  } finally {
    await database.close();
    await postgres.close();
  }
}

main().catch((error: unknown) => {
  const isClear = error instanceof WrongCommand || error instanceof SettingsError;
  console.error(isClear ? error.message : error);
  process.exitCode = 1;
});
