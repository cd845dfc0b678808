import { createHash } from 'node:crypto';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/client';
import { auditLog } from '../../db/schema/audit-log';
import type { AuditEntry } from '../audit/write-audit';
import { Conflict } from '../errors/refusals';

/** A form for something new: its random key, and all that it says. */
export interface NewForm {
  readonly key: string;
  readonly form: unknown;
}

/** What the log of acts keeps of a form that has made something. */
export const formMark = ({ key, form }: NewForm) => ({
  form: key,
  digest: createHash('sha256').update(JSON.stringify(form)).digest('hex').slice(0, 32),
});

/**
 * Finds what a form for something new has made before, by the log of acts. The same form that is sent at the same moment waits until
 * this transaction ends.
 * @returns its id; null when the form has made nothing yet
 * @throws Conflict with the id when the form says something else than it said then, with null when what it made is gone
 */
export async function madeBefore(
  tx: Transaction,
  subject: AuditEntry['subject'],
  sent: NewForm,
  isThere: (id: number) => Promise<boolean>,
): Promise<number | null> {
  const { form: key, digest } = formMark(sent);
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`desk-form:${key}`}, 0))`);
  const [made] = await tx
    .select({ id: auditLog.subjectId, digest: sql<string | null>`${auditLog.details} ->> 'digest'` })
    .from(auditLog)
    .where(and(eq(auditLog.subject, subject), sql`${auditLog.details} ->> 'form' = ${key}`))
    .orderBy(asc(auditLog.id))
    .limit(1);
  if (!made) return null;
  const id = Number(made.id);
  if (!(await isThere(id))) throw new Conflict({ id: null });
  if (made.digest !== digest) throw new Conflict({ id });
  return id;
}
