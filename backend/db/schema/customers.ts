import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { countryCode, createdAt, id, instant, LANGUAGE_CODES, language, oneOf } from './columns';
import { companies } from './companies';

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
    /** Products as a JSON string, as in the specification's answer for a customer. */
    cartContent: text('cart_content').notNull().default('{}'),
    /** Language of the e-mails sent to this person. */
    language: language().default('fi'),
    country: countryCode().notNull().default('fi'),
    /** The company this person orders for; `isOrgUser` only after staff verified it. */
    companyId: integer('company_id').references(() => companies.id, { onDelete: 'set null' }),
    /** Google's id of the person, `sub`; null when Google sign-in was never used. */
    googleSubject: text('google_subject').unique(),
    /** A password alone is not enough: a passkey is asked for as well. */
    needsPasskey: boolean('needs_passkey').notNull().default(false),
    /** The person's sizes by size type, `{"shoes": ["42"]}`. */
    sizes: jsonb('sizes').$type<Record<string, string[]>>().notNull().default({}),
    /** Unguessable part of the shared wishlist's address; null while it is not shared. */
    wishlistToken: text('wishlist_token').unique(),
    /** A note of the club's staff; never in an answer to the customer (Specification 2 §6). */
    clubComment: text('club_comment').notNull().default(''),
    activatedAt: instant('activated_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('customers_email').on(sql`lower(email)`),
    index('customers_company').on(table.companyId),
    oneOf('customers', 'language', LANGUAGE_CODES),
  ],
);

/** How a person signed in. */
export const SIGN_IN_METHODS = ['password', 'google', 'passkey', 'password_and_passkey'] as const;

/** Log-ins. Only the hash of the token is stored. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** Names the log-in in the list of devices. */
    publicId: integer('public_id').generatedAlwaysAsIdentity().notNull().unique(),
    method: text('method', { enum: SIGN_IN_METHODS }).notNull().default('password'),
    /** Browser and system as the list of devices shows them, `Firefox, Windows`; empty when unknown. */
    device: text('device').notNull().default(''),
    /** At most an hour old. */
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [index('access_tokens_customer').on(table.customerId), oneOf('access_tokens', 'method', SIGN_IN_METHODS)],
);
