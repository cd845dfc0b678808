import { bigint, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';

/**
 * Who of the shop did what, and when: one row for each act of staff or of a command on anything of the shop. Rows are only inserted.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    createdAt: createdAt(),
    /** As in `order_events`: `staff:<id>`, `command:<name>`. */
    actor: text('actor').notNull(),
    /** What was done: `move-order`, `move-return`, `refund` … */
    action: text('action').notNull(),
    /** The kind of thing it was done to, and its number or id as staff knows it. */
    subject: text('subject').notNull(),
    subjectId: text('subject_id').notNull(),
    note: text('note').notNull().default(''),
    /** What changed, without personal data. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [
    index('audit_log_subject').on(table.subject, table.subjectId),
    index('audit_log_time').on(table.createdAt),
  ],
);
