import { randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { KeptFiles } from './kept-files.server';

afterEach(() => void vi.useRealTimers());

async function* small() {
  yield '<a>';
  yield '</a>';
}

/** So many times 20 KB that do not get smaller. */
async function* incompressible(times: number) {
  for (let part = 0; part < times; part += 1) yield randomBytes(20_000).toString('base64');
}

function open() {
  const files = new KeptFiles();
  return (key: string, make: () => AsyncIterable<string> = small) =>
    files.answer(key, 'application/xml', new Request('http://shop.example/'), make);
}

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

test('a file too large to be made ahead breaks off after two minutes, and gives its place back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const ask = open();
  const unread = await Promise.all(['a', 'b', 'c', 'd'].map((key) => ask(key, () => incompressible(400))));
  expect((await ask('e')).status).toBe(503);
  vi.advanceTimersByTime(120_000);
  for (const answer of unread) await expect(answer.text()).rejects.toThrow();
  expect((await ask('e')).status).toBe(200);
});
