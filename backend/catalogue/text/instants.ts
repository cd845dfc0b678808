/** Parses days and times written by people and programs. */

/** The instant of a day without a time: its start, or its end (exclusive). */
export type DayEdge = 'start' | 'end';

const DAY_FIRST = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})$/;
const YEAR_FIRST = /^(\d{4})([-./]?)(\d{2})\2(\d{2})$/;
const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?\s*(am|pm)?\s*(z|utc|gmt|[+-]\d{2}:?\d{2})?$/i;

interface Day {
  year: number;
  month: number;
  day: number;
}

/**
 * Reads `2020-12-31`, `31.12.2020`, `31.12.20`, `31/12/2020`, `12/31/2020` and the same with a time. With points the day is
 * first; with slashes the order must be clear from the numbers, so `01/02/2020` is not accepted. A time without a zone is in
 * Helsinki time; midnight without a zone counts as a day without a time.
 * @param edge the instant of a day without a time
 * @returns undefined for an ambiguous or unreadable text
 */
export function readInstant(text: string, edge: DayEdge): Date | undefined {
  const [, dayText = '', timeText = ''] = /^([^\s,T]+)(?:[\s,T]+(.*))?$/s.exec(text.trim()) ?? [];
  const day = readDay(dayText);
  if (!day) return undefined;
  const time = timeText === '' ? { minutes: 0, seconds: 0, ms: 0, zone: undefined } : readTime(timeText);
  if (!time) return undefined;
  const { minutes, seconds, ms, zone } = time;
  const isWholeDay = zone === undefined && minutes === 0 && seconds === 0;
  const days = isWholeDay && edge === 'end' ? 1 : 0;
  const wall = Date.UTC(day.year, day.month - 1, day.day + days, 0, minutes, seconds, ms);
  return new Date(wall - (zone ?? helsinkiOffset(wall)));
}

function readDay(text: string): Day | undefined {
  const yearFirst = YEAR_FIRST.exec(text);
  if (yearFirst) return realDay(Number(yearFirst[1]), Number(yearFirst[3]), Number(yearFirst[4]));
  const [, first, mark, second, yearText] = DAY_FIRST.exec(text) ?? [];
  if (first === undefined || second === undefined || yearText === undefined) return undefined;
  const [one, other] = [Number(first), Number(second)];
  const year = yearText.length === 4 ? Number(yearText) : Number(yearText) + (Number(yearText) < 70 ? 2000 : 1900);
  if (mark === '.' || one > 12 || one === other) return realDay(year, other, one);
  return other > 12 ? realDay(year, one, other) : undefined;
}

function realDay(year: number, month: number, day: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year >= 1990 && year < 2200 ? { year, month, day } : undefined;
}

/** @returns minutes of the day, seconds and their thousandths, and the zone's offset from UTC in ms, undefined without one */
function readTime(
  text: string,
): { minutes: number; seconds: number; ms: number; zone: number | undefined } | undefined {
  const [, hourText, minuteText, secondText = '0', part = '', half, zoneText] = TIME.exec(text.trim()) ?? [];
  if (hourText === undefined) return undefined;
  const written = Number(hourText);
  const hour = half ? (written % 12) + (half.toLowerCase() === 'pm' ? 12 : 0) : written;
  if (hour > 23 || Number(minuteText) > 59 || Number(secondText) > 59) return undefined;
  const minutes = hour * 60 + Number(minuteText);
  const ms = Number(part.padEnd(3, '0'));
  return { minutes, seconds: Number(secondText), ms, zone: zoneText === undefined ? undefined : offsetOf(zoneText) };
}

function offsetOf(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  const size = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -size : size;
}

const helsinki = new Intl.DateTimeFormat('en-US', { timeZone: 'Europe/Helsinki', timeZoneName: 'shortOffset' });

/** Offset of Helsinki's local time `wall` from UTC, in ms. */
function helsinkiOffset(wall: number): number {
  const offsetAt = (at: number): number => {
    const name = helsinki.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT+2';
    return Number(name.replace('GMT', '') || 0) * 3_600_000;
  };
  return offsetAt(wall - offsetAt(wall));
}
