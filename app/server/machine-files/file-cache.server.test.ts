import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { FileCache } from './file-cache.server';

afterEach(() => void vi.useRealTimers());

async function* small() {
  yield '<a>';
  yield '</a>';
}

/** So many times 20 KB that do not get smaller. */
async function* incompressible(times: number) {
  for (let part = 0; part < times; part += 1) yield randomBytes(20_000).toString('base64');
}

function opened(files = new FileCache()) {
  const ask = (key: string, make: () => AsyncIterable<string> = small, init: RequestInit = {}) =>
    files.answer({ key, type: 'application/xml', make }, new Request('http://shop.example/', init));
  return { files, ask };
}
const open = () => opened().ask;

/** A file whose first piece comes when it is let. */
function held() {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const make = async function* () {
    await gate;
    yield* small();
  };
  return { make, letGo };
}

test('those who ask for a file at the same time get one making of it', async () => {
  const ask = open();
  let made = 0;
  const make = () => {
    made += 1;
    return small();
  };
  const answers = await Promise.all([ask('a', make), ask('a', make), ask('a', make)]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['<a></a>', '<a></a>', '<a></a>']);
  expect(made).toBe(1);
});

test('no more than four are made at once, and one that fails before its first piece gives its place back', async () => {
  const ask = open();
  const { make, letGo } = held();
  const first = ['a', 'b', 'c', 'd'].map((key) => ask(key, make));
  expect((await ask('e')).status).toBe(503);
  letGo();
  await Promise.all(first);
  for (const key of ['a', 'b', 'c', 'd']) await (await ask(key)).text();
  const failing = ['f', 'g', 'h', 'i'].map((key) =>
    ask(key, () => {
      throw new Error('down');
    }),
  );
  for (const answer of failing) await expect(answer).rejects.toThrow('down');
  expect((await ask('e')).status).toBe(200);
});

test('readers who do not read hold nobody up: a file is made ahead of them', async () => {
  const ask = open();
  const keys = ['a', 'b', 'c', 'd'];
  for (const key of keys) await ask(key, () => incompressible(40));
  for (const key of keys) expect((await ask(key)).status).toBe(200);
  expect((await ask('e')).status).toBe(200);
});

test('who has a file is told so; another content, and other bytes of the same, have other tags', async () => {
  const ask = open();
  const tag = async (key: string, headers: Record<string, string> = {}, make: () => AsyncIterable<string> = small) =>
    (await ask(key, make, { headers })).headers.get('etag') ?? '';
  const plain = await tag('a');
  const zipped = await tag('a', { 'accept-encoding': 'gzip' });
  expect(await tag('b')).toBe(plain);
  expect(
    new Set([
      plain,
      zipped,
      await tag('c', {}, async function* () {
        yield '<b/>';
      }),
    ]).size,
  ).toBe(3);
  for (const method of ['GET', 'HEAD']) {
    const again = await ask('a', small, { method, headers: { 'if-none-match': plain } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', plain]);
    const other = await ask('a', small, { method, headers: { 'if-none-match': plain, 'accept-encoding': 'gzip' } });
    expect([other.status, other.headers.get('etag')]).toEqual([200, zipped]);
  }
});

test('after a purge a file is made anew, and one that was begun before it is not kept', async () => {
  const { files, ask } = opened();
  let price = 1;
  const make = async function* () {
    yield `<price>${price}</price>`;
  };
  await ask('a', make);
  const { make: slow, letGo } = held();
  const begun = ask('b', slow);
  price = 2;
  files.purge();
  letGo();
  expect(await (await begun).text()).toBe('<a></a>');
  expect(await (await ask('a', make)).text()).toBe('<price>2</price>');
  expect(await (await ask('b', make)).text()).toBe('<price>2</price>');
});

test('a large file is not made for who asks for its head alone, and a reader who leaves gives its place back', async () => {
  const ask = open();
  for (let time = 0; time < 6; time += 1) {
    const head = await ask('a', () => incompressible(400), { method: 'HEAD' });
    expect([head.status, head.headers.get('etag')]).toEqual([200, null]);
    const left = await ask('a', () => incompressible(400));
    expect(left.status).toBe(200);
    await left.body?.cancel();
  }
});

test('a file too large to be made ahead breaks off after two minutes, and gives its place back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ask = open();
  const unread = await Promise.all(['a', 'b', 'c', 'd'].map((key) => ask(key, () => incompressible(400))));
  expect((await ask('e')).status).toBe(503);
  vi.advanceTimersByTime(120_000);
  for (const answer of unread) await expect(answer.text()).rejects.toThrow();
  expect((await ask('e')).status).toBe(200);
});
