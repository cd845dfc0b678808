import { CUSTOMER_GROUPS } from 'contract/customer-groups';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amountColumn, countryCode, createdAt, id, instant, oneOf, rule } from './columns';
import { reviews } from './content';
import { customers } from './customers';
import { models } from './models';
import { orders } from './orders';
import { returns } from './returns';
import { variants } from './variants';

const customer = () =>
  integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' });

/** Delivery addresses of a person. */
export const customerAddresses = pgTable(
  'customer_addresses',
  {
    id: id(),
    customerId: customer(),
    /** What the person calls it, "Cottage"; may be empty. */
    label: text('label').notNull().default(''),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    address: text('address').notNull(),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    country: countryCode().notNull(),
    phone: text('phone').notNull().default(''),
    isDefault: boolean('is_default').notNull().default(false),
  },
  (table) => [
    index('customer_addresses_customer').on(table.customerId),
    uniqueIndex('customer_addresses_one_default').on(table.customerId).where(sql`is_default`),
  ],
);

export const CONSENT_PURPOSES = ['newsletter', 'reminders', 'personalisation'] as const;

/** Every consent given or withdrawn, with the wording that was shown; the latest of a purpose counts. */
export const customerConsents = pgTable(
  'customer_consents',
  {
    id: id(),
    customerId: customer(),
    purpose: text('purpose', { enum: CONSENT_PURPOSES }).notNull(),
    isGranted: boolean('is_granted').notNull(),
    /** Version of the wording, a date. */
    wording: text('wording').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('customer_consents_customer').on(table.customerId, table.purpose, table.createdAt),
    oneOf('customer_consents', 'purpose', CONSENT_PURPOSES),
  ],
);

/** Addresses, with an account or without, that want no reminders. */
export const stoppedReminders = pgTable('stopped_reminders', {
  /** In lower case. */
  email: text('email').primaryKey(),
  createdAt: createdAt(),
});

/** Models on people's wishlists. */
export const wishlistItems = pgTable(
  'wishlist_items',
  {
    customerId: customer(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.modelId] }),
    index('wishlist_items_model').on(table.modelId),
  ],
);

/** Votes on reviews, one a person and review. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    customerId: customer(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    isUp: boolean('is_up').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.reviewId] }),
    index('review_votes_review').on(table.reviewId),
  ],
);

export const GROUP_STATUSES = ['pending', 'accepted', 'refused'] as const;

/** Membership in a group: applied for with a member number, accepted by staff, for a time. */
export const customerGroupMembers = pgTable(
  'customer_group_members',
  {
    customerId: customer(),
    group: text('group', { enum: CUSTOMER_GROUPS }).notNull(),
    memberNumber: text('member_number').notNull(),
    status: text('status', { enum: GROUP_STATUSES }).notNull().default('pending'),
    /** End of an accepted membership. */
    validUntil: instant('valid_until'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.group] }),
    oneOf('customer_group_members', 'group', CUSTOMER_GROUPS),
    oneOf('customer_group_members', 'status', GROUP_STATUSES),
    rule('customer_group_members_accepted', sql`status <> 'accepted' or valid_until is not null`),
  ],
);

export const BONUS_KINDS = ['earned', 'reversed', 'spent', 'refunded', 'expired'] as const;

/**
 * Ledger of the club bonus in euro cents: earned and refunded (given back of what an order was paid with) are positive, the others
 * negative; their sum is the balance. It is below zero when bonus was spent and the order that had earned it is returned; a trigger in the
 * migration keeps spending from taking it there.
 */
export const clubBonus = pgTable(
  'club_bonus',
  {
    id: id(),
    customerId: customer(),
    kind: text('kind', { enum: BONUS_KINDS }).notNull(),
    cents: amountColumn('cents').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    /** The return that reverses a part of what its order earned, or gives back a part of what paid for it. */
    returnId: integer('return_id').references(() => returns.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('club_bonus_customer').on(table.customerId),
    uniqueIndex('club_bonus_once').on(table.orderId, table.kind).where(sql`return_id is null`),
    uniqueIndex('club_bonus_return_once').on(table.returnId, table.kind).where(sql`return_id is not null`),
    oneOf('club_bonus', 'kind', BONUS_KINDS),
    rule('club_bonus_sign', sql`(kind in ('earned', 'refunded')) = (cents > 0) and cents <> 0`),
  ],
);

/** Products that a person moved out of the cart for later. */
export const savedProducts = pgTable(
  'saved_products',
  {
    customerId: customer(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    amount: integer('amount').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.variantId] }),
    rule('saved_products_amount', sql`amount between 1 and 999`),
  ],
);
