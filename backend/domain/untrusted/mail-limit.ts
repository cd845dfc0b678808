import type { Pool } from 'pg';
import { attemptLimit } from './attempt-limit';

const WINDOW_MS = 60 * 60 * 1000;
const MAX_BY_ADDRESS = 30;
const MAX_BY_PAIR = 5;
const MAX_MAILS = 10;

/** What a request for a mail may do. */
export interface MailAllowance {
  /** 0 when it is allowed, otherwise the seconds to wait. */
  readonly wait: number;
  /** The mail address has got enough: nothing is sent, and the answer is the same as always. */
  readonly isSilent: boolean;
}

/** Limits requests that send mail to an address that anybody can give. */
export interface MailLimit {
  /** Counts a request. @param clientAddress the visitor's IP address; null when it is unknown */
  count(email: string, clientAddress: string | null): Promise<MailAllowance>;
}

/**
 * Limits requests by visitor, and by mail address and visitor, so that a stranger cannot keep people from their own mail. A
 * mail address gets no more than ten mails an hour, no matter who requests them; further requests are silently ignored,
 * because the last link works.
 * @param name what is limited; unique in the shop
 */
export function mailLimit(pool: Pool, name: string): MailLimit {
  const byVisitor = attemptLimit(pool, `${name}-by-address`, MAX_BY_ADDRESS, WINDOW_MS);
  const byPair = attemptLimit(pool, `${name}-by-email`, MAX_BY_PAIR, WINDOW_MS);
  const mails = attemptLimit(pool, `${name}-mails`, MAX_MAILS, WINDOW_MS);
  return {
    count: async (email, clientAddress) => {
      const address = email.trim().toLowerCase();
      const visitor = clientAddress === null ? 0 : await byVisitor.count(clientAddress);
      const wait = visitor || (await byPair.count(`${address} ${clientAddress ?? ''}`));
      return { wait, isSilent: wait === 0 && (await mails.count(address)) > 0 };
    },
  };
}
