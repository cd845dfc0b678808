import { expect, test } from 'vitest';
import { readBounded } from './bounded-body';

/** A body of so many pieces of 10 bytes, and whether its reader let go of it. */
function pieces(count: number) {
  const seen = { given: 0, isCancelled: false };
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        if (seen.given === count) return controller.close();
        seen.given += 1;
        controller.enqueue(new Uint8Array(10).fill(65));
      },
      cancel() {
        seen.isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { body, seen };
}

const message = (body: ReadableStream<Uint8Array<ArrayBuffer>> | null, headers = {}) => ({
  body,
  headers: new Headers(headers),
});

test('a body up to the limit is read whole, an empty one too', async () => {
  const bytes = await readBounded(message(pieces(3).body), 30);
  expect(new TextDecoder().decode(bytes)).toBe('A'.repeat(30));
  expect(await readBounded(message(null), 30)).toHaveLength(0);
});

test('a larger body is let go as soon as it is known to be one, whatever length it announces', async () => {
  const endless = pieces(1_000);
  expect(await readBounded(message(endless.body, { 'content-length': '5' }), 30)).toBeUndefined();
  expect(endless.seen).toEqual({ given: 4, isCancelled: true });
});

test('a body that announces too much is not read at all', async () => {
  const announced = pieces(1);
  expect(await readBounded(message(announced.body, { 'content-length': '31' }), 30)).toBeUndefined();
  expect(announced.seen).toEqual({ given: 0, isCancelled: true });
});
