import { expect, test } from 'vitest';
import { remixBuild } from '../../tests/support/remix-build';
import { buildViews } from './build-views.server';

const ids = ['root', 'home.fi', 'cart.fi', 'home.sv', 'cart.sv'];

/** A build of two screens in two languages. */
const tinyBuild = () =>
  remixBuild(
    {},
    ids.map((id) => ({ id, path: id === 'root' ? '' : id.replace('.', '-'), module: {} })),
  );

test('each language has a manifest of its own screens only, at an address made from its contents', () => {
  const { manifests } = buildViews(tinyBuild(), { mode: 'production' });
  const scriptOf = (language: string) => [...manifests].find(([url]) => url.includes(`/manifest-${language}-`))?.[1];
  expect(scriptOf('fi')).toContain('"cart.fi"');
  expect(scriptOf('fi')).not.toContain('"cart.sv"');
  expect(scriptOf('sv')).toContain('"cart.sv"');
  expect(manifests.has('/assets/manifest.js')).toBe(false);
});

test('a screen gets one handler a language, made once', () => {
  const views = buildViews(tinyBuild(), { mode: 'production' });
  expect(views.handlerFor('fi', 'cart')).toBe(views.handlerFor('fi', 'cart'));
  expect(views.handlerFor('fi', 'cart')).not.toBe(views.handlerFor('sv', 'cart'));
});
