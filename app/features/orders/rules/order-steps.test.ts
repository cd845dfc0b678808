import { expect, test } from 'vitest';
import { orderSteps } from './order-steps';

const day = (number: number) => `2026-11-0${number}T10:00:00.000Z`;
const events = (...statuses: string[]) => statuses.map((status, index) => ({ status, at: day(index + 1) }));
const steps = (statuses: string[], isPickUp = false) =>
  orderSteps({ status: statuses.at(-1) ?? '', events: events(...statuses), isPickUp }).map(
    ({ key, state, at }) => `${key} ${state} ${at?.slice(9, 10) ?? '-'}`,
  );
const PAID = ['awaiting_payment', 'processing'];

test('an order is packed, sent and delivered, each step with the day on which it was reached', () => {
  expect(steps(['awaiting_payment'])).toEqual([
    'ordered now 1',
    'packing coming -',
    'sent coming -',
    'delivered coming -',
  ]);
  expect(steps(PAID)).toEqual(['ordered done 1', 'packing now -', 'sent coming -', 'delivered coming -']);
  expect(steps([...PAID, 'ready_for_packing', 'shipped'])).toEqual([
    'ordered done 1',
    'packing done 3',
    'sent now 4',
    'delivered coming -',
  ]);
  expect(steps([...PAID, 'shipped', 'delivered'])).toEqual([
    'ordered done 1',
    'packing done -',
    'sent done 3',
    'delivered done 4',
  ]);
});

test('an order that is collected is packed in its store, or sent to its pick-up point, until it is ready', () => {
  expect(steps([...PAID, 'ready_for_packing', 'ready_for_pick_up'], true)).toEqual([
    'ordered done 1',
    'packing done 3',
    'ready now 4',
    'collected coming -',
  ]);
  expect(steps([...PAID, 'shipped', 'transported_to_pickuplocation', 'ready_for_pick_up', 'delivered'])).toEqual([
    'ordered done 1',
    'sent done 3',
    'ready done 5',
    'collected done 6',
  ]);
});

test('an order that is stopped ends there, and one whose packing goes on after that is packed again', () => {
  expect(steps([...PAID, 'ready_for_packing', 'manual_cancellation'])).toEqual([
    'ordered done 1',
    'packing done 3',
    'stopped now 4',
  ]);
  expect(steps([...PAID, 'cancelled'])).toEqual(['ordered done 1', 'stopped now 3']);
  expect(steps(['awaiting_payment', 'payment_failed'])).toEqual(['ordered done 1', 'stopped now 2']);
  expect(steps([...PAID, 'manual_cancellation', 'processing'])[1]).toBe('packing now -');
});

test('an order of a status that the shop has no words for has no steps', () => {
  expect(steps(['lost'])).toEqual([]);
  expect(steps(['constructor'])).toEqual([]);
});
