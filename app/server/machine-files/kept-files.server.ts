import { pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';

/** What the kept files may weigh together and one of them alone, compressed; how long one is given again. */
const MOST_BYTES = 16_000_000;
const MOST_FILE_BYTES = 4_000_000;
const FRESH_MS = 10 * 60_000;
/** Files made at once: machines can wait, shoppers cannot. */
const MOST_AT_ONCE = 4;

type Kept = { readonly bytes: Buffer; readonly at: number };

/** The pieces of a file's text, in their order. */
export type Pieces = AsyncIterable<string>;

/**
 * Files that are made piece by piece and go out as they are made: none is ever held whole as text. Their compressed bytes are
 * kept for ten minutes where they are few. A file that cannot be finished breaks off with its connection, so that no machine
 * takes half of it for the whole.
 */
export class KeptFiles {
  readonly #kept = new Map<string, Kept>();
  #working = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Answers a file.
   * @param key names the file and all that its content depends on
   * @param make begins to make it; what it throws before the first piece is thrown here
   * @returns 503 while too many are being made
   */
  async answer(key: string, type: string, request: Request, make: () => Pieces): Promise<Response> {
    const headers = new Headers({
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=600',
      Vary: 'Accept-Encoding',
    });
    const isZipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
    if (isZipped) headers.set('Content-Encoding', 'gzip');
    const kept = this.#kept.get(key);
    if (kept && this.now() - kept.at < FRESH_MS) {
      if (request.method === 'HEAD') return new Response(null, { headers });
      return new Response(asBody(Readable.from([kept.bytes]), isZipped), { headers });
    }
    if (this.#working >= MOST_AT_ONCE) return busy();
    const pieces = make()[Symbol.asyncIterator]();
    const first = await pieces.next();
    if (request.method === 'HEAD') {
      await pieces.return?.();
      return new Response(null, { headers });
    }
    return new Response(asBody(Readable.from(this.#made(key, first, pieces)), isZipped), { headers });
  }

  /** The compressed bytes of a file while it is made; kept at its end. */
  async *#made(key: string, first: IteratorResult<string>, rest: AsyncIterator<string>): AsyncGenerator<Buffer> {
    this.#working += 1;
    const chunks: Buffer[] = [];
    let size = 0;
    try {
      // an error reaches the reader of the zipped bytes
      const zipped = pipeline(Readable.from(continued(first, rest)), createGzip({ level: 6 }), () => undefined);
      for await (const chunk of zipped as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size <= MOST_FILE_BYTES) chunks.push(chunk);
        yield chunk;
      }
      if (size <= MOST_FILE_BYTES) this.#keep(key, Buffer.concat(chunks));
    } finally {
      this.#working -= 1;
    }
  }

  #keep(key: string, bytes: Buffer): void {
    this.#kept.delete(key);
    this.#kept.set(key, { bytes, at: this.now() });
    let total = [...this.#kept.values()].reduce((sum, file) => sum + file.bytes.length, 0);
    for (const [oldest, file] of this.#kept) {
      if (total <= MOST_BYTES) break;
      this.#kept.delete(oldest);
      total -= file.bytes.length;
    }
  }
}

async function* continued(first: IteratorResult<string>, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    for (let piece = first; !piece.done; piece = await rest.next()) yield piece.value;
  } finally {
    await rest.return?.();
  }
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
