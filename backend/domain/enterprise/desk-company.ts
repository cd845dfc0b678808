import type { ActName } from 'contract/act-names';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { companies } from '../../db/schema/companies';
import { customers } from '../../db/schema/customers';
import { type COMPANY_ROLES, companyAgreements, companyPeople } from '../../db/schema/enterprise';
import { type Act, writeAudit } from '../audit/write-audit';
import { revokeSessions } from '../customers/sessions';
import type { ShopLanguage } from '../locale/language';
import { helsinkiDay } from '../pricing/helsinki-day';
import { type Reader, rowsOf } from '../reading/reader';
import { bestTextFirst } from '../reading/text-fallback';

export type Company = typeof companies.$inferSelect;

/** A company by its VAT number; null when there is none. */
export async function findCompany(reader: Reader, vatNumber: string): Promise<Company | null> {
  const [company] = await reader.select().from(companies).where(eq(companies.vatNumber, vatNumber));
  return company ?? null;
}

/** Those who may order for a company, with what they may do. */
export const readPeople = (reader: Reader, companyId: number) =>
  reader
    .select({
      id: customers.id,
      email: customers.email,
      name: sql<string>`trim(${customers.firstName} || ' ' || ${customers.lastName})`,
      role: sql<(typeof COMPANY_ROLES)[number]>`coalesce(${companyPeople.role}, 'orderer')`,
      limitCents: companyPeople.limitCents,
    })
    .from(customers)
    .leftJoin(companyPeople, and(eq(companyPeople.customerId, customers.id), eq(companyPeople.companyId, companyId)))
    .where(and(eq(customers.companyId, companyId), eq(customers.isOrgUser, true)))
    .orderBy(asc(customers.email));

/** An agreement with the name of its product or group. */
export interface ListedAgreement {
  readonly id: number;
  readonly kind: 'product' | 'group';
  readonly name: string;
  readonly path: string;
  readonly percentage: number | null;
  readonly netCents: number | null;
  readonly validFrom: string;
  readonly validTo: string | null;
  /** Whether it counts today, will, or did. */
  readonly state: 'now' | 'later' | 'over';
}

/** What is agreed with a company, those that count today first. */
export function readAgreements(
  reader: Reader,
  companyId: number,
  language: ShopLanguage,
  now: Date,
): Promise<ListedAgreement[]> {
  const day = helsinkiDay(now);
  const text = sql`order by ${bestTextFirst(language)} limit 1`;
  return rowsOf<ListedAgreement & Record<string, unknown>>(
    reader,
    sql`
      select a.id, case when a.model_id is null then 'group' else 'product' end as kind,
        coalesce(
          f.name || ' ' || coalesce((select t.name from model_texts t where t.model_id = m.id ${text}), m.slug),
          (select t.name from product_group_texts t where t.group_id = a.group_id ${text}), ''
        ) as name,
        coalesce(f.slug || '/' || m.slug, (select t.path from product_group_texts t where t.group_id = a.group_id ${text}), '') as path,
        a.percentage::float8 as percentage, a.net_cents::float8 as "netCents",
        a.valid_from::text as "validFrom", a.valid_to::text as "validTo",
        case when a.valid_from > ${day} then 'later' when coalesce(a.valid_to, 'infinity') < ${day} then 'over' else 'now' end as state
      from company_agreements a
      left join models m on m.id = a.model_id
      left join manufacturers f on f.id = m.manufacturer_id
      where a.company_id = ${companyId}
      order by coalesce(a.valid_to, 'infinity') < ${day}, kind, name, a.id`,
  );
}

/** A new agreement, by the addresses of what it is about. */
export interface NewAgreement {
  readonly subject: { readonly modelId: number } | { readonly groupId: number };
  readonly price: { readonly percentage: number } | { readonly netCents: number };
  readonly validFrom: string;
  readonly validTo: string | null;
  readonly formKey: string;
}

/**
 * The model or the group that an address of the shop names: `brand/model`, or the path of a group in any language.
 * @param path without host; slashes at its ends do not matter
 */
export async function findSubject(reader: Reader, path: string): Promise<NewAgreement['subject'] | null> {
  const clean = path
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\/[^/]+/, '')
    .replace(/[?#].*$/, '')
    .replace(/^\/+|\/+$/g, '');
  const [model] = await rowsOf<{ modelId: number }>(
    reader,
    sql`
      select m.id as "modelId" from models m join manufacturers f on f.id = m.manufacturer_id
      where m.kind = 'product' and not exists (select 1 from bundle_parts where bundle_id = m.id)
        and lower(f.slug || '/' || m.slug) = ${clean} limit 1`,
  );
  if (model) return model;
  const [group] = await rowsOf<{ groupId: number }>(
    reader,
    sql`select group_id as "groupId" from product_group_texts where path = ${clean} limit 1`,
  );
  return group ?? null;
}

async function record(tx: Transaction, company: Company, action: ActName, details: object, { actor, now }: Act) {
  const about = { subject: 'company', subjectId: company.vatNumber, details: { ...details } } as const;
  await writeAudit(tx, { actor, action, ...about, now });
}

/** Agrees a price with a company. A form that is sent again makes nothing new. */
export async function addAgreement(
  db: Db,
  company: Company,
  { subject, price, ...days }: NewAgreement,
  act: Act,
): Promise<void> {
  await db.transaction(async (tx) => {
    const made = await tx
      .insert(companyAgreements)
      .values({ companyId: company.id, ...subject, ...price, ...days, createdAt: act.now })
      .onConflictDoNothing()
      .returning({ id: companyAgreements.id });
    if (made[0]) await record(tx, company, 'agree-price', { agreement: made[0].id, ...subject, ...price }, act);
  });
}

/**
 * Ends an agreement: from tomorrow it does not count, one that has not begun is removed.
 * @returns false when the company has no such agreement
 */
export async function endAgreement(db: Db, company: Company, id: number, act: Act): Promise<boolean> {
  const today = helsinkiDay(act.now);
  const yesterday = helsinkiDay(new Date(act.now.getTime() - 24 * 60 * 60 * 1000));
  return db.transaction(async (tx) => {
    const isIt = and(eq(companyAgreements.id, id), eq(companyAgreements.companyId, company.id));
    const [found] = await tx.select().from(companyAgreements).where(isIt).for('update');
    if (!found) return false;
    if (found.validTo !== null && found.validTo < today) return true;
    if (found.validFrom >= today) await tx.delete(companyAgreements).where(isIt);
    else await tx.update(companyAgreements).set({ validTo: yesterday }).where(isIt);
    await record(tx, company, 'end-agreement', { agreement: id }, act);
    return true;
  });
}

/** Says what a person may do for the company. @returns false for somebody who does not order for it */
export async function setPersonRole(
  db: Db,
  company: Company,
  customerId: number,
  { role, limitCents }: Pick<typeof companyPeople.$inferSelect, 'role' | 'limitCents'>,
  act: Act,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockPersonOf(tx, company, customerId))) return false;
    const row = { companyId: company.id, role, limitCents };
    await tx
      .insert(companyPeople)
      .values({ customerId, ...row })
      .onConflictDoUpdate({ target: companyPeople.customerId, set: row });
    await record(tx, company, 'set-company-role', { customer: customerId, role, limitCents }, act);
    return true;
  });
}

/**
 * Removes a person from the company: the account stays the person's own, and its log-ins end. What the person sent waits on, for the
 * company's buyers. Waits for a decision that the person is making: the person's row is locked.
 * @returns false for somebody who does not order for it
 */
export async function removePerson(db: Db, company: Company, customerId: number, act: Act): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await lockPersonOf(tx, company, customerId))) return false;
    await tx.update(customers).set({ companyId: null, isOrgUser: false }).where(eq(customers.id, customerId));
    await tx.delete(companyPeople).where(eq(companyPeople.customerId, customerId));
    await revokeSessions(tx, customerId, act.now);
    await record(tx, company, 'remove-company-person', { customer: customerId }, act);
    return true;
  });
}

async function lockPersonOf(tx: Transaction, { id }: Company, customerId: number): Promise<boolean> {
  const isIt = and(eq(customers.id, customerId), eq(customers.companyId, id), eq(customers.isOrgUser, true));
  const [person] = await tx.select({ id: customers.id }).from(customers).where(isIt).for('update');
  return person !== undefined;
}

/** Makes the first of new people the company's buyer where it has none, so that somebody can approve its orders. */
export async function makeFirstBuyer(tx: Transaction, companyId: number): Promise<void> {
  await tx.execute(sql`
    insert into company_people (customer_id, company_id, role)
    select id, company_id, 'buyer' from customers
    where company_id = ${companyId} and is_org_user and not exists (
      select 1 from company_people r join customers b on b.id = r.customer_id
      where r.company_id = ${companyId} and b.company_id = ${companyId} and b.is_org_user and r.role = 'buyer'
    )
    order by created_at, id limit 1
    on conflict (customer_id) do update set company_id = excluded.company_id, role = 'buyer'`);
}
