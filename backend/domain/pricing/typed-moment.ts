import { helsinkiTime } from 'contract/opening-hours';
import type { Faults } from '../content/check-fields';
import { typedClock, typedDay } from '../stores/typed-fields';

/** A moment in Helsinki as a form has it: a day, and a time of the day, midnight where it is empty. */
export interface TypedMoment {
  readonly day: string;
  readonly time: string;
}

/** The moment that was typed; null for what is none, undefined for an empty one. */
export function typedMoment({ day, time }: TypedMoment): Date | null | undefined {
  if (day.trim() === '') return time.trim() === '' ? undefined : null;
  const date = typedDay(day);
  const clock = time.trim() === '' ? '00:00' : typedClock(time);
  return date === null || clock === null ? null : new Date(helsinkiTime(date, clock));
}

/** A time in which something is in force. */
export interface Span {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * The span of a form, both ends of which are needed. One that began in the past begins now.
 * @returns null with the faults noted at `starts` and `ends`
 */
export function typedSpan(
  { starts, ends }: { readonly starts: TypedMoment; readonly ends: TypedMoment },
  now: Date,
  faults: Faults,
): Span | null {
  const [from, to] = [typedMoment(starts), typedMoment(ends)];
  if (from === null) faults.add('starts.day', 'time.wrong');
  if (to === null) faults.add('ends.day', 'time.wrong');
  if (from === undefined) faults.add('starts.day', 'time.both');
  if (to === undefined) faults.add('ends.day', 'time.both');
  if (!from || !to) return null;
  const startsAt = from < now ? now : from;
  if (to <= now) faults.add('ends.day', 'ends.past');
  else if (to <= startsAt) faults.add('ends.day', 'ends.early');
  return to <= startsAt ? null : { startsAt, endsAt: to };
}

const SPAN = new Intl.DateTimeFormat('fi-FI', { timeZone: 'Europe/Helsinki', dateStyle: 'short', timeStyle: 'short' });

/** A span as a refusal tells it: `1.12.2026 klo 10.00 – …`. */
export const spanText = (from: Date | null, to: Date | null): string =>
  `${from ? SPAN.format(from) : '…'} – ${to ? SPAN.format(to) : '…'}`;
