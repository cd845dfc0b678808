import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentPolicy, inlineScriptHashes } from './content-policy.server';

const sha = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test('each inline script is allowed by its own hash, once', () => {
  const html = '<body><script>a()</script><script type="module">b()</script><script>a()</script></body>';
  expect(inlineScriptHashes(html)).toEqual([sha('a()'), sha('b()')]);
});

test('scripts with a source and scripts that are data need no hash', () => {
  const html = '<script src="/assets/a.js"></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptHashes(html)).toEqual([]);
});

test('a page cut inside a script does not hang or throw', () => {
  expect(inlineScriptHashes('<script>a(')).toEqual([]);
  expect(inlineScriptHashes('<script')).toEqual([]);
});

test('a form may be answered by a redirect to another language, and pictures come from the listed hosts only', () => {
  const policy = contentPolicy('<p></p>', ['https://shop.se'], ['img.example.com'], false);
  expect(policy).toContain("form-action 'self' https://shop.se");
  expect(policy).toContain("img-src 'self' data: https://img.example.com");
  expect(policy).not.toContain('script-src-attr');
});
