import { clockText } from './clock';
import type { Language } from './languages';

/** A time of a day with its minutes, as it stands alone: `9.00` in Finnish, `9:00` in German; else as in a sentence. */
export function exactClock(clock: string, language: Language): string {
  const text = clockText(clock, language);
  const isShort = /^\d+$/.test(text);
  return isShort ? `${text}${language === 'de' ? ':' : '.'}00` : text;
}
