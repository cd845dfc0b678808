import { expect, test } from 'vitest';
import { loggedPath, readPagePath } from './page-path.server';

const read = (path: string, method = 'GET') => readPagePath(new URL(`http://127.0.0.1${path}`), method, 'fi', {});

test('a document without its slash goes to the slash form and keeps the query', () => {
  expect(read('/ostoskori?a=1')).toEqual({ kind: 'redirect', to: '/ostoskori/?a=1', status: 301 });
  expect(read('/ostoskori', 'POST')).toEqual({ kind: 'redirect', to: '/ostoskori/', status: 308 });
});

test('data requests have no slash and are not redirected', () => {
  expect(read('/ostoskori.data')).toEqual({ kind: 'screen', screen: 'cart' });
  expect(read('/_root.data')).toEqual({ kind: 'screen', screen: 'home' });
});

test('a route rule comes before the slash', () => {
  const url = new URL('http://127.0.0.1/vanha?x=1');
  const to = readPagePath(url, 'GET', 'fi', { '/vanha/': '/uusi/' });
  expect(to).toEqual({ kind: 'redirect', to: '/uusi/?x=1', status: 302 });
});

test('what no page can have as its address is for the catch-all to say, files that are not there are not', () => {
  for (const path of ['/%zz/', '/%00/', '/a//b/', '/%']) {
    expect(read(path)).toEqual({ kind: 'screen', screen: 'catchAll' });
  }
  for (const path of ['/.env', '/.git/config/', '/%5C/', '/index.php', '/a/b.png'])
    expect(read(path)).toEqual({ kind: 'none' });
});

test('a name with a dot is no file', () => {
  expect(read('/brand/model.pro')).toEqual({ kind: 'redirect', to: '/brand/model.pro/', status: 301 });
});

test('the log holds no token, e-mail or payment reference', () => {
  expect(loggedPath('/tili/aktivoi/s3cret-t0ken/')).not.toContain('s3cret');
  expect(loggedPath('/accounts/stop_reminders/me@example.com/')).not.toContain('example');
  expect(loggedPath('/tilaus/maksettu/abcDEF123.data')).not.toContain('abcDEF');
  expect(loggedPath('/takit/kuoritakki/')).toBe('/takit/kuoritakki/');
});
