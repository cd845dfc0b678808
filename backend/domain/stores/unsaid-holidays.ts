import { hoursOn, type OpeningTimes } from 'contract/opening-hours';
import { type Day, daysAfter, isPublicHoliday } from 'contract/working-days';

/** How far ahead holidays are looked for, in days. */
const AHEAD = 60;

/** Public holidays of the next weeks on which a store is open by its week, and that no special day speaks of. */
export function unsaidHolidays(times: OpeningTimes, today: Day): Day[] {
  const days = Array.from({ length: AHEAD }, (_, count) => daysAfter(today, count));
  const isSaid = (day: Day) => times.special.some(({ date }) => date === day);
  return days.filter((day) => isPublicHoliday(day) && !isSaid(day) && hoursOn(times, day) !== null);
}
