import { bigint, boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, oneOf } from './columns';
import { customers } from './customers';

const customer = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

export const ACCOUNT_LINK_PURPOSES = ['activate', 'reset', 'delete', 'change_email', 'undo_email'] as const;

/** Links sent by mail that change an account; each works once. Only the hash of the token is stored. */
export const accountLinks = pgTable(
  'account_links',
  {
    /** SHA-256 of the token, hex. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: customer(),
    purpose: text('purpose', { enum: ACCOUNT_LINK_PURPOSES }).notNull(),
    /** The e-mail address that the link gives to the account, in lower case; null for links of other purposes. */
    email: text('email'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [
    index('account_links_customer').on(table.customerId),
    oneOf('account_links', 'purpose', ACCOUNT_LINK_PURPOSES),
  ],
);

/** Browsers that have signed in to an account: strangers' guesses of its password do not delay them. Only hashes are stored. */
export const knownDevices = pgTable(
  'known_devices',
  {
    /** SHA-256 of the token in the browser's cookie, hex. */
    tokenHash: text('token_hash').primaryKey(),
    customerId: customer(),
    createdAt: createdAt(),
  },
  (table) => [index('known_devices_customer').on(table.customerId)],
);

/** Passkeys (WebAuthn credentials) of a person. */
export const passkeys = pgTable(
  'passkeys',
  {
    /** The credential's id, base64url. */
    credentialId: text('credential_id').primaryKey(),
    customerId: customer(),
    /** COSE public key, base64url. */
    publicKey: text('public_key').notNull(),
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull().default([]),
    /** What the person calls it. */
    name: text('name').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_customer').on(table.customerId)],
);

export const PASSKEY_PURPOSES = ['register', 'log_in', 'second_factor'] as const;

/** Challenges that a browser must sign with a passkey; each works once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the id that the browser sends back, hex. */
    idHash: text('id_hash').primaryKey(),
    challenge: text('challenge').notNull(),
    purpose: text('purpose', { enum: PASSKEY_PURPOSES }).notNull(),
    /** Null for a log-in that does not say yet who it is. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  () => [oneOf('passkey_challenges', 'purpose', PASSKEY_PURPOSES)],
);
