import { expect, test } from 'vitest';
import { keepFormOnFailure } from './keep-form-on-failure';
import { currentState } from './parts/use-payment-view';
import type { PaymentAnswer, PaymentState } from './payment-view';

const answerTo = (intent: string, serverAction: () => Promise<unknown>) => {
  const body = new FormData();
  body.set('intent', intent);
  const request = new Request('http://fi.localhost/kassa/', { method: 'POST', body });
  return keepFormOnFailure({ request, params: {}, serverAction } as Parameters<typeof keepFormOnFailure>[0]);
};
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const loaded = { state: 'ready', view: { made: 1 } } as PaymentState;

for (const [intent, problem] of [
  ['confirm', { kind: 'unknown', texts: [] }],
  ['locations', null],
  ['look-up', null],
] as const) {
  test(`a form with ${intent} that does not reach the shop leaves the page as it is filled in`, async () => {
    const response = (await answerTo(intent, lost)) as unknown as Response;
    expect(response.status).toBe(503);
    const answer = (await response.json()) as PaymentAnswer;
    expect(answer.problem).toEqual(problem);
    expect(currentState({ loaded, acted: answer.payment, looked: answer.payment })).toBe(loaded);
  });
}

test('answers and redirects are passed on', async () => {
  expect(await answerTo('confirm', async () => ({ problem: null }))).toEqual({ problem: null });
  const redirect = new Response(null, { status: 303 });
  await expect(answerTo('confirm', () => Promise.reject(redirect))).rejects.toBe(redirect);
});
