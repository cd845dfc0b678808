/** A calendar day in Helsinki, `2026-11-24`. */
export type Day = string;

const DAY_MS = 24 * 3_600_000;
const timeOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

/** The day some days later. */
export const daysAfter = (day: Day, count: number): Day => dayOf(timeOf(day) + count * DAY_MS);

/** ISO weekday: 1 is Monday, 7 Sunday. */
export const weekdayOf = (day: Day): number => new Date(timeOf(day)).getUTCDay() || 7;

const HELSINKI = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Helsinki',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

type HelsinkiTime = { readonly day: Day; readonly clock: string };

const MINUTE_MS = 60_000;
/** The minute that was asked for last: a page asks for its own a dozen times, and formatting it takes longer than the rest. */
let asked: { readonly minute: number; readonly time: HelsinkiTime } | undefined;

/** Day and clock time in Helsinki, summer time included: `{ day: '2026-07-01', clock: '09:00' }`. */
export function helsinkiNow(now: Date): HelsinkiTime {
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  if (asked?.minute !== minute) asked = { minute, time: helsinkiTime(now) };
  return asked.time;
}

function helsinkiTime(now: Date): HelsinkiTime {
  const part = Object.fromEntries(HELSINKI.formatToParts(now).map(({ type, value }) => [type, value]));
  return { day: `${part['year']}-${part['month']}-${part['day']}`, clock: `${part['hour']}:${part['minute']}` };
}

/** Easter Sunday of a year, by the calendar of the western church (Meeus, Jones and Butcher). */
export function easterOf(year: number): Day {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const sum = h + l - 7 * Math.floor((a + 11 * h + 22 * l) / 451) + 114;
  return `${year}-${String(Math.floor(sum / 31)).padStart(2, '0')}-${String((sum % 31) + 1).padStart(2, '0')}`;
}

const FIXED = ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'];
/** Good Friday, Easter Monday and Ascension Day, in days after Easter. */
const AFTER_EASTER = [-2, 1, 39];

/** Whether nobody packs or delivers on a day that is no Saturday and no Sunday: Finnish holidays and the eves that count as such. */
export function isHoliday(day: Day): boolean {
  const easter = easterOf(Number(day.slice(0, 4)));
  const isMidsummerEve = weekdayOf(day) === 5 && day.slice(5) >= '06-19' && day.slice(5) <= '06-25';
  return isMidsummerEve || FIXED.includes(day.slice(5)) || AFTER_EASTER.some((days) => daysAfter(easter, days) === day);
}

/** Easter Sunday, Pentecost. */
const SUNDAYS_AFTER_EASTER = [0, 49];

/** The same on Saturdays and Sundays too: Midsummer Day, All Saints' Day, Easter Sunday and Pentecost are holidays of stores. */
export function isPublicHoliday(day: Day): boolean {
  if (isHoliday(day)) return true;
  const date = day.slice(5);
  const isHolySaturday =
    weekdayOf(day) === 6 && ((date >= '06-20' && date <= '06-26') || (date >= '10-31' && date <= '11-06'));
  const easter = easterOf(Number(day.slice(0, 4)));
  return isHolySaturday || SUNDAYS_AFTER_EASTER.some((days) => daysAfter(easter, days) === day);
}

/** Monday to Friday, no holiday. */
export const isWorkingDay = (day: Day): boolean => weekdayOf(day) <= 5 && !isHoliday(day);

/** The working day that is `count` working days after a day. @param count 0: the day itself, or the next working day */
export function workingDaysAfter(day: Day, count: number): Day {
  let reached = isWorkingDay(day) ? day : nextWorkingDay(day);
  for (let left = count; left > 0; left--) reached = nextWorkingDay(reached);
  return reached;
}

/** The first working day after a day. */
export function nextWorkingDay(day: Day): Day {
  let next = daysAfter(day, 1);
  while (!isWorkingDay(next)) next = daysAfter(next, 1);
  return next;
}
