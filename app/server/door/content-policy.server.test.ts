import { createHash } from 'node:crypto';
import { readSettings } from 'settings/read-settings';
import { expect, test } from 'vitest';
import { contentPolicy, INSTALMENT_POLICY, scriptHash } from './content-policy.server';

const settings = { ...readSettings({ BASE_NAME: 'shop' }, 'backend'), mediaHosts: ['img.example.com'] };
const host = settings.hosts.sv[0] ?? '';

test('an inline script is allowed by its own hash, once', () => {
  const sha = `'sha256-${createHash('sha256').update('a()').digest('base64')}'`;
  const scriptHashes = [scriptHash('a()'), scriptHash('a()')];
  const policy = contentPolicy(new URL(`http://${host}/`), settings, { scriptHashes, development: false });
  expect(policy.split(';')[0]).toBe(`script-src 'self' ${sha}`);
});

test('without hashes no inline script runs', () => {
  const policy = contentPolicy(new URL(`http://${host}/`), settings, { development: false });
  expect(policy.split(';')[0]).toBe("script-src 'self'");
});

test('a form may be answered by a redirect to another language, and pictures come from the listed hosts only', () => {
  const policy = contentPolicy(new URL(`http://${host}:3000/`), settings, { development: false });
  expect(policy).toContain(`form-action 'self' http://${settings.hosts.fi[0]}:3000`);
  expect(policy).toContain("img-src 'self' data: https://img.example.com");
  const everyLanguage = contentPolicy(new URL('http://127.0.0.1/'), settings, { development: false });
  expect(everyLanguage).toMatch(/form-action 'self'$/);
});

test('only the log-in screen of a shop with Google sign-in lets Google’s script run', () => {
  const url = new URL(`https://${host}/tili/kirjaudu/`);
  const policy = contentPolicy(url, settings, { allowsGoogle: true, development: false });
  expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client;");
  expect(policy).toContain('frame-src ');
  expect(policy.match(/https:\/\/accounts\.google\.com\/gsi\/(?:\w*)/g)).toEqual([
    'https://accounts.google.com/gsi/client',
    'https://accounts.google.com/gsi/style',
    'https://accounts.google.com/gsi/',
    'https://accounts.google.com/gsi/',
  ]);
  expect(contentPolicy(url, settings, { development: false })).not.toContain('google');
});

test('only the payment page of a shop with Klarna allows its hosts, and the scripts with that page’s nonce', () => {
  const url = new URL(`https://${host}/kassa/`);
  const policy = contentPolicy(url, settings, { klarnaNonce: 'abc', development: false });
  expect(policy).toContain("script-src 'self' 'nonce-abc' https://*.klarna.com https://*.klarnacdn.net;");
  for (const directive of ['img-src', 'connect-src', 'frame-src'])
    expect(policy).toMatch(new RegExp(`${directive} 'self'[^;]* https://\\*\\.klarna\\.com`));
  const other = contentPolicy(url, settings, { development: false });
  expect(other).not.toMatch(/klarna|nonce/);
});

test('only a page with the booking calendar allows its frame and its resize script', () => {
  const url = new URL(`https://${host}/sivu/varaa-aika/`);
  const script = 'https://booking.example/resize.js?v=2';
  const booking = { ...settings, booking: { url: 'https://booking.example/hanki', script } };
  const policy = contentPolicy(url, booking, { allowsBooking: true, development: false });
  expect(policy).toMatch(/script-src 'self'[^;]* https:\/\/booking\.example\/resize\.js;/);
  expect(policy).toMatch(/frame-src [^;]*https:\/\/booking\.example(?:;| |$)/);
  expect(contentPolicy(url, booking, { development: false })).not.toContain('booking.example');
});

test('only the rental screen of a shop with a store at Rentle frames it', () => {
  const url = new URL(`https://${host}/vuokraus/rentle/`);
  const rentle = { ...settings, rentleUrl: 'https://rentle.store/hanki' };
  const policy = contentPolicy(url, rentle, { allowsRentle: true, development: false });
  expect(policy).toMatch(/frame-src 'self'[^;]* https:\/\/rentle\.store;/);
  expect(policy.match(/rentle/g)).toHaveLength(1);
  expect(contentPolicy(url, rentle, { development: false })).not.toContain('rentle');
  expect(contentPolicy(url, settings, { allowsRentle: true, development: false })).not.toContain('rentle');
});

test('the page of an instalment message allows Klarna’s hosts and the shop’s own frame, and nothing of the shop', () => {
  const directives = new Map(
    INSTALMENT_POLICY.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]),
  );
  expect(directives.get('default-src')).toEqual(["'none'"]);
  expect(directives.get('frame-ancestors')).toEqual(["'self'"]);
  expect(directives.get('script-src')).toEqual(['https://js.klarna.com', 'https://x.klarnacdn.net']);
  for (const name of ['script-src', 'connect-src', 'frame-src', 'font-src'])
    for (const source of directives.get(name) ?? ['none'])
      expect(source, name).toMatch(/^https:\/\/[*\w.]+\.(?:klarna\.com|klarnacdn\.net|klarnaevt\.com)$/);
});
