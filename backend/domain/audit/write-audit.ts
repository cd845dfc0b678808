import type { ActName } from 'contract/act-names';
import type { Transaction } from '../../db/client';
import { auditLog } from '../../db/schema/audit-log';

/** Who does something for the shop, and when. */
export interface Act {
  /** `staff:<id>`, `command:<name>`. */
  readonly actor: string;
  readonly now: Date;
}

/** An act of staff or of a command. */
export interface AuditEntry extends Act {
  readonly action: ActName;
  readonly subject:
    | 'order'
    | 'return'
    | 'payment'
    | 'complaint'
    | 'review'
    | 'company'
    | 'gift-campaign'
    | 'restock'
    | 'message'
    | 'newsletter'
    | 'refund'
    | 'group'
    | 'store'
    | 'store-service'
    | 'content'
    | 'banner'
    | 'keyword'
    | 'redirect'
    | 'setting'
    | 'lead'
    | 'picture'
    | 'rental'
    | 'used-item'
    | 'bundle'
    | 'price-period'
    | 'offer'
    | 'import'
    | 'transfer';
  readonly subjectId: string;
  readonly note?: string;
  /** What changed, without personal data; `order` is the number of the order that it is about. */
  readonly details?: Record<string, unknown>;
}

/** Records who did what, in the transaction of what was done. */
export async function writeAudit(tx: Transaction, { now, ...entry }: AuditEntry): Promise<void> {
  await tx.insert(auditLog).values({ ...entry, createdAt: now });
}
