import type { Pool } from 'pg';
import { attemptLimit } from '../untrusted/attempt-limit';
import { growingDelay } from '../untrusted/growing-delay';

/** Attempts per client address: people behind one address share it, and only failures count. */
const MAX_BY_ADDRESS = 50;
const ADDRESS_WINDOW_MS = 15 * 60 * 1000;
/** Delays per account and address: four attempts at once, then 32 s, 64 s and so on up to 15 minutes. */
const DELAY = { free: 5, maxSeconds: 15 * 60, forgetSeconds: 24 * 3600 } as const;

/** Who guesses: the account's e-mail address, and the visitor's IP address and browser, if they are known. */
export interface Guess {
  readonly email: string;
  /** As `knownDeviceOf` returns it: null for a browser that has never signed in to this account. */
  readonly device?: string | null;
  readonly clientAddress: string | null;
}

/** Limits guesses of passwords. */
export interface LogInLimits {
  /** Counts an attempt before the password is compared. @returns 0 when it may go on, otherwise the seconds to wait */
  begin(guess: Guess): Promise<number>;
  /** The password was right. */
  succeed(guess: Guess): Promise<void>;
  /** Whether the refusal of this visitor is to be logged: once per window. */
  isNews(guess: Guess): Promise<boolean>;
}

/**
 * The limits of guessing passwords. The growing delay is per pair of account and address, so that a stranger's guesses do
 * not lock the owner out; an address that tries many accounts has a limit of its own. Unknown accounts count like known ones. A
 * browser that has signed in to the account before has a delay of its own instead of both, so that guesses from its address do
 * not lock its owner out either (OWASP, device cookies).
 */
export function logInLimits(pool: Pool): LogInLimits {
  const byAddress = attemptLimit(pool, 'log-in-by-address', MAX_BY_ADDRESS, ADDRESS_WINDOW_MS);
  const byPair = growingDelay(pool, 'log-in', DELAY);
  const byDevice = growingDelay(pool, 'log-in-device', DELAY);
  const warnings = attemptLimit(pool, 'log-in-warning', 1, ADDRESS_WINDOW_MS);
  const pairOf = ({ email, clientAddress }: Guess) => `${email} ${clientAddress ?? ''}`;
  return {
    begin: async (guess) => {
      const { clientAddress, device } = guess;
      if (device) return byDevice.begin(device);
      return (clientAddress === null ? 0 : await byAddress.count(clientAddress)) || byPair.begin(pairOf(guess));
    },
    succeed: async (guess) => {
      const { clientAddress, device } = guess;
      if (device) return byDevice.succeed(device);
      await byPair.succeed(pairOf(guess));
      if (clientAddress !== null) await byAddress.uncount(clientAddress);
    },
    isNews: async ({ clientAddress }) => (await warnings.count(clientAddress ?? '')) === 0,
  };
}
