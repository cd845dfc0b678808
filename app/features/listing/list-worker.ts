/** Worker thread that parses large product lists: it builds one index from the received chunks and exits. */
import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '~/api/api-error';
import { ListAssembler } from './list-assembler';
import type { FromListWorker, ToListWorker } from './list-worker-messages';
import type { ListFacts } from './rules/list-index';

/** Bytes of a response whose products are in memory at a time. */
const PART = 128 * 1024;

const port = parentPort;
const assembler = new ListAssembler(workerData as ListFacts);

function send(message: FromListWorker, moved: ArrayBuffer[] = []): void {
  port?.postMessage(message, moved);
  port?.close();
}

/** The buffers of a list, which are transferred to the main thread instead of copied. */
function buffersOf(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(buffersOf) : [];
}

port?.on('message', (piece: ToListWorker) => {
  try {
    if (piece !== null) {
      for (let at = 0; at < piece.length; at += PART) assembler.push(piece.subarray(at, at + PART));
      return;
    }
    const built = { index: assembler.finish(), leftOut: assembler.leftOut, products: assembler.products };
    send(built, buffersOf(built));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    send({ failed: { kind: error.kind, message: error.message } });
  }
});
