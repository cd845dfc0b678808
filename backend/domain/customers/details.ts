import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { companies } from '../../db/schema/companies';
import { customers } from '../../db/schema/customers';
import { readDeliveryCountry } from '../delivery/delivery-countries';
import { Refusal } from '../errors/refusals';
import type { ShopLanguage } from '../locale/language';
import { type Reader, rowsOf } from '../reading/reader';
import { accountTexts } from './account-texts';

/** What a person may change about the account. */
export interface Details {
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  /** ISO 3166-1 alpha-2 in lower case. */
  readonly country: string;
  /** Of the mails to this person. */
  readonly language: ShopLanguage;
}

/** An account as its owner sees it. */
export interface Account extends Details {
  readonly email: string;
  readonly createdAt: Date;
  readonly company: {
    readonly name: string;
    readonly vatNumber: string;
    readonly country: string;
    readonly acceptsBilling: boolean;
    readonly verifiedAt: Date | null;
  } | null;
}

/** The columns of a person's company; null for a person without one. */
export const COMPANY_COLUMNS = {
  name: companies.name,
  vatNumber: companies.vatNumber,
  country: companies.country,
  acceptsBilling: companies.acceptsBilling,
  verifiedAt: companies.verifiedAt,
};

/** A person's account with the company; null when the account is gone. */
export async function readAccount(reader: Reader, customerId: number): Promise<Account | null> {
  const [account] = await reader
    .select({
      email: customers.email,
      firstName: customers.firstName,
      lastName: customers.lastName,
      phone: customers.phone,
      address: customers.address,
      postalCode: customers.postalCode,
      city: customers.city,
      country: customers.country,
      language: customers.language,
      createdAt: customers.createdAt,
      company: COMPANY_COLUMNS,
    })
    .from(customers)
    .leftJoin(companies, eq(companies.id, customers.companyId))
    .where(eq(customers.id, customerId));
  return account ?? null;
}

/**
 * Changes a person's details.
 * @param language of the refusal
 * @throws Refusal for a country that the shop does not deliver to
 */
export async function saveDetails(db: Db, customerId: number, details: Details, language: ShopLanguage): Promise<void> {
  await refuseUndelivered(db, details.country, language);
  await db.update(customers).set(details).where(eq(customers.id, customerId));
}

/** @throws Refusal for a country that the shop does not deliver to */
export async function refuseUndelivered(reader: Reader, country: string, language: ShopLanguage): Promise<void> {
  const known = await readDeliveryCountry(reader, language, country);
  if (!known?.isEnabled) throw new Refusal({ country_code: [accountTexts(language)('country.unknown')] });
}

/** What the account's first page shows besides the details. Amounts are euro cents, totals hundredths of the order's currency. */
export interface AccountOverview {
  readonly orderCount: number;
  readonly wishlistCount: number;
  readonly addressCount: number;
  readonly bonusCents: number;
  readonly lastOrder: {
    readonly number: string;
    readonly status: string;
    /** ISO 8601. */
    readonly placed: string;
    readonly totalHundredths: number;
    readonly currency: string;
  } | null;
}

const COUNTS = (customerId: number) => sql`
  select
    (select count(*)::int from orders where customer_id = ${customerId}) as "orderCount",
    (select count(*)::int from wishlist_items where customer_id = ${customerId}) as "wishlistCount",
    (select count(*)::int from customer_addresses where customer_id = ${customerId}) as "addressCount",
    (select coalesce(sum(cents), 0)::float8 from club_bonus where customer_id = ${customerId}) as "bonusCents",
    (select json_build_object('number', number, 'status', status, 'placedAt', (extract(epoch from placed_at) * 1000)::float8,
       'totalHundredths', display_total_minor, 'currency', currency)
     from orders where customer_id = ${customerId} order by placed_at desc, id desc limit 1) as "lastOrder"`;

type CountsRow = Omit<AccountOverview, 'lastOrder'> & {
  lastOrder: (Omit<NonNullable<AccountOverview['lastOrder']>, 'placed'> & { placedAt: number }) | null;
} & Record<string, unknown>;

/** Counts, club bonus and the last order of a person. */
export async function readAccountOverview(reader: Reader, customerId: number): Promise<AccountOverview> {
  const [row] = await rowsOf<CountsRow>(reader, COUNTS(customerId));
  if (!row) throw new Error('An overview without a row.');
  const { lastOrder, ...counts } = row;
  if (!lastOrder) return { ...counts, lastOrder };
  const { placedAt, ...order } = lastOrder;
  return { ...counts, lastOrder: { ...order, placed: new Date(placedAt).toISOString() } };
}
