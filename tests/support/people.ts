import { realpathSync } from 'node:fs';
import path from 'node:path';
import { type Db, openDatabase } from 'backend/db/client';
import { CLUSTER_USER, clusterPassword, runningServer } from 'backend/db/cluster-process';
import { QUEUE_SCHEMA } from 'backend/db/queues';
import { companies } from 'backend/db/schema/companies';
import { contentItems } from 'backend/db/schema/content-items';
import { customers } from 'backend/db/schema/customers';
import { companyPeople } from 'backend/db/schema/enterprise';
import { customerGroupMembers } from 'backend/db/schema/members';
import { orders } from 'backend/db/schema/orders';
import { type ShopRole, setShopUser } from 'backend/domain/customers/shop-user';
import { eq, sql } from 'drizzle-orm';
import { cheapHash } from './cheap-password';

/** A person with an account in a running shop. */
export type Member = { readonly email: string; readonly password: string };

/** Works on the database of a running shop. */
async function onDatabase<Value>(dataDir: string, work: (db: Db) => Promise<Value>): Promise<Value> {
  const folder = realpathSync(path.join(dataDir, 'postgres'));
  const server = runningServer(folder);
  if (!server) throw new Error('The database of the shop does not run.');
  const { db, close } = openDatabase({
    host: '127.0.0.1',
    port: server.port,
    user: CLUSTER_USER,
    password: clusterPassword(folder),
    database: 'shop',
  });
  return work(db).finally(close);
}

/**
 * Makes an account with a role in the shop of a data folder, as `npm run shop:user` does; its password is cheap to compare.
 * @param name first part of the e-mail address, which is unique
 */
export async function newMember(dataDir: string, name: string, role: ShopRole = 'customer'): Promise<Member> {
  const password = `${name} hiihtää hangella`;
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@hanki.example`;
  await onDatabase(dataDir, async (db) => {
    await setShopUser(db, email, role, new Date());
    await db
      .update(customers)
      .set({ passwordHash: cheapHash(password) })
      .where(eq(customers.email, email));
  });
  return { email, password };
}

/** Makes somebody a member of Suomen Latu, or somebody who waits for the membership to be accepted. */
export function joinLatu(dataDir: string, { email }: Member, status: 'pending' | 'accepted'): Promise<void> {
  return onDatabase(dataDir, async (db) => {
    const [person] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
    const validUntil = status === 'accepted' ? new Date(Date.now() + 30 * 86_400_000) : null;
    const row = { customerId: person?.id ?? 0, group: 'latu', memberNumber: '123456', status, validUntil } as const;
    await db.insert(customerGroupMembers).values(row);
  });
}

/** Makes people who order for a new, verified company; the first of them approves. @returns its VAT number */
export function joinCompany(dataDir: string, members: readonly Member[]): Promise<string> {
  return onDatabase(dataDir, async (db) => {
    const vatNumber = `FI${crypto.randomUUID().slice(0, 8)}`;
    const company = {
      name: 'Retkimestarit Oy',
      vatNumber,
      country: 'fi',
      acceptsBilling: true,
      verifiedAt: new Date(),
    };
    const [made] = await db.insert(companies).values(company).returning({ id: companies.id });
    const companyId = made?.id ?? 0;
    for (const [index, { email }] of members.entries()) {
      const name = { firstName: index === 0 ? 'Olli' : 'Tuuli', lastName: index === 0 ? 'Ostaja' : 'Tilaaja' };
      const [person] = await db
        .update(customers)
        .set({ ...name, companyId, isOrgUser: true })
        .where(eq(customers.email, email))
        .returning({ id: customers.id });
      if (index === 0) await db.insert(companyPeople).values({ customerId: person?.id ?? 0, companyId, role: 'buyer' });
    }
    return vatNumber;
  });
}

/** Makes an account of somebody who orders for a verified company of its own. */
export async function newCompanyPerson(dataDir: string, name: string, company: string): Promise<Member> {
  const person = await newMember(dataDir, name, 'org');
  await onDatabase(dataDir, async (db) => {
    const vatNumber = `FI${Math.floor(10_000_000 + Math.random() * 89_999_999)}`;
    const [made] = await db
      .insert(companies)
      .values({ name: company, vatNumber, country: 'fi', acceptsBilling: true, verifiedAt: new Date() })
      .returning({ id: companies.id });
    await db
      .update(customers)
      .set({ companyId: made?.id ?? null })
      .where(eq(customers.email, person.email));
  });
  return person;
}

/** Puts the paid order of a person's e-mail address into the account, as one that has arrived. @returns its number */
export function deliverTo(dataDir: string, { email }: Member): Promise<string> {
  return onDatabase(dataDir, async (db) => {
    const [person] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
    const [order] = await db
      .update(orders)
      .set({ customerId: person?.id ?? null, status: 'delivered' })
      .where(eq(orders.email, email))
      .returning({ number: orders.number });
    if (!order) throw new Error('The person has no order.');
    return order.number;
  });
}

/** Lets the time come at which an item is published: its job runs as soon as a copy of the shop looks for one. */
export function bringForward(dataDir: string, itemId: number): Promise<void> {
  return onDatabase(dataDir, async (db) => {
    await db.update(contentItems).set({ scheduledAt: sql`now()` }).where(eq(contentItems.id, itemId));
    const { rowCount } = await db.execute(
      sql`update ${sql.identifier(QUEUE_SCHEMA)}.job set start_after = now()
        where name = 'content-time' and state = 'created' and data ->> 'itemId' = ${String(itemId)}`,
    );
    if (rowCount !== 1) throw new Error(`${rowCount} jobs wait to publish the item.`);
  });
}
