import { eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { companies } from '../../db/schema/companies';
import { customers } from '../../db/schema/customers';
import { customerAddresses, customerConsents } from '../../db/schema/members';
import { orders } from '../../db/schema/orders';
import { earnBonus } from '../../domain/customers/club';
import { spendBonus } from '../../domain/customers/spend-bonus';
import { DEMO_MEMBERS, type DemoMember } from '../content/members';
import { insertAll } from './insert';
import { daysBefore } from './texts';

/** The day of the wording that the people agreed to. */
const WORDING = '2026-11-22';

async function loadCompany(tx: Transaction, { company }: DemoMember, now: Date): Promise<number | null> {
  if (!company) return null;
  const { verified, ...rest } = company;
  const at = daysBefore(now, verified);
  const [made] = await tx
    .insert(companies)
    .values({ ...rest, country: 'fi', verifiedAt: at, createdAt: at })
    .returning({ id: companies.id });
  return made?.id ?? null;
}

async function loadMember(tx: Transaction, member: DemoMember, now: Date): Promise<void> {
  const sizes = Object.fromEntries(Object.entries(member.sizes).map(([slug, each]) => [slug, [...each]]));
  const [person] = await tx
    .update(customers)
    .set({ sizes, companyId: await loadCompany(tx, member, now) })
    .where(eq(customers.email, member.email))
    .returning({ id: customers.id });
  if (!person) throw new Error(`The demo shop has no account ${member.email}.`);
  const customerId = person.id;
  await insertAll(
    tx,
    customerAddresses,
    member.addresses.map((address, index) => ({ ...address, customerId, country: 'fi', isDefault: index === 0 })),
  );
  await insertAll(
    tx,
    customerConsents,
    member.consents.map(({ purpose, isGranted, days }) => ({
      customerId,
      purpose,
      isGranted,
      wording: WORDING,
      createdAt: daysBefore(now, days),
    })),
  );
}

/** What people keep in their accounts, after accounts and size tables. */
export async function loadMembers(tx: Transaction, now: Date): Promise<void> {
  for (const member of DEMO_MEMBERS) await loadMember(tx, member, now);
}

/** What people spent and earned of the club bonus by the orders that are paid; after the orders of companies, which earn none. */
export async function loadBonus(tx: Transaction): Promise<void> {
  const placed = await tx
    .select({ id: orders.id, customerId: orders.customerId, paidAt: orders.paidAt, bonusCents: orders.bonusCents })
    .from(orders)
    .where(isNotNull(orders.customerId))
    .orderBy(orders.placedAt);
  for (const { bonusCents, paidAt, ...order } of placed) {
    if (!paidAt) continue;
    if (!(await spendBonus(tx, order, bonusCents, paidAt)))
      throw new Error('A demo order spends more bonus than there is.');
    await earnBonus(tx, order.id, paidAt);
  }
}
