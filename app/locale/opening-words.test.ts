import type { OpeningTimes } from 'contract/opening-hours';
import { expect, test } from 'vitest';
import { clockRange, clockText } from './clock';
import { LANGUAGES, type Language } from './languages';
import { translate } from './messages';
import { dayHours, longDay, openWords, specialWords, weekWords } from './opening-words';

const textsIn = (language: Language) => ({ t: translate(language, 'catalog'), language });
const WEEK = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' })),
  { weekday: 6, opens: '09:30', closes: '18:00' },
];
const EVE = { date: '2026-12-24', opens: '09:00', closes: '13:00', name: 'x' };
const TIMES: OpeningTimes = {
  week: WEEK,
  special: [EVE, ...['2026-12-25', '2026-12-26'].map((date) => ({ date, opens: null, closes: null }))],
};
/** The words in every language, spaces that do not break written as usual ones. */
const inAll = (tell: (language: Language) => string) =>
  LANGUAGES.map((language) => tell(language).replaceAll('\u00a0', ' '));
const at = (time: string, times = TIMES) =>
  inAll((language) => openWords(times, new Date(`${time}:00+02:00`), textsIn(language)));

test('an open store says until when', () => {
  expect(at('2026-11-23T12:00')).toEqual([
    'Avoinna klo 20 asti',
    'Open until 20:00',
    'Öppet till kl. 20',
    'Geöffnet bis 20 Uhr',
    'Ouvert jusqu’à 20 h',
    'Открыто до 20:00',
  ]);
});

test('a closed store says when it opens: today, tomorrow, on a weekday, or on a date', () => {
  expect(at('2026-11-28T08:00')).toEqual([
    'Suljettu, avautuu tänään klo 9.30',
    'Closed, opens today at 09:30',
    'Stängt, öppnar i dag kl. 9.30',
    'Geschlossen, öffnet heute um 9:30 Uhr',
    'Fermé, ouvre aujourd’hui à 9 h 30',
    'Закрыто, откроется сегодня в 09:30',
  ]);
  expect(at('2026-11-23T20:00')).toEqual([
    'Suljettu, avautuu huomenna klo 10',
    'Closed, opens tomorrow at 10:00',
    'Stängt, öppnar i morgon kl. 10',
    'Geschlossen, öffnet morgen um 10 Uhr',
    'Fermé, ouvre demain à 10 h',
    'Закрыто, откроется завтра в 10:00',
  ]);
  expect(at('2026-12-24T13:00')).toEqual([
    'Suljettu, avautuu maanantaina klo 10',
    'Closed, opens on Monday at 10:00',
    'Stängt, öppnar på måndag kl. 10',
    'Geschlossen, öffnet am Montag um 10 Uhr',
    'Fermé, ouvre lundi à 10 h',
    'Закрыто, откроется в понедельник в 10:00',
  ]);
  const summer = { week: [], special: [{ date: '2026-12-08', opens: '12:00', closes: '17:00' }] };
  expect(at('2026-11-24T12:00', summer)).toEqual([
    'Suljettu, avautuu tiistaina 8.12. klo 12',
    'Closed, opens on Tuesday 8.12. at 12:00',
    'Stängt, öppnar på tisdag 8.12. kl. 12',
    'Geschlossen, öffnet am Dienstag 8.12. um 12 Uhr',
    'Fermé, ouvre mardi 8.12. à 12 h',
    'Закрыто, откроется во вторник 8.12. в 12:00',
  ]);
});

test('a store that tells no hours is closed, and one that never closes is open', () => {
  expect(at('2026-11-23T12:00', { week: [], special: [] })).toEqual([
    'Suljettu',
    'Closed',
    'Stängt',
    'Geschlossen',
    'Fermé',
    'Закрыто',
  ]);
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
  expect(at('2026-11-23T12:00', { week: always, special: [] })[1]).toBe('Open');
});

test('a week puts equal days in a row together and leaves closed days out', () => {
  expect(inAll((language) => weekWords(WEEK, textsIn(language)).join(', '))).toEqual([
    'ma–pe 10–20, la 9.30–18',
    'Mon–Fri 10:00–20:00, Sat 09:30–18:00',
    'mån–fre 10–20, lör 9.30–18',
    'Mo–Fr 10–20 Uhr, Sa 9:30–18 Uhr',
    'lun.–ven. 10 h–20 h, sam. 9 h 30–18 h',
    'пн–пт 10:00–20:00, сб 09:30–18:00',
  ]);
  const odd = [3, 1].map((weekday) => ({ weekday, opens: '09:30', closes: '18:00' }));
  expect(weekWords(odd, textsIn('fi'))).toEqual(['ma 9.30–18', 'ke 9.30–18']);
  expect(weekWords([], textsIn('fi'))).toEqual([]);
});

test('a special day is told with its date, its hours and its name', () => {
  expect(inAll((language) => specialWords(EVE, textsIn(language)))).toEqual([
    'to 24.12. 9–13 (x)',
    'Thu 24.12. 09:00–13:00 (x)',
    'tors 24.12. 9–13 (x)',
    'Do 24.12. 9–13 Uhr (x)',
    'jeu. 24.12. 9 h–13 h (x)',
    'чт 24.12. 09:00–13:00 (x)',
  ]);
  const closed = { date: '2026-12-25', opens: null, closes: null, name: '' };
  expect(inAll((language) => specialWords(closed, textsIn(language)))).toEqual([
    'pe 25.12. suljettu',
    'Fri 25.12. closed',
    'fre 25.12. stängt',
    'Fr 25.12. geschlossen',
    'ven. 25.12. fermé',
    'пт 25.12. закрыто',
  ]);
  expect(dayHours(TIMES, '2026-11-29', textsIn('en'))).toBe('closed');
  expect(longDay('2026-11-23', textsIn('fi'))).toBe('maanantai 23.11.');
});

test('midnight at the end of a day is written as such', () => {
  expect(inAll((language) => clockText('24:00', language))).toEqual(['24', '24:00', '24', '24', '24 h', '24:00']);
  expect(clockRange('10:00', '24:00', 'fi')).toBe('10–24');
});
