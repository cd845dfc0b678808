import { COMPLAINT_STATUSES, SALES_CHANNELS } from 'contract/complaint-status';
import { and, isNull, sql } from 'drizzle-orm';
import { bigint, boolean, date, index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, id, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { contactMessages } from './contact';
import { customers } from './customers';
import { media } from './media';
import { orderRows, orders } from './orders';
import { stores } from './stores';

/** Complaints about faulty products (Specification 2 §3, complaint form). Amounts are euro cents. */
export const complaints = pgTable(
  'complaints',
  {
    id: id(),
    /** The number that people name it by: `C` and random digits. */
    number: text('number').notNull().unique(),
    /** Unguessable part of the address of its page. */
    reference: text('reference').notNull().unique(),
    /** SHA-256 of the form's key and content: the form sent twice is one complaint. */
    submission: text('submission').notNull().unique(),
    status: text('status', { enum: COMPLAINT_STATUSES }).notNull(),
    /** Who was signed in; null for guests, and when the account was deleted. */
    customerId: integer('customer_id').references(() => customers.id, { onDelete: 'set null' }),
    /** The account was deleted while the complaint went on: it is forgotten soon after its end. */
    isOwnerGone: boolean('is_owner_gone').notNull().default(false),
    language: language(),
    customerName: text('customer_name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    address: text('address').notNull(),
    postNumber: text('post_number').notNull(),
    city: text('city').notNull(),
    salesChannel: text('sales_channel', { enum: SALES_CHANNELS }).notNull(),
    /** Where it was bought, and which store handles the complaint. */
    storeId: integer('store_id')
      .notNull()
      .references(() => stores.id),
    targetStoreId: integer('target_store_id')
      .notNull()
      .references(() => stores.id),
    /** As the customer names it; `orderId` is an order that the customer has shown to know. */
    orderNumber: text('order_number').notNull().default(''),
    orderId: integer('order_id').references(() => orders.id),
    orderRowId: integer('order_row_id').references(() => orderRows.id),
    orderDate: date('order_date', { mode: 'string' }),
    receipt: text('receipt').notNull().default(''),
    timeOfPurchase: date('time_of_purchase', { mode: 'string' }).notNull(),
    /** What a unit cost. */
    priceCents: amountColumn('price_cents').notNull().default(0),
    /** What a discount code took off a unit and off the row of the order. */
    unitDiscountCents: amountColumn('unit_discount_cents').notNull().default(0),
    calculatedDiscountCents: amountColumn('calculated_discount_cents').notNull().default(0),
    used: boolean('used').notNull(),
    manufacturer: text('manufacturer').notNull(),
    model: text('model').notNull(),
    color: text('color').notNull().default(''),
    size: text('size').notNull().default(''),
    noSize: boolean('no_size').notNull(),
    complaint: text('complaint').notNull(),
    createdAt: createdAt(),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('complaints_customer').on(table.customerId),
    index('complaints_order').on(table.orderId),
    index('complaints_created').on(table.createdAt),
    index('complaints_ended').on(table.endedAt).where(sql`ended_at is not null`),
    oneOf('complaints', 'status', COMPLAINT_STATUSES),
    oneOf('complaints', 'sales_channel', SALES_CHANNELS),
    oneOf('complaints', 'language', LANGUAGE_CODES),
    rule('complaints_ended_at', sql`(status in ('processed', 'rejected')) = (ended_at is not null)`),
    rule('complaints_web_order', sql`sales_channel <> 'S' or (store_id = 20 and order_number like 'S%')`),
    rule('complaints_order_row', sql`order_row_id is null or order_id is not null`),
    rule('complaints_size', sql`no_size or size <> ''`),
    rule('complaints_amounts', sql`price_cents >= 0 and unit_discount_cents >= 0 and calculated_discount_cents >= 0`),
  ],
);

/** What customers wrote when they were asked for more information. */
export const complaintMessages = pgTable(
  'complaint_messages',
  {
    id: id(),
    complaintId: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    /** SHA-256 of the form's key and content: the form sent twice is one message. */
    submission: text('submission').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [unique('complaint_messages_once').on(table.complaintId, table.submission)],
);

/**
 * Photographs of complaints. Their files are in a folder of their own, which no public address reaches; without a complaint for a day
 * they are forgotten.
 */
export const complaintPictures = pgTable(
  'complaint_pictures',
  {
    id: id(),
    /** Unguessable part of its address. */
    reference: text('reference').notNull().unique(),
    /** Name of its files, which is never told. */
    file: text('file').unique(),
    /** A drawn picture of the demo shop instead of files. */
    drawn: text('drawn').references(() => media.hash),
    complaintId: integer('complaint_id').references(() => complaints.id, { onDelete: 'set null' }),
    /** Null for a photograph of the complaint itself. */
    messageId: integer('message_id').references(() => complaintMessages.id, { onDelete: 'set null' }),
    /** The question to customer service that it came with. */
    contactMessageId: integer('contact_message_id').references(() => contactMessages.id, { onDelete: 'set null' }),
    sort: smallint('sort').notNull().default(0),
    /** Bytes of what the customer sent. */
    receivedBytes: integer('received_bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('complaint_pictures_complaint').on(table.complaintId),
    index('complaint_pictures_message').on(table.messageId),
    index('complaint_pictures_contact_message').on(table.contactMessageId),
    rule('complaint_pictures_owner', sql`contact_message_id is null or (complaint_id is null and message_id is null)`),
    rule('complaint_pictures_source', sql`(file is null) <> (drawn is null)`),
    rule('complaint_pictures_size', sql`width > 0 and height > 0 and received_bytes > 0`),
  ],
);

/** Photographs that belong to nothing yet, or no longer. */
export const isUnattached = and(isNull(complaintPictures.complaintId), isNull(complaintPictures.contactMessageId));

/** Every change of a complaint's status and every answer of the shop, with its time and who made it. */
export const complaintEvents = pgTable(
  'complaint_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    complaintId: integer('complaint_id')
      .notNull()
      .references(() => complaints.id, { onDelete: 'cascade' }),
    toStatus: text('to_status', { enum: COMPLAINT_STATUSES }).notNull(),
    /** `customer`, `staff:<id>`, `command:<name>`. */
    actor: text('actor').notNull(),
    /** What the customer is told. */
    note: text('note').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    index('complaint_events_complaint').on(table.complaintId),
    oneOf('complaint_events', 'to_status', COMPLAINT_STATUSES),
  ],
);
