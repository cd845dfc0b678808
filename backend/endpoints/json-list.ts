import { setImmediate } from 'node:timers/promises';

/** Characters that are written in one step between other requests: some milliseconds of work. */
const PIECE = 32 * 1024;

const encoder = new TextEncoder();

/**
 * Streams a JSON list piece by piece, so that a long one is never in memory as a whole and other requests are answered in between.
 * The first piece is awaited, so early errors are thrown here as usual; later errors abort the stream.
 * @param parts items of the list
 * @param present converts an item to the contract's form
 */
export async function jsonList<Item>(
  parts: AsyncGenerator<Iterable<Item>>,
  present: (item: Item) => object,
): Promise<ReadableStream<Uint8Array>> {
  const pieces = written(parts, present);
  let next = await pieces.next();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (next.done) return controller.close();
      controller.enqueue(encoder.encode(next.value));
      next = await pieces.next();
    },
    cancel: async () => void (await pieces.return()),
  });
}

async function* written<Item>(
  parts: AsyncGenerator<Iterable<Item>>,
  present: (item: Item) => object,
): AsyncGenerator<string, void, void> {
  let text = '[';
  let separator = '';
  for await (const items of parts) {
    for (const item of items) {
      text += separator + JSON.stringify(present(item));
      separator = ',';
      if (text.length < PIECE) continue;
      yield text;
      text = '';
      await setImmediate();
    }
  }
  yield `${text}]`;
}
