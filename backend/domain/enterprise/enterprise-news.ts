import type { Transaction } from '../../db/client';
import type { CompanyPerson } from './company-person';

/** A mail about an enterprise order: `waiting` to a buyer, the others to its person. */
export interface EnterpriseNews {
  readonly kind: 'waiting' | 'approved' | 'declined';
  readonly id: number;
  readonly company: string;
  /** Who sent the order, or decided about it. */
  readonly by: string;
  readonly name: string;
  readonly costCentre: string;
  /** Hundredths of `currency`, without tax. */
  readonly netHundredths: number;
  readonly currency: string;
  /** Of the buyer; may be empty. */
  readonly note: string;
  /** Of the order that it became; empty before. */
  readonly orderNumber: string;
  /** The buyer approved other quantities than were asked for. */
  readonly hasOtherAmounts: boolean;
}

/** Queues such a mail in the transaction of what it reports. */
export type TellCompany = (
  tx: Transaction,
  reader: Pick<CompanyPerson, 'email' | 'firstName' | 'language'>,
  news: EnterpriseNews,
  now: Date,
) => Promise<void>;

/** How mails name somebody. */
export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<CompanyPerson, 'firstName' | 'lastName' | 'email'>): string => `${firstName} ${lastName}`.trim() || email;
