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

test('what no page can have as its address is told apart', () => {
  expect(read('/%zz/')).toEqual({ kind: 'malformed' });
  expect(read('/%00/')).toEqual({ kind: 'malformed' });
  expect(read('/a//b/')).toEqual({ kind: 'none' });
  expect(read('/.env')).toEqual({ kind: 'none' });
  expect(read('/index.php')).toEqual({ kind: 'none' });
});

test('the log holds no token, e-mail or payment reference', () => {
  expect(loggedPath('/tili/aktivoi/s3cret-t0ken/')).not.toContain('s3cret');
  expect(loggedPath('/accounts/stop_reminders/me@example.com/')).not.toContain('example');
  expect(loggedPath('/tilaus/maksettu/abcDEF123.data')).not.toContain('abcDEF');
  expect(loggedPath('/takit/kuoritakki/')).toBe('/takit/kuoritakki/');
});
