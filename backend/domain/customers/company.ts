import { and, eq, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Db, Transaction } from '../../db/client';
import { companies } from '../../db/schema/companies';
import { customers } from '../../db/schema/customers';
import { type Act, writeAudit } from '../audit/write-audit';
import { makeFirstBuyer } from '../enterprise/desk-company';
import { anywhere } from '../reading/like-pattern';
import type { Reader } from '../reading/reader';
import type { AccountNews, TellOwner } from './account-news';
import { revokeSessions } from './sessions';

/** A company as its contact person registers it. */
export interface CompanyDetails {
  readonly name: string;
  /** As `vatNumberOf` returns it. */
  readonly vatNumber: string;
  /** ISO 3166-1 alpha-2, lower case. */
  readonly country: string;
}

/**
 * Makes a person belong to a company, and the company if nobody registered it before: its name stays as the first person
 * gave it. The person may not order for it until staff verified them, even if others may: a VAT number is no secret.
 */
export async function joinCompany(
  tx: Transaction,
  customerId: number,
  { name, vatNumber, country }: CompanyDetails,
  now: Date,
): Promise<void> {
  const [company] = await tx
    .insert(companies)
    .values({ name, vatNumber, country, acceptsBilling: true, createdAt: now })
    // an update, even of nothing, returns the row that is there
    .onConflictDoUpdate({ target: companies.vatNumber, set: { vatNumber } })
    .returning({ id: companies.id });
  if (!company) throw new Error('The insert returned no row.');
  await tx.update(customers).set({ companyId: company.id, isOrgUser: false }).where(eq(customers.id, customerId));
}

/** A company with its people, as the staff's list shows it. */
export interface ListedCompany {
  readonly name: string;
  readonly vatNumber: string;
  readonly country: string;
  readonly verifiedAt: Date | null;
  readonly people: readonly {
    readonly email: string;
    readonly name: string;
    readonly state: 'orders' | 'waits' | 'not activated';
  }[];
}

/** Whether the name or VAT number of a company, or somebody of it, holds a text; empty: all companies. */
function matches(text: string) {
  if (text === '') return undefined;
  const pattern = anywhere(text);
  return sql`(${companies.name} ilike ${pattern} or ${companies.vatNumber} ilike ${pattern} or exists (
    select 1 from customers p where p.company_id = ${companies.id}
      and (p.email ilike ${pattern} or p.first_name || ' ' || p.last_name ilike ${pattern})))`;
}

/**
 * The companies that match, those with waiting people first, then by name.
 * @param search a part of the name, the VAT number, or the name or address of one of its people
 */
export async function listCompanies(db: Reader, search = ''): Promise<ListedCompany[]> {
  const rows = await db
    .select({ company: companies, person: customers })
    .from(companies)
    .leftJoin(customers, eq(customers.companyId, companies.id))
    .where(matches(search.trim()))
    .orderBy(companies.name, companies.id, customers.email);
  const listed = new Map<number, ListedCompany & { people: ListedCompany['people'][number][] }>();
  for (const { company, person } of rows) {
    const { name, vatNumber, country, verifiedAt } = company;
    const one = listed.get(company.id) ?? { name, vatNumber, country, verifiedAt, people: [] };
    listed.set(company.id, one);
    if (!person) continue;
    const state = person.isOrgUser ? 'orders' : person.activatedAt ? 'waits' : 'not activated';
    one.people.push({ email: person.email, name: `${person.firstName} ${person.lastName}`.trim(), state });
  }
  const waits = ({ people }: ListedCompany) => people.some(({ state }) => state === 'waits');
  return [...listed.values()].sort((a, b) => Number(waits(b)) - Number(waits(a)));
}

/** A decision of staff about the people of a company who wait. */
export interface CompanyDecision {
  readonly company: { readonly name: string; readonly vatNumber: string };
  /** Addresses of the people it concerns; all of them were informed by mail. */
  readonly people: readonly string[];
}

/**
 * Verifies a company: its people with an activated account may order for it from now on. The first of them
 * approves the company's orders, until staff decides otherwise. Their log-ins end, so that the new right begins with a new log-in. Closes the race with a person who registers meanwhile: the company's row is locked.
 * @returns null for an unknown VAT number
 */
export async function verifyCompany(
  db: Db,
  vatNumber: string,
  tell: TellOwner,
  { actor, now }: Act,
): Promise<CompanyDecision | null> {
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, vatNumber);
    if (!company) return null;
    if (company.verifiedAt === null)
      await tx.update(companies).set({ verifiedAt: now }).where(eq(companies.id, company.id));
    const people = await changeWaiting(tx, company.id, { isOrgUser: true });
    await makeFirstBuyer(tx, company.id);
    const details = { people: people.length };
    await writeAudit(tx, { actor, action: 'verify-company', subject: 'company', subjectId: vatNumber, details, now });
    return notifyPeople(tx, company, people, { kind: 'verified', company }, tell, now);
  });
}

/**
 * Refuses the people of a company who wait: they keep their own accounts and belong to no company. A company that was never
 * verified and has nobody left is deleted, so that its VAT number is free. People who order for it already still do.
 * @param note the reason, for the mail; may be empty
 * @returns null for an unknown VAT number
 */
export async function refuseCompany(
  db: Db,
  vatNumber: string,
  note: string,
  tell: TellOwner,
  { actor, now }: Act,
): Promise<CompanyDecision | null> {
  return db.transaction(async (tx) => {
    const company = await lockCompany(tx, vatNumber);
    if (!company) return null;
    const people = await changeWaiting(tx, company.id, { companyId: null });
    await deleteEmptyCompany(tx, company.id);
    const details = { people: people.length };
    const subject = { subject: 'company', subjectId: vatNumber } as const;
    await writeAudit(tx, { actor, action: 'refuse-company', ...subject, note, details, now });
    return notifyPeople(tx, company, people, { kind: 'refused', company, note }, tell, now);
  });
}

/** Deletes a company that staff never verified, when it has no people. */
export async function deleteEmptyCompany(tx: Transaction, companyId: number): Promise<void> {
  const people = tx.select({ one: sql`1` }).from(customers).where(eq(customers.companyId, companies.id));
  await tx.delete(companies).where(and(eq(companies.id, companyId), isNull(companies.verifiedAt), notExists(people)));
}

async function lockCompany(tx: Transaction, vatNumber: string) {
  const [company] = await tx.select().from(companies).where(eq(companies.vatNumber, vatNumber)).for('update');
  return company ?? null;
}

/** Changes the people of a company with an activated account who wait for staff. */
function changeWaiting(tx: Transaction, companyId: number, change: { isOrgUser?: true; companyId?: null }) {
  const { id, email, firstName, language } = customers;
  const waits = and(
    eq(customers.companyId, companyId),
    eq(customers.isOrgUser, false),
    isNotNull(customers.activatedAt),
  );
  return tx.update(customers).set(change).where(waits).returning({ id, email, firstName, language });
}

async function notifyPeople(
  tx: Transaction,
  { name, vatNumber }: CompanyDecision['company'],
  people: Awaited<ReturnType<typeof changeWaiting>>,
  news: AccountNews,
  tell: TellOwner,
  now: Date,
): Promise<CompanyDecision> {
  for (const person of people) {
    if (news.kind === 'verified') await revokeSessions(tx, person.id, now);
    await tell(tx, person, news, now);
  }
  return { company: { name, vatNumber }, people: people.map(({ email }) => email) };
}
