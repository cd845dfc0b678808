import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { variants } from './catalogue';
import {
  countryCode,
  createdAt,
  currencyCode,
  id,
  instant,
  LANGUAGE_CODES,
  language,
  minorUnits,
  oneOf,
  rule,
} from './columns';
import { customers } from './customers';
import { deliveryMethods, paymentMethods, pickupPoints } from './delivery';
import { deliveryCountries, taxAreas } from './reference';
import { stores } from './stock';

/**
 * `awaiting_payment` until the processor confirms; the other names are those of Specification 2 §4. `payment_failed` and
 * `cancelled` have released their stock.
 */
export const ORDER_STATUSES = [
  'awaiting_payment',
  'payment_failed',
  'processing',
  'ready_for_packing',
  'ready_for_pick_up',
  'shipped',
  'transported_to_pickuplocation',
  'manual_cancellation',
  'cancelled',
] as const;

/** Orders. Amounts without a suffix of currency are euro cents; `display*` are minor units of `currency`. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** What the customer is told: `S` and digits for the web shop, without gaps that tell turnover. */
    number: text('number').notNull().unique(),
    /** Unguessable part of `/order/payment_…/{slug}`. */
    paymentReference: text('payment_reference').notNull().unique(),
    /** One key a checkout attempt: the same key is the same order, however often it is submitted. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** SHA-256 of the submitted body, hex: the same key with another body is refused. */
    requestHash: text('request_hash').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    customerId: integer('customer_id').references(() => customers.id),
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    address: text('address').notNull().default(''),
    postalCode: text('postal_code').notNull().default(''),
    city: text('city').notNull().default(''),
    country: countryCode()
      .notNull()
      .references(() => deliveryCountries.code),
    language: language(),
    /** Host the order was placed on, for links in mail (one of the configured hosts). */
    host: text('host').notNull(),
    taxAreaId: integer('tax_area_id')
      .notNull()
      .references(() => taxAreas.id),
    /** Currency the prices were shown in and, roubles apart, charged in. */
    currency: currencyCode().notNull(),
    /** Units of `currency` per euro when the order was placed. */
    currencyRate: numeric('currency_rate', { precision: 18, scale: 8, mode: 'number' }).notNull(),
    deliveryMethodId: integer('delivery_method_id').references(() => deliveryMethods.id),
    pickupPointId: integer('pickup_point_id').references(() => pickupPoints.id),
    pickupStoreId: integer('pickup_store_id').references(() => stores.id),
    /** What the shopper chose, as it read then: name of the method and of the place. */
    deliveryName: text('delivery_name').notNull().default(''),
    deliveryLocationName: text('delivery_location_name').notNull().default(''),
    shippingTime: text('shipping_time').notNull().default(''),
    specialRequest: text('special_request').notNull().default(''),
    totalCents: minorUnits('total_cents').notNull(),
    /** Tax included in the total. */
    taxCents: minorUnits('tax_cents').notNull(),
    displayTotalMinor: minorUnits('display_total_minor').notNull(),
    displayTaxMinor: minorUnits('display_tax_minor').notNull(),
    /** What is charged: minor units of `chargeCurrency`. */
    chargeMinor: minorUnits('charge_minor').notNull(),
    chargeCurrency: currencyCode('charge_currency').notNull(),
    placedAt: instant('placed_at').notNull().defaultNow(),
    paidAt: instant('paid_at'),
    acceptedTermsAt: instant('accepted_terms_at').notNull(),
  },
  (table) => [
    index('orders_email').on(sql`lower(email)`),
    index('orders_customer').on(table.customerId),
    index('orders_awaiting').on(table.placedAt).where(sql`status = 'awaiting_payment'`),
    oneOf('orders', 'status', ORDER_STATUSES),
    oneOf('orders', 'language', LANGUAGE_CODES),
    rule('orders_totals', sql`total_cents >= 0 and tax_cents between 0 and total_cents and charge_minor >= 0`),
    rule('orders_paid', sql`status in ('awaiting_payment', 'payment_failed', 'cancelled') or paid_at is not null`),
  ],
);

/** Rows of an order: goods, and what is added to or taken off them. The sum of `totalCents` is the order's total. */
export const orderRows = pgTable(
  'order_rows',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    line: smallint('line').notNull(),
    kind: text('kind', { enum: ['product', 'delivery', 'repack', 'discount'] }).notNull(),
    variantId: integer('variant_id').references(() => variants.id),
    /** As the customer read it, in the order's language. */
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    amount: integer('amount').notNull(),
    unitCents: minorUnits('unit_cents').notNull(),
    totalCents: minorUnits('total_cents').notNull(),
    displayUnitMinor: minorUnits('display_unit_minor').notNull(),
    displayTotalMinor: minorUnits('display_total_minor').notNull(),
    taxPercentage: numeric('tax_percentage', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    taxCents: minorUnits('tax_cents').notNull(),
  },
  (table) => [
    unique('order_rows_line').on(table.orderId, table.line),
    rule('order_rows_amount', sql`amount > 0`),
    rule(
      'order_rows_total',
      sql`total_cents = unit_cents * amount and display_total_minor = display_unit_minor * amount`,
    ),
    rule('order_rows_variant', sql`(kind = 'product') = (variant_id is not null)`),
    oneOf('order_rows', 'kind', ['product', 'delivery', 'repack', 'discount']),
  ],
);

/** From which store's stock a row was taken. Nothing for what is on order. */
export const orderAllocations = pgTable(
  'order_allocations',
  {
    orderRowId: integer('order_row_id')
      .notNull()
      .references(() => orderRows.id, { onDelete: 'cascade' }),
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    quantity: integer('quantity').notNull(),
    releasedAt: instant('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderRowId, table.storeId] }),
    rule('order_allocations_quantity', sql`quantity > 0`),
  ],
);

/** Every change of an order's status, with its time and who made it. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    fromStatus: text('from_status', { enum: ORDER_STATUSES }),
    toStatus: text('to_status', { enum: ORDER_STATUSES }).notNull(),
    /** `customer`, `processor:<slug>`, `staff:<id>`, `job:<name>`. */
    actor: text('actor').notNull(),
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [index('order_events_order').on(table.orderId)],
);

export const PAYMENT_STATUSES = ['created', 'captured', 'declined', 'cancelled', 'refunded', 'review'] as const;

/** Attempts to pay an order. At most one of an order is captured. */
export const payments = pgTable(
  'payments',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    methodId: integer('method_id')
      .notNull()
      .references(() => paymentMethods.id),
    processor: text('processor').notNull(),
    /** Our name for the attempt at the processor: unguessable. */
    reference: text('reference').notNull().unique(),
    status: text('status', { enum: PAYMENT_STATUSES }).notNull(),
    amountMinor: minorUnits('amount_minor').notNull(),
    currency: currencyCode().notNull(),
    createdAt: createdAt(),
    settledAt: instant('settled_at'),
  },
  (table) => [
    index('payments_order').on(table.orderId),
    uniqueIndex('payments_one_capture').on(table.orderId).where(sql`status = 'captured'`),
    oneOf('payments', 'status', PAYMENT_STATUSES),
    rule('payments_amount', sql`amount_minor >= 0`),
  ],
);

/** What processors told us, each message once. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id),
    /** The processor's own id of the message. */
    eventKey: text('event_key').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    isAccepted: boolean('is_accepted').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('payment_events_once').on(table.paymentId, table.eventKey)],
);
