import { expect, test } from 'vitest';
import { isCrossOrigin, turnedAway } from './admission.server';

const post = (headers: Record<string, string>, method = 'POST') =>
  isCrossOrigin(new Request('http://hanki.fi/kassa/', { method, headers }));

test("another site's form is told by what the browser says of it", () => {
  expect(post({ 'sec-fetch-site': 'cross-site' })).toBe(true);
  expect(post({ 'sec-fetch-site': 'same-site', origin: 'https://hanki.fi' })).toBe(true);
  expect(post({ origin: 'https://evil.example' })).toBe(true);
  expect(post({ origin: 'null' })).toBe(true);
  expect(post({ referer: 'https://evil.example/hanki.fi/' })).toBe(true);
});

test("the shop's own forms, text browsers and reads pass", () => {
  expect(post({ 'sec-fetch-site': 'same-origin', origin: 'null' })).toBe(false);
  expect(post({ origin: 'https://hanki.fi' })).toBe(false);
  expect(post({ referer: 'http://hanki.fi/ostoskori/' })).toBe(false);
  expect(post({})).toBe(false);
  expect(post({ origin: 'https://evil.example' }, 'GET')).toBe(false);
});

test('an address of the manifest has moved, with and without its slash, as a page, a file or data', () => {
  const rules = { '/vanha/': '/uusi/', '/vanha.html': '/uusi/' };
  for (const path of ['/vanha', '/vanha/', '/vanha.data', '/vanha.html']) {
    const away = turnedAway(new Request(`http://hanki.fi${path}?x=1`), rules);
    expect(away, path).toEqual({ kind: 'moved', to: '/uusi/?x=1', status: 302, external: false });
  }
  expect(turnedAway(new Request('http://hanki.fi/uusi/'), rules)).toBeUndefined();
});

test("another site's form is refused before any redirect", () => {
  const form = { method: 'POST', headers: { origin: 'https://evil.example' } };
  expect(turnedAway(new Request('http://hanki.fi/vanha/', form), { '/vanha/': '/uusi/' })).toEqual({
    kind: 'cross-site',
  });
});
