import { type Day, daysAfter, easterOf, isWorkingDay, weekdayOf } from 'contract/working-days';

/**
 * National public holidays of the countries in which the law of withdrawal is the European one, Finland's apart, which the shop counts its
 * own days by: `05-01` is a day of the year, `E+39` days after Easter, `O-2` days after Orthodox Easter, `1:05-01/05-07` the Monday (ISO weekday)
 * between two days. Days that a country's law of time limits treats as holidays are among them (Sweden's eves, the Dutch Good Friday).
 */
const HOLIDAYS: Readonly<Record<string, string>> = {
  at: '01-01 01-06 E+1 05-01 E+39 E+50 E+60 08-15 10-26 11-01 12-08 12-25 12-26',
  be: '01-01 E+1 05-01 E+39 E+50 07-21 08-15 11-01 11-11 12-25',
  bg: '01-01 03-03 O-2 O+1 05-01 05-06 05-24 09-06 09-22 12-24 12-25 12-26',
  cy: '01-01 01-06 O-48 03-25 04-01 O-2 O+1 05-01 O+50 08-15 10-01 10-28 12-25 12-26',
  cz: '01-01 E-2 E+1 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26',
  de: '01-01 E-2 E+1 05-01 E+39 E+50 10-03 12-25 12-26',
  dk: '01-01 E-3 E-2 E+1 E+39 E+50 12-25 12-26',
  ee: '01-01 02-24 E-2 05-01 06-23 06-24 08-20 12-24 12-25 12-26',
  es: '01-01 01-06 E-2 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
  fr: '01-01 E+1 05-01 05-08 E+39 E+50 07-14 08-15 11-01 11-11 12-25',
  gr: '01-01 01-06 O-48 03-25 O-2 O+1 05-01 O+50 08-15 10-28 12-25 12-26',
  hr: '01-01 01-06 E+1 05-01 05-30 E+60 06-22 08-05 08-15 11-01 11-18 12-25 12-26',
  hu: '01-01 03-15 E-2 E+1 05-01 E+50 08-20 10-23 11-01 12-24 12-25 12-26',
  ie: '01-01 1:02-01/02-07 5:02-01/02-01 03-17 E+1 1:05-01/05-07 1:06-01/06-07 1:08-01/08-07 1:10-25/10-31 12-25 12-26',
  is: '01-01 E-3 E-2 E+1 4:04-19/04-25 05-01 E+39 E+50 06-17 1:08-01/08-07 12-24 12-25 12-26 12-31',
  it: '01-01 01-06 E+1 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
  li: '01-01 01-06 E+1 05-01 E+39 E+50 E+60 08-15 09-08 11-01 12-08 12-25 12-26',
  lt: '01-01 02-16 03-11 E+1 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26',
  lu: '01-01 E+1 05-01 05-09 E+39 E+50 06-23 08-15 11-01 12-25 12-26',
  lv: '01-01 E-2 E+1 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31',
  mt: '01-01 02-10 03-19 03-31 E-2 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
  nl: '01-01 E-2 E+1 04-27 05-05 E+39 E+50 12-25 12-26',
  no: '01-01 E-3 E-2 E+1 05-01 05-17 E+39 E+50 12-25 12-26',
  pl: '01-01 01-06 E+1 05-01 05-03 E+60 08-15 11-01 11-11 12-24 12-25 12-26',
  pt: '01-01 E-2 04-25 05-01 E+60 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
  ro: '01-01 01-02 01-06 01-07 01-24 O-2 O+1 05-01 06-01 O+50 08-15 11-30 12-01 12-25 12-26',
  se: '01-01 01-06 E-2 E+1 05-01 E+39 06-06 5:06-19/06-25 12-24 12-25 12-26 12-31',
  si: '01-01 01-02 02-08 E+1 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26',
  sk: '01-01 01-06 E-2 E+1 05-01 05-08 07-05 08-29 09-15 11-01 12-24 12-25 12-26',
};

/** Orthodox Easter Sunday (Meeus' Julian algorithm), by the Gregorian calendar of 1900 to 2099. */
function orthodoxEasterOf(year: number): Day {
  const d = (19 * (year % 19) + 15) % 30;
  const e = (2 * (year % 4) + 4 * (year % 7) - d + 34) % 7;
  return daysAfter(`${year}-03-22`, d + e + 13);
}

/** Whether a rule of the table names a day. */
function names(rule: string, day: Day): boolean {
  const year = Number(day.slice(0, 4));
  const date = day.slice(5);
  if (rule.startsWith('E')) return daysAfter(easterOf(year), Number(rule.slice(1))) === day;
  if (rule.startsWith('O')) return daysAfter(orthodoxEasterOf(year), Number(rule.slice(1))) === day;
  const [weekday, from, to] = rule.split(/[:/]/);
  if (from === undefined || to === undefined) return rule === date;
  return weekdayOf(day) === Number(weekday) && date >= from && date <= to;
}

/**
 * Whether a day is a working day both where the shop is and where its customer is: a period of the law ends on no other (Regulation
 * (EEC, Euratom) No 1182/71, article 3(4)). Of a country that the table does not have, Finland's days count alone.
 * @param country ISO 3166-1 alpha-2, lower case
 */
export function isWorkingDayIn(country: string, day: Day): boolean {
  const rules = Object.hasOwn(HOLIDAYS, country) ? (HOLIDAYS[country] ?? '').split(' ') : [];
  return isWorkingDay(day) && !rules.some((rule) => rule !== '' && names(rule, day));
}
