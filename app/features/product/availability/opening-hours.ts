import type { OpenDay } from 'contract/express-pickup';

/**
 * A week's opening hours with equal days in a row put together: `ma–pe 10–20`, `la 10–18`. Closed days are left out.
 * @param weekdayName short name of an ISO weekday in the page's language
 */
export function openingHours(hours: readonly OpenDay[], weekdayName: (weekday: number) => string): string[] {
  const runs: { first: number; last: number; time: string }[] = [];
  for (const { weekday, opens, closes } of [...hours].sort((a, b) => a.weekday - b.weekday)) {
    const time = `${shortTime(opens)}–${shortTime(closes)}`;
    const run = runs.at(-1);
    if (run && run.time === time && run.last === weekday - 1) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, time });
  }
  return runs.map(({ first, last, time }) => {
    const days = first === last ? weekdayName(first) : `${weekdayName(first)}–${weekdayName(last)}`;
    return `${days} ${time}`;
  });
}

/** `10:00` as `10`, `09:30` as `9:30`. */
const shortTime = (time: string): string => time.replace(/^0(?=\d)/, '').replace(/:00$/, '');
