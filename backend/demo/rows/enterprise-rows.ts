import { eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { customers } from '../../db/schema/customers';
import { companyAgreements, companyPeople, enterpriseOrderRows, enterpriseOrders } from '../../db/schema/enterprise';
import { orderRows, orders } from '../../db/schema/orders';
import { validateCompanyCart } from '../../domain/enterprise/company-cart';
import { keepAsked } from '../../domain/enterprise/place-enterprise-order';
import { helsinkiDay } from '../../domain/pricing/helsinki-day';
import { DEMO_AGREEMENTS, DEMO_APPROVED_ORDER, DEMO_COMPANY_ROLES, DEMO_WAITING_ORDER } from '../content/enterprise';
import { modelOf } from './numbered-models';
import { daysBefore } from './texts';
import { DEMO_VARIANTS } from './variants';

type Person = typeof customers.$inferSelect;

function variantOf(slug: string): number {
  const variant = DEMO_VARIANTS.find(({ modelId }) => modelId === modelOf(slug).id);
  if (!variant) throw new Error(`The model ${slug} has no variant.`);
  return variant.id;
}

/** The people of the demo company with their roles; the company is the buyer's. */
async function loadPeople(tx: Transaction): Promise<Person[]> {
  const emails = DEMO_COMPANY_ROLES.map(({ email }) => email);
  const people = await tx.select().from(customers).where(inArray(customers.email, emails));
  const companyId = people.find((person) => person.companyId !== null)?.companyId;
  if (!companyId) throw new Error('The demo shop has no company.');
  await tx.update(customers).set({ companyId }).where(inArray(customers.email, emails));
  return Promise.all(
    DEMO_COMPANY_ROLES.map(async ({ email, role, limitCents }) => {
      const person = people.find((each) => each.email === email);
      if (!person) throw new Error(`The demo shop has no account ${email}.`);
      await tx.insert(companyPeople).values({ customerId: person.id, companyId, role, limitCents });
      return { ...person, companyId };
    }),
  );
}

async function loadAgreements(tx: Transaction, companyId: number, now: Date): Promise<void> {
  const validFrom = helsinkiDay(daysBefore(now, 80));
  for (const agreement of DEMO_AGREEMENTS) {
    const price = 'netCents' in agreement ? { netCents: agreement.netCents } : { percentage: agreement.percentage };
    const subject =
      'model' in agreement ? { modelId: modelOf(agreement.model).id } : { groupId: await groupOf(tx, agreement.group) };
    await tx.insert(companyAgreements).values({ companyId, ...subject, ...price, validFrom });
  }
}

async function groupOf(tx: Transaction, path: string): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select group_id as id from product_group_texts where language = 'fi' and path = ${path}`,
  );
  const [group] = rows;
  if (!group) throw new Error(`The demo shop has no group ${path}.`);
  return group.id;
}

/** What every order of the person has: where it goes. */
const receiverOf = ({ firstName, lastName, address, postalCode, city, phone }: Person) => ({
  ...{ firstName, lastName, address, postalCode, city, phone },
  country: 'fi',
  currency: 'eur',
});

async function loadWaiting(tx: Transaction, person: Person, companyId: number, now: Date): Promise<void> {
  const { rows, ...texts } = DEMO_WAITING_ORDER;
  const submittedAt = daysBefore(now, 1);
  const order = { ...receiverOf(person), ...texts, companyId, customerId: person.id, deliveryMethod: '' };
  const [made] = await tx
    .insert(enterpriseOrders)
    .values({ ...order, status: 'waiting', submittedAt, createdAt: submittedAt })
    .returning({ id: enterpriseOrders.id });
  if (!made) throw new Error('The waiting order of the demo company was not written.');
  const held = rows.map(({ model, amount }) => ({ variantId: variantOf(model), amount }));
  await tx.insert(enterpriseOrderRows).values(held.map((row) => ({ enterpriseOrderId: made.id, ...row })));
  const visit = { language: 'fi', now, processors: new Map() } as const;
  const cart = await validateCompanyCart(tx, { ...order, rows: held }, visit);
  await keepAsked(tx, made.id, cart);
  const deliveryMethod = cart.delivery?.slug ?? '';
  await tx.update(enterpriseOrders).set({ deliveryMethod }).where(eq(enterpriseOrders.id, made.id));
}

async function loadApproved(tx: Transaction, person: Person, buyer: Person, companyId: number): Promise<void> {
  const { digits, note, ...texts } = DEMO_APPROVED_ORDER;
  const [order] = await tx
    .select()
    .from(orders)
    .where(eq(orders.number, `S${digits}`));
  if (!order) throw new Error('The demo shop has no order of the company.');
  const [made] = await tx
    .insert(enterpriseOrders)
    .values({
      ...receiverOf(person),
      ...texts,
      ...{ companyId, customerId: person.id, status: 'approved', orderId: order.id, decisionNote: note },
      ...{ decidedBy: buyer.id, decidedAt: order.placedAt, submittedAt: order.placedAt, createdAt: order.placedAt },
      askedTotalHundredths: order.displayTotalHundredths,
      askedNetHundredths: order.displayTotalHundredths - order.displayTaxHundredths,
    })
    .returning({ id: enterpriseOrders.id });
  const rows = await tx.select().from(orderRows).where(eq(orderRows.orderId, order.id));
  const goods = rows.flatMap(({ variantId, amount, displayUnitHundredths, taxPercentage }) =>
    variantId === null || !made
      ? []
      : [
          {
            ...{ enterpriseOrderId: made.id, variantId, amount, askedAmount: amount },
            ...{ askedUnitHundredths: displayUnitHundredths, askedTaxPercentage: taxPercentage },
          },
        ],
  );
  await tx.insert(enterpriseOrderRows).values(goods);
}

/** The demo company's selection, its people's roles, an order that waits and one that was approved; after orders and companies. */
export async function loadEnterprise(tx: Transaction, now: Date): Promise<void> {
  const [buyer, person] = await loadPeople(tx);
  const companyId = buyer?.companyId;
  if (!buyer || !person || !companyId) throw new Error('The demo company has too few people.');
  await loadAgreements(tx, companyId, now);
  await loadWaiting(tx, person, companyId, now);
  await loadApproved(tx, person, buyer, companyId);
}
