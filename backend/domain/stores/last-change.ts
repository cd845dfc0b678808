import { sql } from 'drizzle-orm';
import type { AuditEntry } from '../audit/write-audit';
import { type Reader, rowsOf } from '../reading/reader';

/** Who changed something last, and when. */
export interface LastChange {
  /** Name or e-mail of a person of the staff, or `command:<name>`. */
  readonly by: string;
  readonly at: string;
}

/** Who changed a thing last; null while nobody has. */
export async function readLastChange(
  reader: Reader,
  subject: AuditEntry['subject'],
  subjectId: string,
): Promise<LastChange | null> {
  const [found] = await rowsOf<{ by: string; at: number }>(
    reader,
    sql`select coalesce(nullif(c.username, ''), c.email, a.actor) as by, extract(epoch from a.created_at)::float8 * 1000 as at
      from audit_log a left join customers c on a.actor = 'staff:' || c.id
      where a.subject = ${subject} and a.subject_id = ${subjectId} order by a.id desc limit 1`,
  );
  return found ? { by: found.by, at: new Date(found.at).toISOString() } : null;
}
