import { type Language, languageTable } from './languages';

const HELSINKI = 'Europe/Helsinki';

/** British English puts the day first, as all the other languages do. */
const tagOf = (language: Language): string => (language === 'en' ? 'en-GB' : languageTable[language].tag);

/** French has a word for the first day of a month. */
const firstDay = (text: string, language: Language): string => (language === 'fr' ? text.replace(/^1 /, '1er ') : text);

let helsinki: Intl.DateTimeFormat | undefined;

/** Made when a page first writes a time: a browser takes longer for its first `Intl` object than for the rest of a page's modules. */
function helsinkiFormat(): Intl.DateTimeFormat {
  helsinki ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: HELSINKI,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return helsinki;
}

function parts(moment: Date | string): Record<string, string> | undefined {
  const date = typeof moment === 'string' ? new Date(moment) : moment;
  if (Number.isNaN(date.getTime())) return undefined;
  return Object.fromEntries(
    helsinkiFormat()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
}

/**
 * A day as DD.MM.YYYY in the Helsinki zone, in every language. Specification 2 §9.
 * @param moment a time, or its ISO 8601 text; an invalid one gives an empty text
 */
export function formatDate(moment: Date | string): string {
  const piece = parts(moment);
  return piece ? `${piece['day']}.${piece['month']}.${piece['year']}` : '';
}

/** A time as DD.MM.YYYY HH:mm in the Helsinki zone. Specification 2 §9. */
export function formatDateTime(moment: Date | string): string {
  const piece = parts(moment);
  return piece ? `${formatDate(moment)} ${piece['hour']}:${piece['minute']}` : '';
}

const writtenDates = new Map<Language, Intl.DateTimeFormat>();

/**
 * A day in the Helsinki zone as texts of the language write it: `7.11.2026` in Finnish, `7 November 2026` in English. Tables and
 * orders have `formatDate`, whose width does not change.
 * @param moment a time, or its ISO 8601 text; an invalid one gives an empty text
 */
export function writtenDate(moment: Date | string, language: Language): string {
  const date = typeof moment === 'string' ? new Date(moment) : moment;
  if (Number.isNaN(date.getTime())) return '';
  const known = writtenDates.get(language);
  const month = language === 'fi' ? 'numeric' : 'long';
  const made =
    known ?? new Intl.DateTimeFormat(tagOf(language), { timeZone: HELSINKI, day: 'numeric', month, year: 'numeric' });
  if (!known) writtenDates.set(language, made);
  return firstDay(made.format(date), language);
}

const daysInWords = new Map<string, Intl.DateTimeFormat>();

/**
 * A day in words without its year, `6. joulukuuta`, `6 December`, as it stands after a day of the week.
 * @param day midnight UTC of the day
 */
export function dayInWords(day: number, language: Language): string {
  const known = daysInWords.get(language);
  const made = known ?? new Intl.DateTimeFormat(tagOf(language), { timeZone: 'UTC', day: 'numeric', month: 'long' });
  if (!known) daysInWords.set(language, made);
  return firstDay(made.format(day), language);
}
