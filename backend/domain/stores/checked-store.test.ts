import { expect, test } from 'vitest';
import { storeForm } from '../../../tests/support/store-form';
import { checkStore } from './checked-store';
import { typedClock, typedDay } from './typed-fields';

const HOSTS = ['book.example.com'];
const check = (change: Parameters<typeof storeForm>[0] = {}) => checkStore(storeForm(change), HOSTS);
const faults = (change: Parameters<typeof storeForm>[0]) => check(change).faults;

test('a form that is right is stored in one way of writing', () => {
  const { store, faults: none } = check({ name: '  Hanki\n Helsinki ', phone: '09 123\u202e456' });
  expect(none).toEqual({});
  expect(store.row).toMatchObject({
    name: 'Hanki Helsinki',
    phone: '09 123456',
    latitude: 60.1706,
    longitude: 24.9414,
    bookingUrl: '',
  });
  expect(store.hours[0]).toEqual({ weekday: 1, opens: '10:00', closes: '18:00' });
  expect(store.hours).toHaveLength(5);
  expect(store.leads).toEqual({ fi: 'Aseman vieressä.' });
});

test('times are typed in any usual way, and what is no time is refused', () => {
  const typed = ['9', '09', '9:30', '9.30', '24', '24:00', ' 10 '].map(typedClock);
  expect(typed).toEqual(['09:00', '09:00', '09:30', '09:30', '24:00', '24:00', '10:00']);
  for (const wrong of ['', '25', '24:30', '9:60', '9:3', 'ten', '-1', '1e1', '９'])
    expect(typedClock(wrong), wrong).toBeNull();
});

test('days are typed as the country or the browser writes them, and must exist', () => {
  expect(['2026-12-24', '24.12.2026', '1.2.2027'].map(typedDay)).toEqual(['2026-12-24', '2026-12-24', '2027-02-01']);
  for (const wrong of ['', '2026-02-30', '31.11.2026', '1926-12-24', '2026-12-24T10:00', '24/12/2026'])
    expect(typedDay(wrong), wrong).toBeNull();
});

test('each wrong field is named with its fault', () => {
  expect(faults({ name: ' ', street_address: '', city: '', email: 'a@b', phone: 'call us' })).toEqual({
    name: ['REQUIRED'],
    street_address: ['REQUIRED'],
    city: ['REQUIRED'],
    email: ['BAD_EMAIL'],
    phone: ['BAD_PHONE'],
  });
  expect(faults({ latitude: '91', longitude: 'east' })).toEqual({ latitude: ['BAD_PLACE'], longitude: ['BAD_PLACE'] });
  expect(faults({ longitude: '' })).toEqual({ longitude: ['REQUIRED'] });
  const day = (opens: string, closes: string) => ({ opens, closes });
  const hours = [
    day('10', ''),
    day('x', '18'),
    day('18', '10'),
    day('10', '10'),
    day('', ''),
    day('10', '24'),
    day('', ''),
  ];
  expect(faults({ hours })).toEqual({
    'hours.0.closes': ['REQUIRED'],
    'hours.1.opens': ['BAD_CLOCK'],
    'hours.2.closes': ['BAD_HOURS'],
    'hours.3.closes': ['BAD_HOURS'],
  });
  expect(faults({ leads: { ru: 'ж'.repeat(301) }, descriptions: { fi: 'x'.repeat(5001) } })).toEqual({
    'leads.ru': ['TOO_LONG'],
    'descriptions.fi': ['TOO_LONG'],
  });
});

test('a special day without hours is closed, its row without a date is refused, and an empty row is left out', () => {
  const row = (date: string, opens = '', closes = '', names = {}) => ({ date, opens, closes, names });
  const { store, faults: none } = check({
    special_days: [row('24.12.2026', '9', '13', { fi: 'Jouluaatto' }), row(''), row('2026-12-25')],
  });
  expect(none).toEqual({});
  expect(store.specialDays).toEqual([
    { day: '2026-12-24', opens: '09:00', closes: '13:00', names: { fi: 'Jouluaatto' } },
    { day: '2026-12-25', opens: null, closes: null, names: {} },
  ]);
  const wrong = [row('', '9', '13'), row('2026-12-24'), row('24.12.2026'), row('30.2.2027')];
  expect(faults({ special_days: wrong })).toEqual({
    'special_days.0.date': ['REQUIRED'],
    'special_days.2.date': ['SAME_DATE'],
    'special_days.3.date': ['BAD_DATE'],
  });
});

test('a pick names its product by brand and model or by the address of its page', () => {
  const pick = (product: string) => ({ product, seller: '', sentences: {} });
  const { store } = check({
    picks: [
      pick('Hanki/Ilves'),
      pick('https://hanki.fi/hanki/ilves/?color=red'),
      pick('/hanki/ilves/#x'),
      pick('ilves'),
    ],
  });
  expect(store.picks.map(({ brand, slug }) => `${brand}/${slug}`)).toEqual([
    'hanki/ilves',
    'hanki/ilves',
    'hanki/ilves',
    'null/ilves',
  ]);
  expect(faults({ picks: [pick('<script>'), { product: '', seller: 'Aino', sentences: {} }] })).toEqual({
    'picks.0.product': ['UNKNOWN_MODEL'],
    'picks.1.product': ['REQUIRED'],
  });
});

test('bookings lead to allowed hosts by https alone', () => {
  const at = (booking_url: string) => faults({ booking_url })['booking_url']?.[0];
  expect(check({ booking_url: 'https://book.example.com/hanki?store=1' }).store.row.bookingUrl).toBe(
    'https://book.example.com/hanki?store=1',
  );
  const wrong = [
    'http://book.example.com/',
    'javascript:alert(1)',
    '//book.example.com',
    'book.example.com',
    'data:text/html,x',
  ];
  for (const url of wrong) expect(at(url), url).toBe('BAD_ADDRESS');
  const foreign = [
    'https://evil.example/',
    'https://book.example.com.evil.example/',
    'https://book.example.com@evil.example/',
    'https://user:pass@book.example.com/',
    'https://book.example.com:8443/',
    'https://evil.example\\@book.example.com/',
  ];
  for (const url of foreign) expect(at(url), url).toBe('OTHER_HOST');
});
