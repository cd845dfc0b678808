import { CONTACT_SUBJECTS, CORPORATE_INTERESTS } from 'contract/contact-subjects';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, LANGUAGE_CODES, language, oneOf, rule } from './columns';

/** `ask`: questions of people; `corporate`: companies that ask for an offer. */
export const CONTACT_KINDS = ['ask', 'corporate'] as const;
export const CONTACT_STATUSES = ['open', 'answered', 'closed'] as const;

/** Messages that people send to the shop by its forms. */
export const contactMessages = pgTable(
  'contact_messages',
  {
    id: id(),
    /** The number that people name it by: `M` and random digits. */
    number: text('number').notNull().unique(),
    /** SHA-256 of the form's key and content: the form sent twice is one message. */
    submission: text('submission').notNull().unique(),
    kind: text('kind', { enum: CONTACT_KINDS }).notNull(),
    status: text('status', { enum: CONTACT_STATUSES }).notNull().default('open'),
    language: language(),
    /** A key of CONTACT_SUBJECTS, or of CORPORATE_INTERESTS for companies. */
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    /** In lower case. */
    email: text('email').notNull(),
    phone: text('phone').notNull().default(''),
    orderNumber: text('order_number').notNull().default(''),
    company: text('company').notNull().default(''),
    vatNumber: text('vat_number').notNull().default(''),
    message: text('message').notNull(),
    createdAt: createdAt(),
    /** When it was answered or closed; null while open. */
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('contact_messages_open').on(table.createdAt).where(sql`status = 'open'`),
    index('contact_messages_created').on(table.createdAt),
    index('contact_messages_email').on(table.email),
    oneOf('contact_messages', 'kind', CONTACT_KINDS),
    oneOf('contact_messages', 'status', CONTACT_STATUSES),
    oneOf('contact_messages', 'language', LANGUAGE_CODES),
    oneOf('contact_messages', 'subject', [...new Set([...CONTACT_SUBJECTS, ...CORPORATE_INTERESTS])]),
    rule('contact_messages_ended', sql`(status = 'open') = (ended_at is null)`),
  ],
);

/** What the shop answered, by mail. */
export const contactAnswers = pgTable(
  'contact_answers',
  {
    id: id(),
    messageId: integer('message_id')
      .notNull()
      .references(() => contactMessages.id, { onDelete: 'cascade' }),
    /** `staff:<id>`. */
    actor: text('actor').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('contact_answers_message').on(table.messageId)],
);
