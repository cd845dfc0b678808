import { expect, test } from 'vitest';
import { unbroken, unbrokenHtml, unbrokenName } from './unbroken';

/** Shows the characters that hold a line together. */
const shown = (text: string) => text.replaceAll('\u00a0', '_').replaceAll('\u2060', '+');

test('a range and the unit of a number stay together', () => {
  expect(shown(unbroken('Toimitus 1–3 arkipäivää, 4,90 €.'))).toBe('Toimitus 1–+3_arkipäivää, 4,90_€.');
  expect(shown(unbroken('koot 245–305 mm'))).toBe('koot 245–+305_mm');
  expect(shown(unbroken('100 päivän palautusoikeus'))).toBe('100_päivän palautusoikeus');
  expect(shown(unbroken('1 250 € ou plus'))).toBe('1_250_€ ou plus');
});

test('a telephone number stays together', () => {
  expect(shown(unbroken('Soita +358 9 4245 0101 tai kirjoita'))).toBe('Soita +358_9_4245_0101 tai kirjoita');
});

test('years, names and words before a number break as they do', () => {
  expect(shown(unbroken('Vuonna 2019 avasimme kaupan'))).toBe('Vuonna 2019 avasimme kaupan');
  expect(shown(unbroken('klo 14 toimitusaikatauluineen'))).toBe('klo 14 toimitusaikatauluineen');
  expect(shown(unbroken('Tuisku 98 – kevyt'))).toBe('Tuisku 98 – kevyt');
  expect(shown(unbroken('koodi 2026-11, puh. 010-2345'))).toBe('koodi 2026-11, puh. 010-2345');
});

test('a number, a size or a short word at the end of a name is not left alone on a line', () => {
  const names = [
    'Latu Skin 44',
    'Käsivarsi 3L',
    'Ilves 55 l',
    'Kota 3, käytetty',
    'Rakka',
    'Kuru 98 naisten',
    'Tuuli XXXL-koko',
  ];
  expect(names.map((name) => shown(unbrokenName(name)))).toEqual([
    'Latu Skin_44',
    'Käsivarsi_3L',
    'Ilves 55_l',
    'Kota 3, käytetty',
    'Rakka',
    'Kuru 98 naisten',
    'Tuuli XXXL-koko',
  ]);
});

test('tags and their attributes are left alone', () => {
  const html = '<p>Yli 5 km <a href="/a/1–3/" title="> 5 km">1–3 h</a></p>';
  expect(shown(unbrokenHtml(html))).toBe('<p>Yli 5_km <a href="/a/1–3/" title="> 5 km">1–+3_h</a></p>');
});
