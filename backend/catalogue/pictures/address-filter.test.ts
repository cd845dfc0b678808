import { expect, test } from 'vitest';
import { isPublicAddress, lookupAllowed } from './address-filter';

test('a name that leads to a private address, alone or beside a public one, is refused for the connection itself', async () => {
  const leadsTo = (...addresses: string[]) =>
    new Promise<string>((resolve) => {
      const lookup = ((_host: string, _options: unknown, tell: (error: null, found: unknown) => void) =>
        tell(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        )) as never;
      lookupAllowed({ named: new Set(), mayBePrivate: new Set() }, lookup)(
        'rebinding.example',
        { all: true },
        (error, found) => resolve(error?.message ?? JSON.stringify(found)),
      );
    });
  expect(await leadsTo('93.184.216.34')).toBe('[{"address":"93.184.216.34","family":4}]');
  for (const address of ['127.0.0.1', '192.168.1.1', '::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::7f00:1'])
    expect(await leadsTo('93.184.216.34', address), address).toContain('no address of the internet');
});

test('a named private host leads to its private address, a host of the internet beside it to its own', async () => {
  const found = (host: string, address: string) =>
    new Promise<string>((resolve) => {
      const lookup = ((_host: string, _options: unknown, tell: (error: null, found: unknown) => void) =>
        tell(null, [{ address, family: 4 }])) as never;
      const rule = { named: new Set<string>(), mayBePrivate: new Set(['media.internal']) };
      lookupAllowed(rule, lookup)(host, {}, (error, first) => resolve(error?.message ?? String(first)));
    });
  expect(await found('media.internal', '10.0.0.7')).toBe('10.0.0.7');
  expect(await found('cdn.example', '93.184.216.34')).toBe('93.184.216.34');
  expect(await found('other.internal', '10.0.0.7')).toContain('no address of the internet');
  expect(await found('sub.media.internal', '10.0.0.7')).toContain('no address of the internet');
});

test('addresses of the internet are told from all others', () => {
  for (const address of ['93.184.216.34', '8.8.8.8', '2606:2800:220:1::1'])
    expect(isPublicAddress(address), address).toBe(true);
  for (const address of [
    '0.0.0.0',
    '100.64.0.1',
    '172.31.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '2002:7f00:1::',
    'x',
  ])
    expect(isPublicAddress(address), address).toBe(false);
});
