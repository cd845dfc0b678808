import { beforeAll, describe, expect, test } from 'vitest';
import { plainLocale } from '~/locale/use-locale';
import { Shopper } from '../../../../tests/support/shopper';
import { instalmentsAt, loadInstalmentMessage, readAmount } from './instalment-page.server';

// the settings are read once
beforeAll(() => {
  process.env['SESSION_SECRET'] = 'a-secret-of-tests-that-is-long-enough-0123456789';
  process.env['KLARNA_MESSAGING_CLIENT_ID'] = 'klarna_test_client_abc';
});

test('an amount is a whole number from 1 to 100,000,000, as it would be written', () => {
  expect(readAmount('1')).toBe(1);
  expect(readAmount('23990')).toBe(23_990);
  expect(readAmount('100000000')).toBe(100_000_000);
});

test('everything else is no amount', () => {
  const wrong = [null, '', '0', '-1', '01', '1.5', '1e3', '100000001', '9007199254740993', ' 1', '1\n', '１', 'NaN'];
  for (const text of [...wrong, '__proto__', '1"><script>', '\0'])
    expect(readAmount(text), String(text)).toBeUndefined();
});

test('product pages have messages where Klarna has them, but not in Russian and not in roubles', () => {
  expect(instalmentsAt(plainLocale('fi'))).toBe('/osamaksuviesti/fi/');
  expect(instalmentsAt({ ...plainLocale('sv'), country: 'se', currency: 'sek' })).toBe('/delbetalning/se/');
  expect(instalmentsAt(plainLocale('ru'))).toBeNull();
  expect(instalmentsAt({ ...plainLocale('en'), currency: 'rub' })).toBeNull();
  expect(instalmentsAt({ ...plainLocale('sv'), country: 'se', currency: 'eur' })).toBeNull();
  expect(instalmentsAt({ ...plainLocale('en'), country: 'ee' })).toBeNull();
});

describe('the page of a message', () => {
  const countries = ['fi', 'se'].map((code) => ({
    ...{ delivery_country_code: code, name: code, is_enabled: true, currency: 'eur' },
    ...{ delivery_days: null, ski_bundle_days: null },
  }));
  const backend = async (request: Request) =>
    new URL(request.url).pathname === '/api/delivery-countries/'
      ? Response.json({ countries, currencies: [] })
      : Response.json({ detail: 'Not found.' }, { status: 404 });
  const statusOf = async (path: string) =>
    (await new Shopper(backend, 'fi-eur').ask(loadInstalmentMessage, `/instalment-message/${path}`)).status;

  test('exists for a country that the shop delivers to and an amount', async () => {
    expect(await statusOf('fi/?amount=23990')).toBe(200);
    expect(await statusOf('se/?amount=1')).toBe(200);
  });

  test('is not found for anything else', async () => {
    // Klarna is in Germany, but this shop does not deliver there
    for (const path of ['de/?amount=1', 'ee/?amount=1', 'constructor/?amount=1', 'FI/?amount=1', 'fi/', 'fi/?amount=0'])
      expect(await statusOf(path), path).toBe(404);
  });
});
