import type { StoreFault } from 'contract/desk-stores';
import { LANGUAGE_CODES } from '../../db/schema/columns';
import type { ShopLanguage } from '../locale/language';

/** Faults of a form by field, in the words of the contract. */
export type StoreFaults = Record<string, StoreFault[]>;

/** Texts by language; languages without a text are left out. */
export type Texts = Partial<Record<ShopLanguage, string>>;

/** Notes what is wrong with a field. */
export type Blame = (field: string, fault: StoreFault) => void;

/** Collects faults, the first of a field alone. */
export function faultList(): { readonly faults: StoreFaults; readonly blame: Blame } {
  const faults: StoreFaults = {};
  return {
    faults,
    blame: (field, fault) => {
      faults[field] ??= [fault];
    },
  };
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out; tabs and line ends stay
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g;

/** A text as it is stored: composed, without control characters and characters that turn the direction of what follows. */
const stored = (text: string): string => text.normalize('NFC').replace(CONTROLS, '').replace(/\r\n?/g, '\n').trim();

/** A text of one line. */
export function typedLine(text: string, field: string, max: number, blame: Blame): string {
  const line = stored(text).replace(/\s+/g, ' ');
  if (line.length > max) blame(field, 'TOO_LONG');
  return line;
}

/** One line that may not be empty. */
export function requiredLine(text: string, field: string, max: number, blame: Blame): string {
  const line = typedLine(text, field, max, blame);
  if (line === '') blame(field, 'REQUIRED');
  return line;
}

/** Texts in the languages that have one. @param isLong may have paragraphs */
export function typedTexts(
  texts: Texts,
  field: string,
  { max, isLong = false }: { readonly max: number; readonly isLong?: boolean },
  blame: Blame,
): Texts {
  const entries = LANGUAGE_CODES.flatMap((language) => {
    const name = `${field}.${language}`;
    const given = texts[language] ?? '';
    const text = isLong ? stored(given) : typedLine(given, name, max, blame);
    if (text.length > max) blame(name, 'TOO_LONG');
    return text === '' ? [] : [[language, text] as const];
  });
  return Object.fromEntries(entries);
}

/** `9`, `9:30`, `9.30` or `24:00` as `09:30`; null for what is no time of a day. */
export function typedClock(text: string): string | null {
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text.trim()) ?? [];
  const [hours, minutes] = [Number(hour), Number(minute)];
  const isTime = hour !== '' && minutes < 60 && (hours < 24 || (hours === 24 && minutes === 0));
  return isTime ? `${hour.padStart(2, '0')}:${minute}` : null;
}

/**
 * Hours of a day: both times or none, the second after the first.
 * @param prefix of the fields' names, `hours.0.`
 * @returns null for a day without hours, and where they are wrong
 */
export function typedHours(
  typed: { readonly opens: string; readonly closes: string },
  prefix: string,
  blame: Blame,
): { readonly opens: string; readonly closes: string } | null {
  if (typed.opens.trim() === '' && typed.closes.trim() === '') return null;
  const [opens, closes] = [typedClock(typed.opens), typedClock(typed.closes)];
  if (opens === null) blame(`${prefix}opens`, typed.opens.trim() === '' ? 'REQUIRED' : 'BAD_CLOCK');
  if (closes === null) blame(`${prefix}closes`, typed.closes.trim() === '' ? 'REQUIRED' : 'BAD_CLOCK');
  if (opens === null || closes === null) return null;
  if (closes > opens) return { opens, closes };
  blame(`${prefix}closes`, 'BAD_HOURS');
  return null;
}

/** `2026-12-24` or `24.12.2026` as the former; null for what is no day, or a day in another decade. */
export function typedDay(text: string): string | null {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text.trim()) ?? [];
  const day = year ? `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}` : text.trim();
  if (!/^20[2-4]\d-\d{2}-\d{2}$/.test(day)) return null;
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : null;
}
