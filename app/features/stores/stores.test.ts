import { expect, test } from 'vitest';
import { LANGUAGES } from '~/locale/languages';
import { translate } from '~/locale/messages';
import { expressWords } from './express-words';
import { daysWithoutExpress } from './load-pikanouto.server';
import { roundsBeside, soonestPickup } from './rules/express-rounds';
import { FINLAND, isOnMap, MAP_HEIGHT, MAP_WIDTH, onMap } from './rules/finland-map';
import { mapLink } from './rules/map-link';
import { hoursSpecification, specialHoursSpecification, storeJsonLd } from './store-json-ld';
import { todayWords } from './today-words';

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '10:00', closes: '20:00' }));
const TIMES = { week: [...week, { weekday: 6, opens: '10:00', closes: '24:00' }], special: [] };
const at = (time: string) => new Date(`${time}:00+02:00`);

test('express pick-up tells in every language what an order placed now means', () => {
  const inAll = (time: string) =>
    LANGUAGES.map((language) => {
      const texts = { t: translate(language, 'stores'), hours: translate(language, 'catalog'), language };
      return expressWords(TIMES, at(time), texts).replaceAll('\u00a0', ' ');
    });
  expect(inAll('2026-11-23T12:00')).toEqual([
    'Tilaa tänään klo 14 mennessä, valmis klo 16 jälkeen.',
    'Order by 14:00 today, ready after 16:00.',
    'Beställ i dag senast kl. 14, klar efter kl. 16.',
    'Heute bis 14 Uhr bestellen, bereit nach 16 Uhr.',
    'Commandez aujourd’hui avant 14 h, prêt après 16 h.',
    'Закажите сегодня до 14:00, готово после 16:00.',
  ]);
  expect(inAll('2026-11-23T14:01')).toEqual([
    'Tilaa viimeistään huomenna klo 9, valmis huomenna klo 11 jälkeen.',
    'Order by 09:00 tomorrow, ready tomorrow after 11:00.',
    'Beställ senast i morgon kl. 9, klar i morgon efter kl. 11.',
    'Bis morgen 9 Uhr bestellen, bereit morgen nach 11 Uhr.',
    'Commandez au plus tard demain à 9 h, prêt demain après 11 h.',
    'Закажите завтра до 09:00 — готово завтра после 11:00.',
  ]);
  expect(inAll('2026-11-27T15:00')).toEqual([
    'Tilaa viimeistään maanantaina klo 9, valmis samana päivänä klo 11 jälkeen.',
    'Order by 09:00 on Monday, ready the same day after 11:00.',
    'Beställ senast på måndag kl. 9, klar samma dag efter kl. 11.',
    'Bis 9 Uhr am Montag bestellen, bereit am selben Tag nach 11 Uhr.',
    'Commandez au plus tard lundi à 9 h, prêt le jour même après 11 h.',
    'Закажите в понедельник до 09:00 — готово в тот же день после 11:00.',
  ]);
  const texts = { t: translate('en', 'stores'), hours: translate('en', 'catalog'), language: 'en' as const };
  expect(expressWords({ week: [], special: [] }, at('2026-11-23T12:00'), texts)).toContain('No express pick-up');
});

test('of a day’s rounds of express pick-up those that are past step back and the next one stands out', () => {
  const seen = (time: string) =>
    roundsBeside(soonestPickup([{ times: TIMES }], at(time))?.pickup).map(({ isNext, isPast }) =>
      isNext ? 'next' : isPast ? 'past' : 'plain',
    );
  expect(seen('2026-11-23T08:00')).toEqual(['next', 'plain']);
  expect(seen('2026-11-23T12:00')).toEqual(['past', 'next']);
  // tomorrow's rounds are all to come
  expect(seen('2026-11-23T15:00')).toEqual(['next', 'plain']);
  expect(roundsBeside(undefined).some(({ isNext, isPast }) => isNext || isPast)).toBe(false);
});

test('a store says in one line whether it is open and its hours of today, or when it opens next', () => {
  const inAll = (time: string) =>
    LANGUAGES.map((language) => {
      const hours = { t: translate(language, 'catalog'), language };
      return todayWords(TIMES, at(time), { t: translate(language, 'stores'), hours })
        .replaceAll('\u00a0', ' ')
        .replaceAll('\u2060', '');
    });
  expect(inAll('2026-11-23T08:00')).toEqual([
    'Suljettu, avautuu tänään klo 10',
    'Closed, opens today at 10:00',
    'Stängt, öppnar i dag kl. 10',
    'Geschlossen, öffnet heute um 10 Uhr',
    'Fermé, ouvre aujourd’hui à 10 h',
    'Закрыто, откроется сегодня в 10:00',
  ]);
  expect(inAll('2026-11-23T12:00')).toEqual([
    'Avoinna · tänään 10–20',
    'Open · today 10:00–20:00',
    'Öppet · i dag 10–20',
    'Geöffnet · heute 10–20 Uhr',
    'Ouvert · aujourd’hui 10 h–20 h',
    'Открыто · сегодня 10:00–20:00',
  ]);
  expect(inAll('2026-11-23T21:00')[0]).toBe('Suljettu, avautuu huomenna klo 10');
});

test('days without express pick-up are weekdays that are holidays, or on which every store is closed', () => {
  const closed = { week, special: [{ date: '2026-12-21', opens: null, closes: null }] };
  expect(daysWithoutExpress([closed, TIMES], at('2026-12-01T12:00'))).toEqual(['2026-12-24', '2026-12-25']);
  expect(daysWithoutExpress([closed], at('2026-12-01T12:00'))).toEqual(['2026-12-21', '2026-12-24', '2026-12-25']);
});

test('search engines get equal days together, and a closed day as one that opens and closes at once', () => {
  const day = (name: string) => `https://schema.org/${name}`;
  expect(hoursSpecification(TIMES)).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(day),
      opens: '10:00',
      closes: '20:00',
    },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: [day('Saturday')], opens: '10:00', closes: '23:59' },
  ]);
  const special = [
    { date: '2026-12-24', opens: '09:00', closes: '13:00' },
    { date: '2026-12-25', opens: null, closes: null },
  ];
  expect(specialHoursSpecification({ week: [], special })).toMatchObject([
    { validFrom: '2026-12-24', validThrough: '2026-12-24', opens: '09:00', closes: '13:00' },
    { validFrom: '2026-12-25', opens: '00:00', closes: '00:00' },
  ]);
});

test('a store that tells little says nothing empty to search engines', () => {
  const store = {
    ...{ id: 1, slug: 'oulu', name: 'Oulu', type: 'retail', pikanouto: false, nouto: true, stock_display_order: 1 },
    ...{ street_address: 'Isokatu 27', postal_code: '90100', city: 'Oulu', phone: '', email: '', image: null },
    ...{ latitude: null, longitude: null, description: '', opening_hours: [], special_days: [], lead: '' },
    ...{ services: [], directions: '', booking_url: '' },
  };
  const data = storeJsonLd(store, { origin: 'https://hanki.fi', path: '/myymalat/oulu/', image: undefined });
  expect(data).toMatchObject({
    '@type': 'SportingGoodsStore',
    '@id': 'https://hanki.fi/myymalat/oulu/#store',
    parentOrganization: { '@id': 'https://hanki.fi/#organization' },
  });
  for (const name of ['telephone', 'email', 'geo', 'image', 'description', 'specialOpeningHoursSpecification'])
    expect(data, name).not.toHaveProperty(name);
});

test('the map shows stores in Finland and none from elsewhere', () => {
  const helsinki = onMap([24.94, 60.17]);
  const rovaniemi = onMap([25.73, 66.5]);
  expect(rovaniemi.y).toBeLessThan(helsinki.y);
  expect(isOnMap([24.94, 60.17])).toBe(true);
  for (const place of [
    [18.07, 59.33],
    [37.6, 55.7],
    [-74, 40.7],
  ] as const)
    expect(isOnMap(place)).toBe(false);
  const numbers = [...FINLAND.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  expect(numbers.every((number) => number >= 0 && number <= Math.max(MAP_WIDTH, MAP_HEIGHT))).toBe(true);
});

test('the way to a store is its place on a map, or its address, or unknown', () => {
  const spot = {
    latitude: 60.17,
    longitude: 24.94,
    street_address: 'Kaivokatu 12',
    postal_code: '00100',
    city: 'Helsinki',
  };
  expect(mapLink(spot)).toBe('https://www.openstreetmap.org/?mlat=60.17&mlon=24.94#map=17/60.17/24.94');
  expect(mapLink({ ...spot, latitude: null, street_address: 'A&B "1"' })).toBe(
    'https://www.openstreetmap.org/search?query=A%26B%20%221%22%2C%2000100%20Helsinki',
  );
  expect(mapLink({ ...spot, latitude: null, street_address: '' })).toBeNull();
});
