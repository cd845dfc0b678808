import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
