import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from '../accepted-encoding.server';
import { contentName, isUnchanged } from '../entity-tag.server';

/** Maximum compressed bytes of all cached files and of one file; how long a cached file is used. */
const MAX_BYTES = 6_000_000;
const MAX_FILE_BYTES = 4_000_000;
const FRESH_MS = 10 * 60_000;
/** Limits on concurrently generated files, and on the time to generate and send one: shoppers must not wait for crawlers. */
const MAX_AT_ONCE = 4;
const MAX_MS = 120_000;

/** A file's compressed bytes, the hash of its content, and the time when it was generated. */
type CachedFile = { readonly bytes: Buffer; readonly name: string; readonly at: number };

/** One of the slots for concurrently generated files. */
type Slot = {
  /** Resumes the requests that wait for the file. */
  readonly unshare: () => void;
  /** Releases the slot; further calls have no effect. */
  readonly release: () => void;
};

/** The chunks of a file's text, in order. */
export type Pieces = AsyncIterable<string>;

/** A file to generate. */
export type FileToMake = {
  /** Cache key: the file's name and everything its content depends on. */
  readonly key: string;
  /** Its media type; all are UTF-8. */
  readonly type: string;
  /** Generates the file. */
  readonly make: () => Pieces;
};

/** CDNs cache a file for a minute, like pages; clients revalidate it by its entity tag. */
const CONTROL = 'public, max-age=0, must-revalidate, s-maxage=60';

/**
 * A cache of files that are generated in chunks, so that none is ever in memory as a whole text. Files of up to 4 MB, compressed,
 * are completed before they are sent: they have an entity tag and a length and are cached for ten minutes. A larger file is
 * streamed without a tag; if generating it fails, the connection is closed, so that the client does not take it for complete.
 */
export class FileCache {
  readonly #cached = new LRUCache<string, CachedFile>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
  });
  /** Files that are being generated, by key; resolved when the file is cached or turns out too large. */
  readonly #making = new Map<string, Promise<void>>();
  #working = 0;
  #purges = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Answers a file. If another request is already generating it, this one waits, unless the file is too large for the cache.
   * @returns 304 if the client has the file; 503 while too many files are being generated
   * @throws what `make` throws, unless a large file is already being sent
   */
  async answer(file: FileToMake, request: Request): Promise<Response> {
    const making = this.#making.get(file.key);
    if (making) await making;
    const cached = this.#cached.get(file.key);
    if (cached && this.now() - cached.at < FRESH_MS) return whole(cached, file.type, request);
    if (this.#working >= MAX_AT_ONCE) return busy();
    return this.#make(file, request, this.#takeSlot(file.key));
  }

  /** Removes every file, after a change of the catalogue; files that are being generated will not be cached. */
  purge(): void {
    this.#purges += 1;
    this.#cached.clear();
    this.#making.clear();
  }

  async #make({ key, type, make }: FileToMake, request: Request, slot: Slot): Promise<Response> {
    const purges = this.#purges;
    const zipped = createGzip({ level: 6 });
    const late = setTimeout(() => zipped.destroy(new Error(`${key} took too long`)), MAX_MS).unref();
    const finish = () => {
      clearTimeout(late);
      zipped.destroy();
      slot.release();
    };
    try {
      // errors are thrown to the reader of the compressed bytes
      pipeline(Readable.from(make()), zipped, () => undefined);
      const chunks: Buffer[] = [];
      let size = 0;
      const rest: AsyncIterator<Buffer> = zipped[Symbol.asyncIterator]();
      for (let next = await rest.next(); !next.done; next = await rest.next()) {
        chunks.push(next.value);
        size += next.value.length;
        if (size <= MAX_FILE_BYTES) continue;
        slot.unshare();
        return large(Readable.from(continued(chunks, rest)).once('close', finish), type, request);
      }
      const bytes = Buffer.concat(chunks);
      const made = { bytes, name: contentName(bytes), at: this.now() };
      if (purges === this.#purges) this.#cached.set(key, made);
      finish();
      return whole(made, type, request);
    } catch (error) {
      finish();
      throw error;
    }
  }

  #takeSlot(key: string): Slot {
    let settle = () => {};
    const made = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const unshare = () => {
      if (this.#making.get(key) === made) this.#making.delete(key);
      settle();
    };
    let isSlotHeld = true;
    this.#working += 1;
    this.#making.set(key, made);
    return {
      unshare,
      release: () => {
        if (isSlotHeld) this.#working -= 1;
        isSlotHeld = false;
        unshare();
      },
    };
  }
}

function headersFor(type: string, request: Request): { readonly headers: Headers; readonly isZipped: boolean } {
  const headers = new Headers({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': CONTROL,
    Vary: 'Accept-Encoding',
  });
  const isZipped = acceptedEncoding(request.headers.get('accept-encoding'), ['gzip']) === 'gzip';
  if (isZipped) headers.set('Content-Encoding', 'gzip');
  return { headers, isZipped };
}

/** Responds with a complete file. */
function whole({ bytes, name }: CachedFile, type: string, request: Request): Response {
  const { headers, isZipped } = headersFor(type, request);
  const tag = isZipped ? `"${name}.gzip"` : `"${name}"`;
  headers.set('ETag', tag);
  if (isUnchanged(request.headers.get('if-none-match'), tag)) {
    headers.delete('Content-Encoding');
    return new Response(null, { status: 304, headers });
  }
  if (isZipped) headers.set('Content-Length', String(bytes.length));
  return new Response(request.method === 'HEAD' ? null : asBody(Readable.from([bytes]), isZipped), { headers });
}

/** Responds with a file that is still being generated. A HEAD request stops generating it. */
function large(zipped: Readable, type: string, request: Request): Response {
  const { headers, isZipped } = headersFor(type, request);
  if (request.method !== 'HEAD') return new Response(asBody(zipped, isZipped), { headers });
  zipped.destroy();
  return new Response(null, { headers });
}

/** The existing chunks, then the remaining ones. */
async function* continued(chunks: Buffer[], rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield Buffer.concat(chunks);
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

function asBody(zipped: Readable, isZipped: boolean): ReadableStream<Uint8Array> {
  const stream = isZipped ? zipped : pipeline(zipped, createGunzip(), () => undefined);
  return Readable.toWeb(stream as Readable) as ReadableStream<Uint8Array>;
}

const busy = () =>
  new Response('The shop is making other files. Please ask again in a moment.', {
    status: 503,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': '30' },
  });
