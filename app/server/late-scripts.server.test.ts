import { expect, test } from 'vitest';
import { lateScripts } from './late-scripts.server';

const links = '<link rel="modulepreload" href="/a.js"/><link rel="modulepreload" href="/b.js"/>';
const module = '<script nonce="n" type="module" async="">import "/a.js";</script>';
const page = `<body><main>Skis</main>${links}<script nonce="n">context = {}</script>${module}</body></html>`;

test('modules wait, what they build on does not, and the page starts them itself', () => {
  const html = lateScripts(page, 'n');
  expect(html).toContain(`<template data-late>${links}</template><script nonce="n">context = {}</script>`);
  expect(html).toContain(`<template data-late>${module}</template>`);
  expect(html).toMatch(/<script nonce="n">[^<]*template\[data-late\][^<]*<\/script><\/body><\/html>$/);
});

test('once started, the page is as it was rendered', () => {
  const html = lateScripts(page, 'n').replace(/<script nonce="n">\(\(\) =>[^<]*<\/script>/, '');
  expect(html.replace(/<\/?template[^>]*>/g, '')).toBe(page);
});

test('a page that was cut short stays as it is', () => {
  const cut = page.replace('</body></html>', '');
  expect(lateScripts(cut, 'n')).toBe(cut);
});
