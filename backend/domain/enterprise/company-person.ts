import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import type { COMPANY_ROLES } from '../../db/schema/enterprise';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';

/** Somebody who may order for a verified company. */
export interface CompanyPerson {
  readonly customerId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: ShopLanguage;
  readonly companyId: number;
  readonly companyName: string;
  readonly vatNumber: string;
  /** The company's country, where its orders go, and the currency there. */
  readonly country: string;
  readonly currency: string;
  readonly role: (typeof COMPANY_ROLES)[number];
  /** Euro cents without tax up to which the person orders without approval; null: never. */
  readonly limitCents: number | null;
}

const PERSON = sql`
  select p.id as "customerId", p.email, p.first_name as "firstName", p.last_name as "lastName", p.language,
    c.id as "companyId", c.name as "companyName", c.vat_number as "vatNumber", c.country,
    coalesce((select currency from delivery_countries where code = c.country), 'eur') as currency,
    coalesce(r.role, 'orderer') as role, r.limit_cents::float8 as "limitCents"
  from customers p
  join companies c on c.id = p.company_id
  left join company_people r on r.customer_id = p.id and r.company_id = c.id
  where p.is_org_user and c.verified_at is not null`;

type Row = CompanyPerson & Record<string, unknown>;

/** The person as somebody of a company; null for everybody who does not order for a verified one. */
export async function readCompanyPerson(reader: Reader, customerId: number): Promise<CompanyPerson | null> {
  const [person] = await rowsOf<Row>(reader, sql`${PERSON} and p.id = ${customerId}`);
  return person ?? null;
}

/** The person, who stays somebody of the company until the transaction ends: staff who removes them meanwhile waits. */
export async function lockCompanyPerson(tx: Transaction, customerId: number): Promise<CompanyPerson | null> {
  await tx.execute(sql`select id from customers where id = ${customerId} for share`);
  return readCompanyPerson(tx, customerId);
}

/** Those of a company who approve its orders. */
export function readBuyers(reader: Reader, companyId: number): Promise<CompanyPerson[]> {
  return rowsOf<Row>(reader, sql`${PERSON} and c.id = ${companyId} and r.role = 'buyer' order by p.id`);
}
