import { expect, test } from 'vitest';
import type { PaymentState, PaymentView } from '../payment-view';
import { currentState } from './use-payment-view';

const made = (at: number): PaymentState => ({ state: 'ready', view: { made: at } as PaymentView });
const down: PaymentState = { state: 'down', units: 1, status: 503 };

test('the answer to the form comes before the loader that ran after it', () => {
  expect(currentState({ loaded: made(5), acted: made(4), looked: undefined })).toEqual(made(4));
});

test('a look-up counts when it is the youngest', () => {
  expect(currentState({ loaded: made(1), acted: made(2), looked: made(3) })).toEqual(made(3));
  expect(currentState({ loaded: made(4), acted: undefined, looked: made(3) })).toEqual(made(4));
});

test('an outage during a submit or a look-up keeps the current state, one during page load is shown', () => {
  expect(currentState({ loaded: made(1), acted: down, looked: down })).toEqual(made(1));
  expect(currentState({ loaded: down, acted: undefined, looked: undefined })).toEqual(down);
});
