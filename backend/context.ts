import type { Settings } from 'contract/settings';
import type { Pool } from 'pg';
import type { Db } from './db/client';
import type { MediaStore } from './media/store';

/** Where the backend writes its log; pino's loggers fit. */
export interface Log {
  info: (details: object, message: string) => void;
  warn: (details: object, message: string) => void;
  error: (details: object, message: string) => void;
}

/** What the backend works with. One of them a process; tests make their own. */
export interface BackendContext {
  readonly db: Db;
  /** The pool below `db`, for prepared statements by hand and advisory locks. */
  readonly pool: Pool;
  readonly settings: Settings;
  readonly media: MediaStore;
  /** Now. Rules take the time as an argument; only endpoints and jobs ask for it. */
  readonly clock: () => Date;
  readonly log: Log;
  /** Parse every answer by the contract before it is sent, and fail loudly: for tests and development. */
  readonly checkAnswers: boolean;
}
