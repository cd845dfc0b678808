import { expect, test } from 'vitest';
import { HOLD_MS, SWIPE_TOLERANCE, TAP_TOLERANCE, touchGesture } from './touch-gesture';

test('tolerances of touch: tap 10, swipe 30, hold 400 ms', () => {
  expect([TAP_TOLERANCE, SWIPE_TOLERANCE, HOLD_MS]).toEqual([10, 30, 400]);
});

test('a finger that stays within 10 pixels taps, and holds from 400 ms on', () => {
  expect([touchGesture(10, -10, 399), touchGesture(0, 10, 400)]).toEqual(['tap', 'hold']);
});

test('a finger that goes 30 pixels one way swipes, one that goes less or askew does not', () => {
  expect([touchGesture(30, 14, 100), touchGesture(-45, 0, 900)]).toEqual(['right', 'left']);
  expect([touchGesture(3, 60, 100), touchGesture(0, -30, 100)]).toEqual(['down', 'up']);
  expect([touchGesture(29, 0, 100), touchGesture(30, 15, 100), touchGesture(11, 0, 900)]).toEqual([null, null, null]);
});
