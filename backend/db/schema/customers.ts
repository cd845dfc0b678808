import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, instant } from './columns';

/** People with an account: members of the club, organisation users, staff and administrators. */
export const customers = pgTable(
  'customers',
  {
    id: id(),
    email: text('email').notNull(),
    /** scrypt, `scrypt$N$r$p$salt$hash` in base64url; null where log-in is social only. */
    passwordHash: text('password_hash'),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    address: text('address').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull().default(''),
    isOrgUser: boolean('is_org_user').notNull().default(false),
    isStaff: boolean('is_staff').notNull().default(false),
    isAdmin: boolean('is_admin').notNull().default(false),
    /** Staff only. */
    username: text('username').unique(),
    /** JSON string with products, as the specification's customer answer holds it. */
    cartContent: text('cart_content').notNull().default('{}'),
    activatedAt: instant('activated_at'),
    createdAt: createdAt(),
  },
  () => [uniqueIndex('customers_email').on(sql`lower(email)`)],
);

/** Log-ins. The token itself is never kept, only its hash. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('access_tokens_customer').on(table.customerId)],
);
