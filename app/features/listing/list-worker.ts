/** The thread in which large product lists are read: it makes one index of the pieces it is sent, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { ApiError } from '~/api/api-error';
import { ListAssembler } from './list-assembler';
import type { FromListWorker, ToListWorker } from './list-worker-messages';
import type { ListFacts } from './rules/list-index';

/** Bytes of an answer whose products exist at a time. */
const PART = 128 * 1024;

const port = parentPort;
const assembler = new ListAssembler(workerData as ListFacts);

function send(message: FromListWorker, moved: ArrayBuffer[] = []): void {
  port?.postMessage(message, moved);
  port?.close();
}

/** The memory of an index, which moves to the other thread instead of being copied. */
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
    const index = assembler.finish();
    send({ index }, buffersOf(index));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    send({ failed: { kind: error.kind, message: error.message } });
  }
});
