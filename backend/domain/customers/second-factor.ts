import type { Settings } from 'settings/read-settings';
import type { Db } from '../../db/client';
import { beginSecondFactor } from './passkeys/log-in-by-passkey';

/** What a browser needs to prove a second factor; the ticket names the log-in that waits for it. */
export interface SecondFactor {
  readonly ticket: string;
  /** The options of `navigator.credentials.get`, as JSON. */
  readonly options: Record<string, unknown>;
}

/** Asks a person, whose password was right, for a passkey as well. */
export async function secondFactorOf(
  db: Db,
  settings: Pick<Settings, 'hosts' | 'production'>,
  customerId: number,
  now: Date,
): Promise<SecondFactor> {
  const { challenge_id: ticket, options } = await beginSecondFactor(db, settings, customerId, now);
  return { ticket, options };
}
