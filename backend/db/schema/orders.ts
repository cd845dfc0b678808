import { ORDER_STATUSES } from 'contract/order-status';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, numeric, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { amountColumn, countryCode, currencyCode, id, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { customers } from './customers';
import { deliveryMethods, pickupPoints } from './delivery';
import { deliveryCountries, taxAreas } from './reference';
import { stores } from './stores';
import { variants } from './variants';

/** Orders. Amounts in cents are euro cents; `display*` are hundredths of `currency`. */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    /** The number shown to the customer: `S` and random digits for the web shop, which do not reveal the number of orders. */
    number: text('number').notNull().unique(),
    /** Unguessable part of `/order/payment_…/{slug}`. */
    paymentReference: text('payment_reference').notNull().unique(),
    /** Idempotency key of a checkout attempt: the same key always means the same order. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    /** SHA-256 of the submitted body, hex: the same key with another body is refused. */
    requestHash: text('request_hash').notNull(),
    status: text('status', { enum: ORDER_STATUSES }).notNull(),
    /** Null for a guest's order, and when the account was deleted: orders stay for the accounts. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
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
    /** Currency in which prices were shown and (except roubles) charged. */
    currency: currencyCode().notNull(),
    /** Units of `currency` per euro when the order was placed. */
    currencyRate: numeric('currency_rate', { precision: 18, scale: 8, mode: 'number' }).notNull(),
    deliveryMethodId: integer('delivery_method_id').references(() => deliveryMethods.id),
    pickupPointId: integer('pickup_point_id').references(() => pickupPoints.id),
    pickupStoreId: integer('pickup_store_id').references(() => stores.id),
    /** The shopper's choice as displayed then: name of the method and of the place. */
    deliveryName: text('delivery_name').notNull().default(''),
    deliveryLocationName: text('delivery_location_name').notNull().default(''),
    shippingTime: text('shipping_time').notNull().default(''),
    specialRequest: text('special_request').notNull().default(''),
    /** What is at hand is sent at once, the rest later. */
    isPartDelivery: boolean('is_part_delivery').notNull().default(false),
    /** Collected from a store that has everything, after the clock time in `shippingTime`. */
    isExpressPickup: boolean('is_express_pickup').notNull().default(false),
    /** Who of the customer service chatted with the shopper. */
    giosgChatter: text('giosg_chatter').notNull().default(''),
    /** Paid by card at the till. */
    isCardCheckout: boolean('is_card_checkout').notNull().default(false),
    /** The order that this one is sent together with, as staff typed it. */
    addOnOrder: text('add_on_order').notNull().default(''),
    /** Who sold it, when staff placed the order for a customer. */
    sellerName: text('seller_name').notNull().default(''),
    sellerNumber: text('seller_number').notNull().default(''),
    /** The company whose gift it is, as its campaign was named then; empty for what was bought. */
    giftCompany: text('gift_company').notNull().default(''),
    totalCents: amountColumn('total_cents').notNull(),
    /** Tax included in the total. */
    taxCents: amountColumn('tax_cents').notNull(),
    displayTotalHundredths: amountColumn('display_total_minor').notNull(),
    displayTaxHundredths: amountColumn('display_tax_minor').notNull(),
    /** What the member's club bonus pays of the total. */
    bonusCents: amountColumn('bonus_cents').notNull().default(0),
    displayBonusHundredths: amountColumn('display_bonus_minor').notNull().default(0),
    /** What is charged after club bonus and gift cards, hundredths of `chargeCurrency`. */
    chargeHundredths: amountColumn('charge_minor').notNull(),
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
    rule('orders_bonus', sql`bonus_cents between 0 and total_cents and display_bonus_minor >= 0`),
    rule('orders_paid', sql`status in ('awaiting_payment', 'payment_failed', 'cancelled') or paid_at is not null`),
  ],
);

const ROW_KINDS = ['product', 'gift_card', 'delivery', 'repack', 'discount'] as const;

/** Rows of an order: products, gift cards, delivery and discounts. The sum of `totalCents` is the order's total. */
export const orderRows = pgTable(
  'order_rows',
  {
    id: id(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    line: smallint('line').notNull(),
    kind: text('kind', { enum: ROW_KINDS }).notNull(),
    variantId: integer('variant_id').references(() => variants.id),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    amount: integer('amount').notNull(),
    unitCents: amountColumn('unit_cents').notNull(),
    totalCents: amountColumn('total_cents').notNull(),
    displayUnitHundredths: amountColumn('display_unit_minor').notNull(),
    displayTotalHundredths: amountColumn('display_total_minor').notNull(),
    taxPercentage: numeric('tax_percentage', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    taxCents: amountColumn('tax_cents').notNull(),
    /** Number within the order of the bundle that a product is a part of. */
    bundle: smallint('bundle'),
    bundleName: text('bundle_name').notNull().default(''),
    /** A product's share of the discount code, which rows of the kind `discount` take off: what a return gives back less. */
    discountCents: amountColumn('discount_cents').notNull().default(0),
    displayDiscountHundredths: amountColumn('display_discount_minor').notNull().default(0),
    /** Staff that changed the row's name or price by hand, and the price that the shop would have asked. */
    overriddenBy: integer('overridden_by').references(() => customers.id, { onDelete: 'set null' }),
    listUnitCents: amountColumn('list_unit_cents'),
  },
  (table) => [
    unique('order_rows_line').on(table.orderId, table.line),
    rule('order_rows_amount', sql`amount > 0`),
    rule(
      'order_rows_total',
      sql`total_cents = unit_cents * amount and display_total_minor = display_unit_minor * amount`,
    ),
    rule(
      'order_rows_discount',
      sql`discount_cents between 0 and greatest(total_cents, 0) and display_discount_minor between 0 and greatest(display_total_minor, 0)`,
    ),
    rule('order_rows_bundle', sql`bundle is null or (kind = 'product' and bundle_name <> '')`),
    rule('order_rows_variant', sql`(kind in ('product', 'gift_card')) = (variant_id is not null)`),
    oneOf('order_rows', 'kind', ROW_KINDS),
  ],
);

/** The stores from whose stock a row was taken. No rows for products ordered from the supplier. */
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
