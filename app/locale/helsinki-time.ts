import { formatDateTime } from './dates';

/** A time as people type it: a day, `2026-12-24` or `24.12.2026`, and a time of it, `8:00`. Both empty: none. */
export type TypedTime = { readonly day: string; readonly time: string };

export const NO_TIME: TypedTime = { day: '', time: '' };

const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$|^(\d{1,2})\.(\d{1,2})\.(\d{4})$/;
const CLOCK = /^(\d{1,2})(?:[.:](\d{2}))?$/;
/** Hours that Helsinki is ahead of UTC: in summer, in winter. */
const AHEAD = [3, 2];

const two = (text: string): string => text.padStart(2, '0');

/**
 * A moment in Helsinki; of the hour that comes twice in autumn the first one.
 * @returns null for what is no time there, such as the hour that is left out in spring
 */
export function helsinkiTime(typed: TypedTime): Date | null {
  const day = DAY.exec(typed.day.trim());
  const clock = CLOCK.exec(typed.time.trim());
  if (!day || !clock) return null;
  const [, isoYear, isoMonth, isoDay, ownDay = '', ownMonth = '', ownYear = ''] = day;
  const [year, month, date] = [isoYear ?? ownYear, two(isoMonth ?? ownMonth), two(isoDay ?? ownDay)];
  const [, hour = '', minute = '00'] = clock;
  const local = Date.parse(`${year}-${month}-${date}T${two(hour)}:${minute}:00Z`);
  if (Number.isNaN(local)) return null;
  const moments = AHEAD.map((hours) => new Date(local - hours * 3_600_000));
  return moments.find((moment) => formatDateTime(moment) === `${date}.${month}.${year} ${two(hour)}:${minute}`) ?? null;
}

/** A moment as the fields for day and time show it. @param moment ISO 8601; null: none */
export function typedTime(moment: string | null): TypedTime {
  const shown = moment === null ? null : /^(\d\d)\.(\d\d)\.(\d+) (.*)$/.exec(formatDateTime(moment));
  if (!shown) return NO_TIME;
  const [, day, month, year, time = ''] = shown;
  return { day: `${year}-${month}-${day}`, time };
}
