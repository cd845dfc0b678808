import type { Pool } from 'pg';
import type { Settings } from 'settings/read-settings';
import type { Db } from './db/client';
import type { MediaStore } from './media/store';

/** The backend's log; pino's loggers implement it. */
export interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

/** The backend's resources. One per process; tests create their own. */
export interface BackendContext {
  readonly db: Db;
  /** The pool of `db`, for prepared queries and for counting attempts. */
  readonly pool: Pool;
  readonly settings: Settings;
  readonly media: MediaStore;
  /** Returns the current time. Rules take the time as an argument; only endpoints and jobs call this. */
  readonly clock: () => Date;
  readonly log: Log;
  /** Validate every response against the contract before it is sent, and throw on errors: for tests and development. */
  readonly checkAnswers: boolean;
}
