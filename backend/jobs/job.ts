import type { BackendContext } from '../context';

/** Work that recurs. However many copies of the shop run, one of them does it at a time. */
export interface Job {
  /** Unique; the lock is named by it. */
  readonly name: string;
  readonly everyMs: number;
  readonly run: (backend: BackendContext) => Promise<void>;
}
