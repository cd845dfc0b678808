import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { amountColumn, countryCode, createdAt, currencyCode, id, instant, oneOf, rule } from './columns';
import { companies } from './companies';
import { customers } from './customers';
import { models } from './models';
import { orders } from './orders';
import { productGroups } from './product-groups';
import { variants } from './variants';

/** `orderer` puts requests together, `buyer` approves those of the whole company. */
export const COMPANY_ROLES = ['orderer', 'buyer'] as const;

/** What a person may do for the company. People without a row are orderers whose every request is approved first. */
export const companyPeople = pgTable(
  'company_people',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** The row counts only while the person belongs to this company. */
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    role: text('role', { enum: COMPANY_ROLES }).notNull(),
    /** Euro cents without tax up to which the person orders without approval; null: never. */
    limitCents: amountColumn('limit_cents'),
  },
  (table) => [
    index('company_people_company').on(table.companyId),
    oneOf('company_people', 'role', COMPANY_ROLES),
    rule('company_people_limit', sql`limit_cents >= 0`),
  ],
);

/** What the shop agreed with a company: a product, or a group with all below it, and its price. Days are those of Helsinki, both inclusive. */
export const companyAgreements = pgTable(
  'company_agreements',
  {
    id: id(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    modelId: integer('model_id').references(() => models.id, { onDelete: 'cascade' }),
    groupId: integer('group_id').references(() => productGroups.id, { onDelete: 'cascade' }),
    /** Per cent off the regular price. */
    percentage: numeric('percentage', { precision: 5, scale: 2, mode: 'number' }),
    /** A fixed price of a product, euro cents without tax. */
    netCents: amountColumn('net_cents'),
    validFrom: date('valid_from').notNull(),
    /** Null: until it is ended. */
    validTo: date('valid_to'),
    /** Key of the form that made it: sent again, it makes no second one. */
    formKey: text('form_key').unique(),
    createdAt: createdAt(),
  },
  (table) => [
    index('company_agreements_company').on(table.companyId),
    rule('company_agreements_subject', sql`(model_id is null) <> (group_id is null)`),
    rule('company_agreements_price', sql`(percentage is null) <> (net_cents is null)`),
    rule('company_agreements_percentage', sql`percentage between 0 and 90`),
    rule('company_agreements_net', sql`net_cents > 0 and model_id is not null or net_cents is null`),
    rule('company_agreements_days', sql`valid_to is null or valid_to >= valid_from`),
  ],
);

/** States of an enterprise order. `draft`: it is put together; `waiting`: for the buyer; `cancelled`: taken back by its person. */
export const ENTERPRISE_STATUSES = ['draft', 'waiting', 'approved', 'declined', 'cancelled'] as const;

/** Orders of a company from the first product to the decision about it: an approved one has become an order of the shop. */
export const enterpriseOrders = pgTable(
  'enterprise_orders',
  {
    id: id(),
    companyId: integer('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** Who puts it together; null when that account was deleted. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    status: text('status', { enum: ENTERPRISE_STATUSES }).notNull().default('draft'),
    /** What it is for, in the words of its person. */
    name: text('name').notNull().default(''),
    costCentre: text('cost_centre').notNull().default(''),
    /** The company's own reference, for its invoice. */
    reference: text('reference').notNull().default(''),
    /** To the buyer. */
    message: text('message').notNull().default(''),
    firstName: text('first_name').notNull().default(''),
    lastName: text('last_name').notNull().default(''),
    address: text('address').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull().default(''),
    phone: text('phone').notNull().default(''),
    deliveryMethod: text('delivery_method').notNull().default(''),
    country: countryCode().notNull(),
    currency: currencyCode().notNull(),
    submittedAt: instant('submitted_at'),
    /** The total that its person saw, with and without tax, hundredths of `currency`; null before. */
    askedTotalHundredths: amountColumn('asked_total_minor'),
    askedNetHundredths: amountColumn('asked_net_minor'),
    /** Its person acknowledged the customs text of the country. */
    acknowledgesCustoms: boolean('acknowledges_customs').notNull().default(false),
    decidedBy: integer('decided_by').references(() => customers.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    decisionNote: text('decision_note').notNull().default(''),
    orderId: integer('order_id')
      .unique()
      .references(() => orders.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('enterprise_orders_customer').on(table.customerId),
    index('enterprise_orders_company').on(table.companyId, table.submittedAt),
    uniqueIndex('enterprise_orders_one_draft').on(table.customerId, table.companyId).where(sql`status = 'draft'`),
    oneOf('enterprise_orders', 'status', ENTERPRISE_STATUSES),
    rule('enterprise_orders_submitted', sql`status in ('draft', 'cancelled') or submitted_at is not null`),
    rule('enterprise_orders_order', sql`order_id is null or status = 'approved'`),
  ],
);

export const enterpriseOrderRows = pgTable(
  'enterprise_order_rows',
  {
    enterpriseOrderId: integer('enterprise_order_id')
      .notNull()
      .references(() => enterpriseOrders.id, { onDelete: 'cascade' }),
    variantId: integer('variant_id')
      .notNull()
      .references(() => variants.id),
    /** 0: the buyer took the product out. */
    amount: integer('amount').notNull(),
    /** What its person asked for, and the unit price with tax that they saw, hundredths of the order's currency; null before. */
    askedAmount: integer('asked_amount'),
    askedUnitHundredths: amountColumn('asked_unit_minor'),
    askedTaxPercentage: numeric('asked_tax_percentage', { precision: 5, scale: 2, mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.enterpriseOrderId, table.variantId] }),
    rule('enterprise_order_rows_amount', sql`amount between 0 and 999`),
  ],
);
