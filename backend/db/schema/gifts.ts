import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core';
import { amountColumn, createdAt, id, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';
import { media } from './media';
import { models } from './models';
import { orderRows, orders } from './orders';

/** Designs that a gift card can be sent in, in order. */
export const giftCardTemplates = pgTable(
  'gift_card_templates',
  {
    id: id(),
    modelId: integer('model_id')
      .notNull()
      .references(() => models.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    image: text('image')
      .notNull()
      .references(() => media.hash),
  },
  (table) => [unique('gift_card_templates_place').on(table.modelId, table.sort)],
);

export const giftCardTemplateTexts = pgTable(
  'gift_card_template_texts',
  {
    templateId: integer('template_id')
      .notNull()
      .references(() => giftCardTemplates.id, { onDelete: 'cascade' }),
    language: language(),
    name: text('name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.templateId, table.language] }),
    oneOf('gift_card_template_texts', 'language', LANGUAGE_CODES),
  ],
);

const CARD_KINDS = ['gift_card', 'voucher'] as const;

/** Gift cards that were bought, and vouchers issued by the shop. Anybody with the code can use the money, so only its hash is stored. */
export const giftCards = pgTable(
  'gift_cards',
  {
    id: id(),
    kind: text('kind', { enum: CARD_KINDS }).notNull(),
    /** SHA-256 of the code in upper case without separators, hex. */
    codeHash: text('code_hash').notNull().unique(),
    /** The last four characters of the code, by which its owner tells it from others; the rest keeps 80 random bits. */
    codeHint: text('code_hint').notNull().default(''),
    recipientName: text('recipient_name').notNull().default(''),
    /** The order that bought it. */
    orderId: integer('order_id').references(() => orders.id),
    /** The row that bought it and which of the row's cards it is, so that none is issued twice. */
    orderRowId: integer('order_row_id').references(() => orderRows.id),
    unit: smallint('unit'),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    index('gift_cards_order').on(table.orderId),
    unique('gift_cards_once').on(table.orderRowId, table.unit),
    rule('gift_cards_bought', sql`(order_row_id is null) = (unit is null)`),
    oneOf('gift_cards', 'kind', CARD_KINDS),
    rule('gift_cards_code', sql`code_hash ~ '^[0-9a-f]{64}$'`),
  ],
);

/** What is written on gift cards that an order buys: one entry for each of its rows of gift cards. */
export const orderGiftCards = pgTable('order_gift_cards', {
  orderRowId: integer('order_row_id')
    .primaryKey()
    .references(() => orderRows.id, { onDelete: 'cascade' }),
  recipientName: text('recipient_name').notNull().default(''),
  /** Address that the card is mailed to; empty: to the buyer. */
  recipientEmail: text('recipient_email').notNull().default(''),
  greeting: text('greeting').notNull().default(''),
  templateId: integer('template_id').references(() => giftCardTemplates.id, { onDelete: 'set null' }),
});

export const GIFT_CARD_ENTRY_KINDS = ['issue', 'spend', 'refund', 'expiry', 'void'] as const;

/**
 * The ledger of gift cards, euro cents: issues and refunds are positive, spending, expiry and voiding (the order that bought the
 * card was cancelled) negative. The balance is the
 * sum and never negative; entries are never changed. A trigger in the migration enforces both and locks the card.
 */
export const giftCardEntries = pgTable(
  'gift_card_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    giftCardId: integer('gift_card_id')
      .notNull()
      .references(() => giftCards.id),
    kind: text('kind', { enum: GIFT_CARD_ENTRY_KINDS }).notNull(),
    amountCents: amountColumn('amount_cents').notNull(),
    /** What a spending covers, hundredths of its order's currency. */
    displayHundredths: amountColumn('display_minor'),
    orderId: integer('order_id').references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('gift_card_entries_card').on(table.giftCardId),
    index('gift_card_entries_order').on(table.orderId),
    oneOf('gift_card_entries', 'kind', GIFT_CARD_ENTRY_KINDS),
    rule(
      'gift_card_entries_sign',
      sql`case when kind in ('issue', 'refund') then amount_cents > 0 else amount_cents < 0 end`,
    ),
    rule('gift_card_entries_order', sql`kind not in ('spend', 'refund') or order_id is not null`),
  ],
);
