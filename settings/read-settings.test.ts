import { expect, test } from 'vitest';
import { readSettings, SettingsError } from './read-settings';

const problems = (variables: Record<string, string>, who: 'storefront' | 'backend' = 'storefront') => {
  try {
    readSettings(variables, who);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
  }
  return [];
};

test('a shop with nothing configured runs on this machine', () => {
  const settings = readSettings({ PORT: '' }, 'storefront');
  expect(settings).toMatchObject({ port: 3000, host: '127.0.0.1', dataDir: './data', production: false });
  expect(settings.hosts).toMatchObject({ fi: ['fi.localhost'], ru: ['ru.localhost'], any: ['localhost'] });
});

test('production hosts are the base name with the top-level domain of each language', () => {
  const { hosts, publicScheme } = readSettings({ SHOP_ENV: 'production', BASE_NAME: 'tunturi' }, 'storefront');
  expect(hosts).toMatchObject({ fi: ['tunturi.fi'], en: ['tunturi.com', 'tunturi.eu'], any: [] });
  expect(publicScheme).toBe('https');
});

test('each wrong setting is one sentence that names it', () => {
  const found = problems({ PORT: '80a', LOG_LEVEL: 'loud', SHOP_HOSTS: 'fi=http://shop.fi', API_SECRET: 'short' });
  expect(found).toHaveLength(4);
  expect(found[0]).toBe('The setting PORT must be a whole number from 0 to 65535.');
  expect(found.join(' ')).toContain('SHOP_HOSTS holds "http://shop.fi", which is not a host name');
});

test('proxies are addresses or ranges of them, never every address there is', () => {
  expect(problems({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1 2001:db8::/32, ::1' })).toEqual([]);
  for (const wrong of ['999.0.0.1', '10.0.0.0/33', '::1::', '0.0.0.0/0', 'proxy.example', '10.0.0.1/'])
    expect(problems({ TRUSTED_PROXIES: wrong }), wrong).toHaveLength(1);
});

test('hosts of the own network that pictures are imported from are names, no addresses with a port or a path', () => {
  const { importPrivateHosts } = readSettings({ IMPORT_PRIVATE_HOSTS: 'media.internal, 10.0.0.7' }, 'storefront');
  expect(importPrivateHosts).toEqual(['media.internal', '10.0.0.7']);
  expect(readSettings({}, 'storefront').importPrivateHosts).toEqual([]);
  for (const wrong of ['http://media.internal', 'media.internal:8080', 'media.internal/a', '*', '10.0.0.0/8', 'a b@c'])
    expect(problems({ IMPORT_PRIVATE_HOSTS: wrong }), wrong).toEqual([
      'The setting IMPORT_PRIVATE_HOSTS must list host names.',
    ]);
});

test('a language the shop does not have is refused, names of the prototype too', () => {
  expect(problems({ SHOP_HOSTS: 'no=shop.no' })[0]).toContain('names the language "no"');
  expect(problems({ SHOP_HOSTS: '__proto__=shop.no' })[0]).toContain('names the language "__proto__"');
});

test('a storefront that may have copies needs SESSION_SECRET, a backend signs nothing', () => {
  const variables = { DATABASE_URL: 'postgresql://db/shop' };
  expect(problems(variables)[0]).toContain('SESSION_SECRET must be set together with DATABASE_URL');
  expect(problems(variables, 'backend')).toEqual([]);
  expect(problems({ API_URL: 'http://api' })[0]).toContain('together with API_URL');
});

test('the newest of several secrets comes first, and none may be short', () => {
  const [old, young] = ['o'.repeat(32), 'y'.repeat(32)];
  expect(readSettings({ SESSION_SECRET: `${young}, ${old}` }, 'storefront').sessionSecrets).toEqual([young, old]);
  expect(problems({ SESSION_SECRET: `${young}, short` })).toHaveLength(1);
});
