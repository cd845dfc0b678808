import { realpathSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from 'backend/db/client';
import { CLUSTER_USER, clusterPassword, runningServer } from 'backend/db/cluster-process';
import { customers } from 'backend/db/schema/customers';
import { type ShopRole, setShopUser } from 'backend/domain/customers/shop-user';
import { eq } from 'drizzle-orm';
import { cheapHash } from './cheap-password';

/** A person with an account in a running shop. */
export type Member = { readonly email: string; readonly password: string };

/**
 * Makes an account with a role in the shop of a data folder, as `npm run shop:user` does; its password is cheap to compare.
 * @param name first part of the e-mail address, which is unique
 */
export async function newMember(dataDir: string, name: string, role: ShopRole = 'customer'): Promise<Member> {
  const folder = realpathSync(path.join(dataDir, 'postgres'));
  const server = runningServer(folder);
  if (!server) throw new Error('The database of the shop does not run.');
  const password = `${name} hiihtää hangella`;
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@hanki.example`;
  const { db, close } = openDatabase({
    host: '127.0.0.1',
    port: server.port,
    user: CLUSTER_USER,
    password: clusterPassword(folder),
    database: 'shop',
  });
  try {
    await setShopUser(db, email, role, new Date());
    await db
      .update(customers)
      .set({ passwordHash: cheapHash(password) })
      .where(eq(customers.email, email));
  } finally {
    await close();
  }
  return { email, password };
}
