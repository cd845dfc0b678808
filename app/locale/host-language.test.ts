import { expect, test } from 'vitest';
import { detectLanguage, originFor } from './host-language';

const hosts = {
  fi: ['hanki.fi'],
  en: ['hanki.com', 'hanki.eu'],
  sv: ['hanki.se'],
  de: ['hanki.de'],
  fr: ['hanki.fr'],
  ru: ['hanki.ru'],
  any: ['localhost'],
};

const language = (address: string, cookie?: string) => detectLanguage(new URL(address), cookie, hosts);

test('the host decides, whatever the query or the cookie says', () => {
  expect(language('https://hanki.eu/?language=sv', 'de')).toBe('en');
  expect(language('https://HANKI.SE./')).toBe('sv');
});

test('on a host that names no language the query chooses, then the cookie, then Finnish', () => {
  expect(language('http://127.0.0.1:3000/?language=ru', 'de')).toBe('ru');
  expect(language('http://127.0.0.1:3000/?language=xx', 'de')).toBe('de');
  expect(language('http://localhost:3000/', '__proto__')).toBe('fi');
});

test('another language lives on its own host, and stays where no host names one', () => {
  expect(originFor('de', new URL('https://hanki.fi/takit/'), hosts, 'https')).toBe('https://hanki.de');
  expect(originFor('de', new URL('http://hanki.fi:3000/'), hosts, 'http')).toBe('http://hanki.de:3000');
  expect(originFor('de', new URL('http://127.0.0.1:3000/'), hosts, 'http')).toBe('http://127.0.0.1:3000');
});
