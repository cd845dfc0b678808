import type { Language } from './languages';

/**
 * A time of a day as people of a language write it: `10` and `9.30` in Finnish, `10:00` in English, `10 h` in French. Words around
 * it, such as the German `Uhr`, belong to the sentence.
 * @param clock `09:30`, at most `24:00`
 */
export function clockText(clock: string, language: Language): string {
  const [hours = '', minutes = ''] = clock.split(':');
  const hour = String(Number(hours));
  const isFull = minutes === '00';
  switch (language) {
    case 'fi':
    case 'sv':
      return isFull ? hour : `${hour}.${minutes}`;
    case 'de':
      return isFull ? hour : `${hour}:${minutes}`;
    case 'fr':
      return isFull ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minutes}`;
    case 'en':
    case 'ru':
      return `${hours}:${minutes}`;
  }
}

/** From one time to another, complete in itself: `10–20`, `10:00–20:00`, `10–20 Uhr`, `10 h–20 h`. */
export function clockRange(opens: string, closes: string, language: Language): string {
  const range = `${clockText(opens, language)}–${clockText(closes, language)}`;
  return language === 'de' ? `${range}\u00a0Uhr` : range;
}
