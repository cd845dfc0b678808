import { PassThrough, pipeline, Readable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';

/** What the kept files may weigh together and one of them alone, compressed; how long one is given again. */
const MOST_BYTES = 16_000_000;
const MOST_FILE_BYTES = 4_000_000;
const FRESH_MS = 10 * 60_000;
/** Files made at once, and how long one may take with its reader: machines can wait, shoppers cannot. */
const MOST_AT_ONCE = 4;
const MOST_MS = 120_000;

type Kept = { readonly bytes: Buffer; readonly at: number };

/** A place among the files that are made at once. */
type Slot = {
  /** Lets those go on who wait for the file. */
  readonly unshare: () => void;
  /** Gives the place back, once. */
  readonly release: () => void;
};

/** The pieces of a file's text, in their order. */
export type Pieces = AsyncIterable<string>;

/**
 * Files that are made piece by piece and go out as they are made: none is ever held whole as text. Their compressed bytes are
 * kept for ten minutes where they are few; of those a slow reader holds up nobody, since they are made ahead of it. A file that
 * cannot be finished breaks off with its connection, so that no machine takes half of it for the whole.
 */
export class KeptFiles {
  readonly #kept = new Map<string, Kept>();
  /** Files that are being made and may be kept, by key: settled when they are kept or will not be. */
  readonly #making = new Map<string, Promise<void>>();
  #working = 0;

  constructor(private readonly now: () => number = Date.now) {}

  /**
   * Answers a file. One that is being made for somebody else is waited for, unless it turns out too large to be kept.
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
    const isHead = request.method === 'HEAD';
    const isZipped = /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
    if (isZipped) headers.set('Content-Encoding', 'gzip');
    const making = this.#making.get(key);
    if (making) await making;
    const kept = this.#kept.get(key);
    if (kept && this.now() - kept.at < FRESH_MS) {
      return new Response(isHead ? null : asBody(Readable.from([kept.bytes]), isZipped), { headers });
    }
    if (this.#working >= MOST_AT_ONCE) return busy();
    const slot = this.#takeSlot(key);
    try {
      const pieces = make()[Symbol.asyncIterator]();
      const first = await pieces.next();
      if (!isHead)
        return new Response(asBody(this.#zipped(key, continued(first, pieces), slot), isZipped), { headers });
      await pieces.return?.();
    } catch (error) {
      slot.release();
      throw error;
    }
    slot.release();
    return new Response(null, { headers });
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
    this.#working += 1;
    this.#making.set(key, made);
    return {
      unshare,
      release: () => {
        this.#working -= 1;
        unshare();
      },
    };
  }

  /** The compressed bytes of a file while it is made; kept at its end. */
  #zipped(key: string, text: AsyncIterable<string>, slot: Slot): Readable {
    const chunks: Buffer[] = [];
    let size = 0;
    async function* collected(zipped: AsyncIterable<Buffer>) {
      for await (const chunk of zipped) {
        size += chunk.length;
        if (size <= MOST_FILE_BYTES) chunks.push(chunk);
        else slot.unshare();
        yield chunk;
      }
    }
    const out = new PassThrough({ readableHighWaterMark: MOST_FILE_BYTES });
    const late = setTimeout(() => out.destroy(new Error(`${key} took too long`)), MOST_MS).unref();
    out.once('close', () => clearTimeout(late));
    // an error reaches the reader of these bytes
    pipeline(Readable.from(text), createGzip({ level: 6 }), collected, out, (error) => {
      if (!error && size <= MOST_FILE_BYTES) this.#keep(key, Buffer.concat(chunks));
      slot.release();
    });
    return out;
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
