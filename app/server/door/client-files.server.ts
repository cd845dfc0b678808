import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { compress } from './compression.server';

const MEDIA_TYPES: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const YEAR = 'public, max-age=31536000, immutable';
const HOUR = 'public, max-age=3600';

/** Answers a path of the built client files, or undefined when there is no such file. */
export type ClientFiles = (pathname: string, request: Request) => Promise<Response> | undefined;

/**
 * The files of `build/client`: hashed assets and what lies in `public/`. Only what was there at the start is served, so no
 * path can reach another file; source maps are left out. Each file is read and compressed once.
 */
export function clientFiles(folder: string): ClientFiles {
  const files = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    if (entry.isFile() && MEDIA_TYPES[path.extname(file)] && !url.includes('/.')) files.set(url, file);
  }
  const bodies = new Map<string, Promise<StoredFile>>();

  return (pathname, request) => {
    const file = files.get(pathname);
    if (!file) return undefined;
    const encoding = pickEncoding(request.headers.get('accept-encoding') ?? '', path.extname(file));
    const key = `${encoding ?? ''} ${file}`;
    const stored = bodies.get(key) ?? readOnce(file, encoding);
    bodies.set(key, stored);
    stored.catch(() => bodies.delete(key));
    return stored.then((body) => answer(body, pathname, encoding, request));
  };
}

type StoredFile = { bytes: Uint8Array<ArrayBuffer>; tag: string; type: string };
type Encoding = 'br' | 'gzip' | undefined;

const COMPRESSIBLE = new Set(['.css', '.html', '.js', '.json', '.svg', '.txt', '.webmanifest', '.xml']);

function pickEncoding(accepted: string, extension: string): Encoding {
  if (!COMPRESSIBLE.has(extension)) return undefined;
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

async function readOnce(file: string, encoding: Encoding): Promise<StoredFile> {
  const raw = new Uint8Array(await readFile(file));
  const bytes = encoding ? await compress(raw, encoding, 'once') : raw;
  const tag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 20)}"`;
  return { bytes, tag, type: MEDIA_TYPES[path.extname(file)] ?? 'application/octet-stream' };
}

function answer(file: StoredFile, pathname: string, encoding: Encoding, request: Request): Response {
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': pathname.startsWith('/assets/') ? YEAR : HOUR,
    ETag: file.tag,
    Vary: 'Accept-Encoding',
  });
  if (encoding) headers.set('Content-Encoding', encoding);
  if (request.headers.get('if-none-match') === file.tag) return new Response(null, { status: 304, headers });
  headers.set('Content-Length', String(file.bytes.byteLength));
  return new Response(request.method === 'HEAD' ? null : file.bytes, { headers });
}
