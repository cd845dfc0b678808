/** The days of a campaign; null: without a limit on that side. Only campaigns have any. */
export interface Days {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Whether an item is shown at a time: from its start, and no longer at its end. */
export const isRunning = ({ startsAt, endsAt }: Days, now: Date): boolean =>
  (startsAt === null || startsAt <= now) && (endsAt === null || endsAt > now);
