import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { within } from '~/api/within';
import { LIST_FACTS } from '../../../tests/support/list-cards';
import { buildList } from './build-list.server';
import { answer, readCard } from './rules/facet-engine';
import type { ListIndex } from './rules/list-index';
import { parseListQuery } from './rules/list-query';

const folder = mkdtempSync(path.join(tmpdir(), 'list-worker-'));
const worker = path.join(folder, 'list-worker.mjs');

beforeAll(async () => {
  await build({
    entryPoints: [path.join(import.meta.dirname, 'list-worker.ts')],
    outfile: worker,
    bundle: true,
    format: 'esm',
    platform: 'node',
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A product as a backend sends it. */
const wire = (id: number, given: object = {}) => ({
  id,
  name: `Kuoritakki ${id}`,
  manufacturer: 'Vuono',
  manufacturerSlug: 'vuono',
  path: `vuono/kuoritakki-${id}`,
  price: { active: 99.9 + id },
  sizes: ['S', 'M', id % 2 === 0 ? 'L' : 'XL'],
  properties: [{ slug: 'weight', value: 100 + (id % 300), kind: 'range' }],
  description: 'Kestää tuulta ja sadetta. '.repeat(10),
  ...given,
});

function bodyOf(text: string, piece = 64 * 1024): ReadableStream<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + piece));
      at += piece;
    },
  });
}

const never = new AbortController().signal;
const long = JSON.stringify(Array.from({ length: 3_000 }, (_, index) => wire(index + 1)));

function seen(index: ListIndex) {
  const given = answer(index, parseListQuery(new URLSearchParams('size=L&sort=highest')), 'default');
  return { ...given, cards: given.rows.map((row) => readCard(index, row)) };
}

test('a long list is read in a thread of its own, with the same index', async () => {
  const apart = await buildList(bodyOf(long), LIST_FACTS, never, { worker });
  const here = await buildList(bodyOf(long), LIST_FACTS, never);
  expect(apart.total).toBe(3_000);
  expect(seen(apart)).toEqual(seen(here));
  expect(apart.weight).toEqual(here.weight);
});

test('a list wrapped in an object is read too', async () => {
  const index = await buildList(bodyOf(`{"results":[${JSON.stringify(wire(1))}]}`), LIST_FACTS, never, { worker });
  expect(index.total).toBe(1);
});

test.each([
  ['here', undefined],
  ['in the thread', worker],
])('a product that breaks the contract is left out and named by its field, %s', async (_, file) => {
  const told: string[] = [];
  const build = (text: string) =>
    buildList(bodyOf(text), LIST_FACTS, never, { worker: file, leftOut: (place) => told.push(place) });
  const free = JSON.stringify(wire(7_001, { price: { active: 0 } }));
  const odd = JSON.stringify(
    wire(7_002, { rating: -4.7, soldAmount: '12', name: 'Lu\ud800mi\u0007', published: true }),
  );
  const index = await build(`${long.slice(0, -1)},${free},null,${odd}]`);
  expect([index.total, index.ids.includes(7_001), index.ids.includes(7_002)]).toEqual([3_001, false, true]);
  expect(readCard(index, 3_000)).toMatchObject({ rating: 0, name: 'Lu\ufffdmi' });
  expect(told).toEqual(expect.arrayContaining(['*.price.active', '*', '*.rating', '*.published']));
  await expect(build(`[${free},${free}]`)).rejects.toMatchObject({ kind: 'malformed' });
});

test.each([
  ['cut short', long.slice(0, -1)],
  ['no JSON', '[{"id":1,}]'],
  ['no list', '"x"'],
  ['empty', ''],
])('an answer that is %s is malformed', async (_, text) => {
  await expect(buildList(bodyOf(text), LIST_FACTS, never, { worker })).rejects.toMatchObject({ kind: 'malformed' });
});

test('reading a list lets other work in between', async () => {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await buildList(bodyOf(long, 1024 * 1024), LIST_FACTS, never);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});

test('a body that breaks off is met as its error', async () => {
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: (controller) => controller.error(new TypeError('terminated')),
  });
  await expect(buildList(body, LIST_FACTS, never, { worker })).rejects.toThrow('terminated');
});

test('a list that exceeds its time limit is aborted', async () => {
  const abort = new AbortController();
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull: () => new Promise(() => undefined),
    cancel: () => {
      isCancelled = true;
    },
  });
  const built = buildList(body, LIST_FACTS, abort.signal, { worker });
  abort.abort(new Error('over'));
  await expect(built).rejects.toBeDefined();
  expect(isCancelled).toBe(true);
});

test('one long list is built at a time, and the next is waited for no longer than its time limit', async () => {
  const bytes = new TextEncoder().encode(long);
  let finish = () => {};
  const held = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => {
      controller.enqueue(bytes);
      finish = () => controller.close();
    },
  });
  const first = buildList(held, LIST_FACTS, never, { worker });
  const abort = new AbortController();
  let isTaken = () => {};
  const taken = new Promise<void>((resolve) => {
    isTaken = resolve;
  });
  const waiting = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(bytes),
    pull: () => isTaken(),
  });
  const second = buildList(waiting, LIST_FACTS, abort.signal, { worker });
  await taken;
  await setImmediate();
  abort.abort(new Error('over'));
  await expect(second).rejects.toThrow('over');
  finish();
  expect((await first).total).toBe(3_000);
});

/** A body whose chunks come when the test sends them. */
function heldBody() {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>;
  let isAsked = () => {};
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start: (given) => {
        controller = given;
      },
      pull: () => isAsked(),
    },
    { highWaterMark: 0 },
  );
  const asked = () =>
    new Promise<void>((resolve) => {
      isAsked = resolve;
    });
  return {
    body,
    /** Sends a chunk and waits until the next one is asked for. */
    send: async (text: string) => {
      const next = asked();
      controller.enqueue(new TextEncoder().encode(text));
      await next;
    },
    close: () => controller.close(),
  };
}

/** Builds a list within a second that does not pass by itself. */
const inASecond = (body: ReadableStream<Uint8Array<ArrayBuffer>>, file?: string) =>
  within(1_000, (signal, limit) => buildList(body, LIST_FACTS, signal, { worker: file, limit }));

test('the time limit begins again with each chunk that arrives, and holds for what stops arriving', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const [whole, stopping] = [heldBody(), heldBody()];
    const built = inASecond(whole.body);
    const stopped = inASecond(stopping.body).catch((error: unknown) => error);
    for (const id of [1, 2, 3]) {
      await Promise.all(
        [whole, stopping].map(({ send }) => send(`${id === 1 ? '[' : ','}${JSON.stringify(wire(id))}`)),
      );
      vi.advanceTimersByTime(900);
    }
    await whole.send(']');
    vi.advanceTimersByTime(900);
    expect(await stopped).toMatchObject({ name: 'TimeoutError' });
    whole.close();
    expect((await built).total).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});

test('waiting for the worker does not count as time of a list', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const [first, second] = [heldBody(), heldBody()];
    const built = [inASecond(first.body, worker), inASecond(second.body, worker)];
    await first.send(long.slice(0, -1));
    // read up to the size that needs the worker, it waits for the first
    second.send(long.slice(0, -1));
    await setImmediate();
    vi.advanceTimersByTime(900);
    await first.send(' ');
    vi.advanceTimersByTime(900);
    first.send(']');
    first.close();
    second.send(']');
    second.close();
    expect((await Promise.all(built)).map(({ total }) => total)).toEqual([3_000, 3_000]);
  } finally {
    vi.useRealTimers();
  }
});
