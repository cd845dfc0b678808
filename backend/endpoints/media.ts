/** `GET /media/<hash>/<box>`: pictures in the box's size and the best format that the client accepts. */
import { Hono } from 'hono';
import type { RenderFormat } from '../media/render';
import type { MediaRenderer, Rendering } from '../media/renderer';

const MIME_OF: Record<RenderFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpeg: 'image/jpeg' };

/** Headers of every answer: never sniffed, never run as a page of the shop's own (ASVS 5.2.2). */
const GUARDED = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
} as const;

/** The log's status for a client that disconnected before the answer; nobody receives it. */
const CLIENT_CLOSED_REQUEST = 499;

/** The pictures' endpoint. The answer is always 200, 304, 404 or, when too many renderings are queued, 429. */
export function mediaEndpoints(renderer: MediaRenderer): Hono {
  const app = new Hono();
  app.get('/media/:hash/:box', async (context) => {
    const format = formatFor(context.req.header('Accept') ?? '');
    const rendering = await renderer
      .render(context.req.param('hash'), context.req.param('box'), format, context.req.raw.signal)
      .catch((): Rendering | { kind: 'gone' } => ({ kind: context.req.raw.signal.aborted ? 'gone' : 'unknown' }));
    if (rendering.kind === 'gone') return new Response(null, { status: CLIENT_CLOSED_REQUEST });
    if (rendering.kind === 'busy')
      return context.text('Try again in a second.', 429, {
        ...GUARDED,
        'Retry-After': '1',
        'Cache-Control': 'no-store',
      });
    if (rendering.kind === 'unknown')
      return context.text('Not found', 404, { ...GUARDED, 'Cache-Control': 'no-store' });
    const headers = {
      ...GUARDED,
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: rendering.etag,
      Vary: 'Accept',
    };
    if (isUnchanged(context.req.header('If-None-Match'), rendering.etag)) return context.body(null, 304, headers);
    return context.body(new Uint8Array(rendering.bytes), 200, {
      ...headers,
      'Content-Type': MIME_OF[format],
      'Content-Length': String(rendering.bytes.length),
    });
  });
  return app;
}

/** The smallest format that the Accept header names; a bare wildcard gets the format that every client supports. */
export function formatFor(accept: string): RenderFormat {
  const refused = /;\s*q=0(?:\.0+)?$/;
  const named = accept
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !refused.test(part))
    .map((part) => part.split(';', 1)[0]);
  if (named.includes('image/avif')) return 'avif';
  return named.includes('image/webp') ? 'webp' : 'jpeg';
}

function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  return ifNoneMatch?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
}
