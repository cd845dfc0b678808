import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { countryCode, createdAt, id, instant } from './columns';

/** Companies whose people order for them. */
export const companies = pgTable('companies', {
  id: id(),
  name: text('name').notNull(),
  /** Country prefix and number without separators, `FI20774740`; format and check digit are valid. */
  vatNumber: text('vat_number').notNull().unique(),
  country: countryCode().notNull(),
  /** The company accepts to be invoiced. */
  acceptsBilling: boolean('accepts_billing').notNull(),
  /** When staff verified the company; null until then. */
  verifiedAt: instant('verified_at'),
  createdAt: createdAt(),
});
