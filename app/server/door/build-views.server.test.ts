import type { ServerBuild } from '@remix-run/node';
import { expect, test } from 'vitest';
import { buildViews } from './build-views.server';

const ids = ['root', 'home.fi', 'cart.fi', 'home.sv', 'cart.sv'];

/** A build of two screens in two languages; the modules answer with the ids of the routes the handler was given. */
function tinyBuild(): ServerBuild {
  const routes: Record<string, unknown> = {};
  const assets: Record<string, unknown> = {};
  for (const id of ids) {
    const parentId = id === 'root' ? undefined : 'root';
    const path = id === 'root' ? '' : id.replace('.', '-');
    routes[id] = { id, parentId, path, module: { loader: () => Response.json(id) } };
    assets[id] = { id, parentId, path, module: `/assets/${id}.js` };
  }
  return {
    routes,
    assets: { version: 'v1', url: '/assets/manifest.js', entry: { module: '/e.js', imports: [] }, routes: assets },
    entry: { module: {} },
    future: {},
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    basename: '/',
    isSpaMode: false,
  } as unknown as ServerBuild;
}

test('each language has a manifest of its own screens only, at an address made from its contents', () => {
  const { manifests } = buildViews(tinyBuild(), 'production');
  const scriptOf = (language: string) => [...manifests].find(([url]) => url.includes(`/manifest-${language}-`))?.[1];
  expect(scriptOf('fi')).toContain('"cart.fi"');
  expect(scriptOf('fi')).not.toContain('"cart.sv"');
  expect(scriptOf('sv')).toContain('"cart.sv"');
  expect(manifests.has('/assets/manifest.js')).toBe(false);
});

test('a screen gets one handler a language, made once', () => {
  const views = buildViews(tinyBuild(), 'production');
  expect(views.handlerFor('fi', 'cart')).toBe(views.handlerFor('fi', 'cart'));
  expect(views.handlerFor('fi', 'cart')).not.toBe(views.handlerFor('sv', 'cart'));
});
