import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queueCartChange, runInSequence } from './cart-queue';

/** Web Locks of one browser: a request for a name waits until earlier ones have finished. */
function webLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, _options: object, run: () => Promise<unknown>) => {
      const turn = last.then(run);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
});
afterEach(() => vi.unstubAllGlobals());

/** A change that is answered on demand. */
function change(log: string[], name: string) {
  let answer: (value: string) => void = () => {};
  const answered = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const send = () => {
    log.push(`${name} sent`);
    return answered;
  };
  return { send, answer };
}

for (const [what, locks] of [
  ['with Web Locks', webLocks()],
  ['without Web Locks', undefined],
] as const) {
  test(`${what} a change is sent when the one before is answered, even one that failed`, async () => {
    vi.stubGlobal('navigator', { locks });
    const log: string[] = [];
    const [one, two, three] = [change(log, 'one'), change(log, 'two'), change(log, 'three')];
    const first = runInSequence(one.send);
    const second = runInSequence(async () => {
      await two.send();
      throw new Error('failed');
    });
    const third = runInSequence(three.send);
    await Promise.resolve().then(() => undefined);
    expect(log).toEqual(['one sent']);
    one.answer('one');
    expect(await first).toBe('one');
    two.answer('two');
    await expect(second).rejects.toThrow('failed');
    three.answer('three');
    expect(await third).toBe('three');
    expect(log).toEqual(['one sent', 'two sent', 'three sent']);
  });
}

const request = () =>
  new Request('http://en.localhost/cart/', {
    method: 'POST',
    body: new URLSearchParams({ intent: 'remove', id: '7' }),
  });

async function answerTo(serverAction: () => Promise<unknown>) {
  vi.stubGlobal('navigator', {});
  return queueCartChange({ request: request(), params: {}, serverAction } as Parameters<typeof queueCartChange>[0]);
}

test('a change that does not reach the shop is answered in words, and the page’s data are left alone', async () => {
  const answer = await answerTo(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(answer).toBeInstanceOf(Response);
  expect((answer as unknown as Response).status).toBe(503);
  expect(await (answer as unknown as Response).json()).toEqual({
    ok: false,
    text: 'The change did not reach us. Please try again in a moment.',
    isUnsent: true,
  });
});

test('unanswered changes are sent again when the page is left, an addition only with the id of its press', async () => {
  const beacons: string[] = [];
  const sendBeacon = (address: string, body: URLSearchParams) => beacons.push(`${address} ${body}`);
  const request = vi.fn((_name: string, _options: object, run: () => Promise<unknown>) => run());
  vi.stubGlobal('navigator', { locks: { request }, sendBeacon });
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { href: 'http://en.localhost/hanki/x/' } }));
  vi.resetModules();
  const { queueCartChange: queue } = await import('./cart-queue');
  const never = new Promise<never>(() => {});
  const changes = [
    'intent=add&productId=7',
    'intent=add-kit&part=7&part=8',
    'intent=add&productId=8&submission=0a1b2c3d',
    'intent=remove&id=9',
  ];
  for (const [index, body] of changes.entries()) {
    const sent = new Request('http://en.localhost/cart/', { method: 'POST', body: new URLSearchParams(body) });
    void queue({ request: sent, params: {}, serverAction: () => never } as Parameters<typeof queue>[0]);
    await vi.waitFor(() => expect(request).toHaveBeenCalledTimes(index + 1));
  }
  window.dispatchEvent(new Event('pagehide'));
  expect(beacons).toEqual(['/cart.data intent=add&productId=8&submission=0a1b2c3d', '/cart.data intent=remove&id=9']);
});

test('answers and redirects are passed on', async () => {
  expect(await answerTo(async () => ({ ok: true, text: 'Removed' }))).toEqual({ ok: true, text: 'Removed' });
  const redirect = new Response(null, { status: 303 });
  await expect(answerTo(() => Promise.reject(redirect))).rejects.toBe(redirect);
});
