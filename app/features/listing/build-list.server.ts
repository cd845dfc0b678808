import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { getProductModelList } from 'contract/listing';
import PQueue from 'p-queue';
import { ApiError } from '~/api/api-error';
import type { TimeLimit } from '~/api/within';
import type { ProductCard } from '~/features/catalog/card';
import { ListAssembler } from './list-assembler';
import type { BuiltList, FromListWorker } from './list-worker-messages';
import type { PackedProduct } from './product-cache';
import { ProductReader } from './product-reader';
import type { ListFacts, ListIndex } from './rules/list-index';

/** Responses larger than this, some hundreds of products, are parsed in a worker thread. */
const LARGE = 512 * 1024;
/** Bytes parsed in one step between other requests: some milliseconds of work. */
const PIECE = 64 * 1024;
/**
 * Max number of large responses parsed at the same time; the others wait unread. A list of 20,000 products takes 100 MB while it is
 * built, and as much CPU again in the database: two at once would be hardly quicker.
 */
const MAX_WORKERS = 1;
/**
 * Memory limits of the worker: it holds a chunk of the response and the index being built. Two chunks of products fit its young
 * objects; more would only be more garbage before it is collected.
 */
const WORKER_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 4 };

/** Max time for building one list while its bytes keep arriving, in milliseconds: others wait for the worker. */
const MAX_BUILD_MS = 120_000;

const workers = new PQueue({ concurrency: MAX_WORKERS });

type BuildOptions = {
  readonly leftOut?: ((place: string) => void) | undefined;
  readonly keep?: ((product: PackedProduct) => void) | undefined;
  readonly worker?: string | undefined;
  readonly limit?: TimeLimit | undefined;
};

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * The worker is in the build folder, one or two levels above this module. There is none when the shop runs from its
 * sources.
 */
function builtWorker(): string | undefined {
  const places = ['../list-worker.js', '../../list-worker.js'];
  return places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((file) => existsSync(file));
}

/**
 * Builds an index of a product list response while it arrives, without blocking other requests: a small response chunk by
 * chunk, a large one in a worker thread.
 * @param signal aborts the work on a timeout
 * @param leftOut called with the paths of malformed products, which are left out
 * @param keep called with the first products, which searches may reuse
 * @param worker the built worker; without it large responses are parsed chunk by chunk too
 * @param limit the time limit of the fetch: it restarts with each chunk that arrives and does not run while the list waits for the
 * worker, so that a long list is built however busy the shop is
 * @throws ApiError 'too-large' or 'malformed'
 */
export async function buildList(
  body: Body,
  facts: ListFacts,
  signal: AbortSignal,
  { leftOut = () => undefined, keep = () => undefined, worker = builtWorker(), limit }: BuildOptions = {},
): Promise<ListIndex> {
  const progress = progressOf(limit);
  const reader = watchedReader(body, progress.goOn);
  const stop = stopReading(reader);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const first = await readAtMost(reader, worker === undefined ? 0 : LARGE);
    const whole = first.isWhole || worker === undefined ? undefined : worker;
    const build = () => {
      progress.begin();
      return whole === undefined
        ? buildInChunks(first.pieces, reader, facts)
        : buildInWorker(whole, first.pieces, reader, facts, signal);
    };
    if (whole !== undefined) limit?.pause();
    const built = await (whole === undefined ? build() : workers.add(build, { signal }));
    for (const place of built.leftOut) leftOut(place);
    for (const product of built.products) keep(product);
    return built.index;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

/**
 * Reads the products of a response chunk by chunk between other requests.
 * @param signal aborts the work on a timeout
 * @param leftOut called with the paths of malformed products, which are left out
 * @throws ApiError 'too-large' or 'malformed'
 */
export async function readProducts(
  body: Body,
  signal: AbortSignal,
  leftOut: (place: string) => void = () => undefined,
): Promise<ProductCard[]> {
  const reader = body.getReader();
  const stop = stopReading(reader);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const products = new ProductReader();
    const all: ProductCard[] = [];
    for await (const piece of piecesOf(rest([], reader))) all.push(...products.push(piece));
    all.push(...products.finish());
    for (const place of products.leftOut) leftOut(place);
    return all;
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

type Reader = Pick<ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>, 'read' | 'cancel'>;

/** Restarts a time limit while there is progress, but not for longer than `MAX_BUILD_MS`. */
function progressOf(limit: TimeLimit | undefined) {
  let startedAt = performance.now();
  return {
    goOn: () => {
      if (performance.now() - startedAt < MAX_BUILD_MS) limit?.restart();
    },
    /** The work begins, perhaps after a wait for the worker. */
    begin: () => {
      startedAt = performance.now();
      limit?.restart();
    },
  };
}

/** A reader that reports each chunk that arrives. */
function watchedReader(body: Body, report: () => void): Reader {
  const reader = body.getReader();
  return {
    read: async () => {
      const result = await reader.read();
      report();
      return result;
    },
    cancel: (reason) => reader.cancel(reason),
  };
}

/** Collects the chunks of a response until they exceed `max` bytes. */
async function readAtMost(reader: Reader, max: number) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  while (bytes <= max) {
    const { done, value } = await reader.read();
    if (done) return { pieces, isWhole: true };
    pieces.push(value);
    bytes += value.length;
  }
  return { pieces, isWhole: false };
}

async function* rest(first: readonly Uint8Array<ArrayBuffer>[], reader: Reader) {
  yield* first;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield value;
  }
}

/** Yields the bytes in chunks of some milliseconds of work, letting other requests run after each. */
async function* piecesOf(parts: AsyncIterable<Uint8Array>) {
  for await (const bytes of parts) {
    for (let at = 0; at < bytes.length; at += PIECE) {
      yield bytes.subarray(at, at + PIECE);
      await setImmediate();
    }
  }
}

async function buildInChunks(
  first: readonly Uint8Array<ArrayBuffer>[],
  reader: Reader,
  facts: ListFacts,
): Promise<BuiltList> {
  const assembler = new ListAssembler(facts);
  for await (const piece of piecesOf(rest(first, reader))) assembler.push(piece);
  return { index: assembler.finish(), leftOut: assembler.leftOut, products: assembler.products };
}

async function buildInWorker(
  file: string,
  first: readonly Uint8Array<ArrayBuffer>[],
  reader: Reader,
  facts: ListFacts,
  signal: AbortSignal,
): Promise<BuiltList> {
  const worker = new Worker(file, { workerData: facts, resourceLimits: WORKER_LIMITS });
  const answered = answerOf(worker);
  // a failure that arrives while chunks are still being sent is handled at the end
  answered.catch(stopReading(reader));
  try {
    for await (const bytes of rest(first, reader)) {
      // a view of a larger buffer cannot be transferred, only copied
      const own = bytes.byteLength === bytes.buffer.byteLength ? bytes : bytes.slice();
      worker.postMessage(own, [own.buffer]);
    }
    signal.throwIfAborted();
    worker.postMessage(null);
    return await answered;
  } finally {
    void worker.terminate();
  }
}

const stopReading = (reader: Reader) => () => void reader.cancel().catch(() => undefined);

/** Awaits the worker's result. The worker may run out of memory, or exit without a message. */
function answerOf(worker: Worker): Promise<BuiltList> {
  const name = getProductModelList.name;
  return new Promise((resolve, reject) => {
    worker.once('message', (message: FromListWorker) => {
      if (message.index) resolve(message);
      else reject(new ApiError(name, message.failed.kind, 200, message.failed.message));
    });
    worker.once('error', (error: Error) => reject(new ApiError(name, 'malformed', 200, error.message)));
    worker.once('exit', () => reject(new ApiError(name, 'malformed', 200, 'the reading stopped')));
  });
}
