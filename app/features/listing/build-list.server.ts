import { existsSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { getProductModelList } from 'contract/listing';
import { ApiError } from '~/api/api-error';
import { ListAssembler } from './list-assembler';
import type { FromListWorker } from './list-worker-messages';
import type { ListFacts, ListIndex } from './rules/list-index';

/** Answers larger than this, some hundreds of products, are read in a thread of their own. */
const LARGE = 512 * 1024;
/** What is parsed at one go between other requests: some milliseconds' worth. */
const PIECE = 64 * 1024;
/** How many large answers are read at a time: the others' bytes wait where they are. */
const MOST_WORKERS = 2;
/** Of the worker's memory; it holds a piece of the answer and what the index is made of. */
const WORKER_LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 };

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * The worker lies in the folder of the build, this module one or two folders below. Where the shop runs from its sources
 * there is none.
 */
function builtWorker(): string | undefined {
  const places = ['../list-worker.js', '../../list-worker.js'];
  return places.map((place) => fileURLToPath(new URL(place, import.meta.url))).find((file) => existsSync(file));
}

/**
 * Makes an index of the answer to a product list call while it arrives, so that no other request waits for it: a small answer
 * piece by piece between them, a large one in a thread of its own.
 * @param signal fires when the time is over: the work is given up
 * @param worker the built worker; without it large answers are read piece by piece too
 * @throws ApiError 'too-large' or 'malformed'
 */
export async function buildList(
  body: Body,
  facts: ListFacts,
  signal: AbortSignal,
  worker: string | undefined = builtWorker(),
): Promise<ListIndex> {
  const reader = body.getReader();
  const stop = () => void reader.cancel().catch(() => undefined);
  signal.addEventListener('abort', stop, { once: true });
  try {
    const first = await readUpTo(reader, worker === undefined ? 0 : LARGE);
    const whole = first.isWhole || worker === undefined ? undefined : worker;
    return await (whole === undefined
      ? buildBetween(first.pieces, reader, facts)
      : inTurn(() => buildApart(whole, first.pieces, reader, facts, signal)));
  } finally {
    signal.removeEventListener('abort', stop);
    stop();
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** The pieces of an answer until there are more bytes than `most`. */
async function readUpTo(reader: Reader, most: number) {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  while (bytes <= most) {
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

async function buildBetween(first: readonly Uint8Array<ArrayBuffer>[], reader: Reader, facts: ListFacts) {
  const assembler = new ListAssembler(facts);
  for await (const bytes of rest(first, reader)) {
    for (let at = 0; at < bytes.length; at += PIECE) {
      assembler.push(bytes.subarray(at, at + PIECE));
      await setImmediate();
    }
  }
  return assembler.finish();
}

async function buildApart(
  file: string,
  first: readonly Uint8Array<ArrayBuffer>[],
  reader: Reader,
  facts: ListFacts,
  signal: AbortSignal,
): Promise<ListIndex> {
  const worker = new Worker(file, { workerData: facts, resourceLimits: WORKER_LIMITS });
  const answered = answerOf(worker);
  // a failure that comes while pieces are still being sent is met at the end
  answered.catch(stopReading(reader));
  try {
    for await (const bytes of rest(first, reader)) {
      // what came as a part of something larger cannot be moved, only copied
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

/** What the worker answers. It may run out of memory, or end without a word. */
function answerOf(worker: Worker): Promise<ListIndex> {
  const name = getProductModelList.name;
  return new Promise((resolve, reject) => {
    worker.once('message', ({ index, failed }: FromListWorker) => {
      if (index) resolve(index);
      else reject(new ApiError(name, failed.kind, 200, failed.message));
    });
    worker.once('error', (error: Error) => reject(new ApiError(name, 'malformed', 200, error.message)));
    worker.once('exit', () => reject(new ApiError(name, 'malformed', 200, 'the reading stopped')));
  });
}

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the work when fewer than `MOST_WORKERS` others run. */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  while (running >= MOST_WORKERS) await new Promise<void>((resolve) => waiting.push(resolve));
  running++;
  try {
    return await work();
  } finally {
    running--;
    waiting.shift()?.();
  }
}
