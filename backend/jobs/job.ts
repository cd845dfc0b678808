import type { BackendContext } from '../context';
import type { QueueData, QueueName } from '../db/queues';

/** The resources of jobs; `db` has connections separate from the visitors'. */
export type JobContext = Pick<BackendContext, 'db' | 'clock' | 'log'>;

/**
 * The work of a queue's jobs. A job may run twice, even concurrently in two instances of the shop, so it must be idempotent.
 */
export interface Job<Name extends QueueName = QueueName> {
  readonly queue: Name;
  /** Polling interval of its empty queue in seconds, where it is other than for the rest: shorter if somebody waits for the work. */
  readonly pollSeconds?: number;
  /**
   * Runs one job; a thrown error fails this attempt.
   * @param stopping stops it soon, between two steps of its work
   */
  run(context: JobContext, data: QueueData[Name], stopping: AbortSignal): Promise<void>;
}
