import { expect, test } from 'vitest';
import { scriptHash } from './door/content-policy.server';
import { newScriptNonce, ownScripts } from './own-scripts.server';

test('only the scripts that carry the mark are allowed, and the page goes out without it', () => {
  const nonce = newScriptNonce();
  const page = `<head><script nonce="${nonce}">a()</script></head><body><main><script>evil()</script>
    <script nonce="guess">evil()</script></main><script nonce="${nonce}" type="module" async="">b()</script></body>`;
  const { pieces, hashes } = ownScripts(page, nonce);
  const html = pieces.join('');
  expect(hashes).toEqual([scriptHash('a()'), scriptHash('b()')]);
  expect(html).not.toContain(nonce);
  expect(html).toContain('<script type="module" async="">b()</script>');
});

test('a script with a source and a page cut inside a script add nothing', () => {
  expect(ownScripts('<script src="/a.js" nonce="n"></script><script nonce="n">a(', 'n').hashes).toEqual([]);
});
