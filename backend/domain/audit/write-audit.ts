import { and, desc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { auditLog } from '../../db/schema/audit-log';
import type { Reader } from '../reading/reader';

/** An act of staff or of a command. */
export interface AuditEntry {
  /** `staff:<id>`, `command:<name>`. */
  readonly actor: string;
  readonly action: string;
  readonly subject: 'order' | 'return' | 'payment' | 'complaint' | 'review' | 'company' | 'restock';
  readonly subjectId: string;
  readonly note?: string;
  /** What changed, without personal data. */
  readonly details?: Record<string, unknown>;
  readonly now: Date;
}

/** Records who did what, in the transaction of what was done. */
export async function writeAudit(tx: Transaction, { now, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, createdAt: now });
}

/** What was done to one thing, the newest first. */
export function readAudit(reader: Reader, subject: AuditEntry['subject'], subjectId: string) {
  return reader
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), eq(auditLog.subjectId, subjectId)))
    .orderBy(desc(auditLog.id))
    .limit(200);
}
