import type { ComplaintStatus } from 'contract/complaint-status';
import type { Transaction } from '../../db/client';
import type { complaints } from '../../db/schema/complaints';

/** What a customer is told about a complaint: its status, or the shop's answer in the status it has (`isAnswer`). */
export interface ComplaintNews {
  readonly status: ComplaintStatus;
  readonly isAnswer: boolean;
  readonly note: string;
}

export type Complainant = Pick<typeof complaints.$inferSelect, 'number' | 'reference' | 'email' | 'language'>;

/** Tells the customer, in the transaction of the change. */
export type TellComplainant = (tx: Transaction, who: Complainant, news: ComplaintNews, now: Date) => Promise<void>;
