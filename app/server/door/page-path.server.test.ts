import { expect, test } from 'vitest';
import { loggedPath, readPagePath } from './page-path.server';

const read = (path: string, method = 'GET') => readPagePath(new URL(`http://127.0.0.1${path}`), method, 'fi');

test('a document without its slash goes to the slash form and keeps the query', () => {
  expect(read('/ostoskori?a=1')).toEqual({ kind: 'redirect', to: '/ostoskori/?a=1', status: 301, mayHaveMoved: false });
  expect(read('/ostoskori', 'POST')).toEqual({ kind: 'redirect', to: '/ostoskori/', status: 308, mayHaveMoved: false });
});

test('data requests have no slash and are not redirected', () => {
  expect(read('/ostoskori.data')).toEqual({ kind: 'screen', screen: 'cart' });
  expect(read('/_root.data')).toEqual({ kind: 'screen', screen: 'home' });
});

test('what no page can have as its address is for the catch-all to say, files that are not there are not', () => {
  for (const path of ['/%zz/', '/%00/', '/a//b/', '/%']) {
    expect(read(path)).toEqual({ kind: 'screen', screen: 'catchAll' });
  }
  for (const path of ['/.env', '/.git/config/', '/%5C/', '/a/b.png'])
    expect(read(path)).toEqual({ kind: 'none', mayHaveMoved: false });
});

test('a name with a dot is no file', () => {
  expect(read('/brand/model.pro')).toMatchObject({ kind: 'redirect', to: '/brand/model.pro/', status: 301 });
});

test('pages of other shops, and paths that the catch-all alone may know, may have moved; forms have not', () => {
  for (const path of ['/jacket.html', '/shop/item.php', '/products/jacket']) {
    expect(read(path)).toMatchObject({ mayHaveMoved: true });
    expect(read(path, 'POST')).toMatchObject({ mayHaveMoved: false });
  }
});

test('the log holds no token, e-mail or payment reference', () => {
  expect(loggedPath('/tili/aktivoi/s3cret-t0ken/')).not.toContain('s3cret');
  expect(loggedPath('/accounts/stop_reminders/me@example.com/')).not.toContain('example');
  expect(loggedPath('/tilaus/maksettu/abcDEF123.data')).not.toContain('abcDEF');
  expect(loggedPath('/takit/kuoritakki/')).toBe('/takit/kuoritakki/');
  expect(loggedPath('/hanki/KASIVARSI-3L.data')).toBe('/hanki/KASIVARSI-3L.data');
  expect(loggedPath('/klaeder/bl%C3%A5-jacka/')).toBe('/klaeder/bl%C3%A5-jacka/');
});

test('of a mistyped path the log has no mail address, phone number, token or broken encoding', () => {
  for (const secret of [
    'me@example.com',
    'me%40example.com',
    '+358401234567',
    '0401234567',
    'h'.repeat(40),
    '3f2b8c1e9a7d4c6b8e0f1a2b3c4d5e6f',
    'aB3-xY9_kL2-mN8_pQ4-rS7_tU1',
    '%E0%A4%A',
    'a%0Ab',
  ])
    expect(loggedPath(`/tili/aktivoii/${secret}/`), secret).toBe('/tili/aktivoii/…/');
});
