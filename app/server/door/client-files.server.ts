import { readdirSync } from 'node:fs';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { acceptedEncoding } from '../accepted-encoding.server';

/** Extensions of files that are served; not source maps, compressed copies and the build's internal files. */
const SERVED = /\.(?:avif|css|html|ico|jpg|js|json|png|svg|txt|webmanifest|webp|woff2|xml)$/;

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Serves a client file of the build; undefined if there is no such file. */
export type ClientFiles = (pathname: string, request: Request) => Promise<Response> | undefined;

/**
 * The files of `build/client`: hashed assets, the files of `public/`, and their compressed copies. Only files that existed at start
 * are served, so no path can reach another file.
 */
export function clientFiles(folder: string): ClientFiles {
  const files = new Set<string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (entry.isFile() && SERVED.test(entry.name) && !url.includes('/.')) files.add(url);
  }

  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.res.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? YEAR : HOUR);
    c.res.headers.set('Vary', 'Accept-Encoding');
  });
  // An asset's name changes with its content, so browsers need not revalidate it.
  app.use('/:file', etag());
  app.use(serveStatic({ root: folder, precompressed: true }));

  return (pathname, request) => (files.has(pathname) ? Promise.resolve(app.fetch(asServed(request))) : undefined);
}

/**
 * Prepares the request for the file server: with one accepted encoding, because it ignores weights, and without a range, because it
 * fails on invalid ranges.
 */
function asServed({ url, method, headers }: Request): Request {
  const encoding = acceptedEncoding(headers.get('accept-encoding'), ['br', 'gzip']);
  const known = headers.get('if-none-match');
  return new Request(url, {
    method,
    headers: { ...(encoding && { 'Accept-Encoding': encoding }), ...(known !== null && { 'If-None-Match': known }) },
  });
}
