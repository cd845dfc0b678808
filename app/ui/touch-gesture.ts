/** Maximum movement of a tap and minimum movement of a swipe, in pixels. Specification 2 §9. */
export const TAP_TOLERANCE = 10;
export const SWIPE_TOLERANCE = 30;

/** Minimum duration of a hold, in milliseconds. Specification 2 §9. */
export const HOLD_MS = 400;

export type TouchGesture = 'tap' | 'hold' | 'left' | 'right' | 'up' | 'down';

/**
 * Recognises a touch gesture. A swipe moves at least twice as far in its direction as across it; other movements scroll.
 * @param x pixels to the right
 * @param y pixels down
 * @param ms duration in milliseconds @returns null for any other movement
 */
export function touchGesture(x: number, y: number, ms: number): TouchGesture | null {
  const [across, along] = [Math.abs(x), Math.abs(y)];
  if (Math.max(across, along) <= TAP_TOLERANCE) return ms < HOLD_MS ? 'tap' : 'hold';
  if (across >= SWIPE_TOLERANCE && across > 2 * along) return x > 0 ? 'right' : 'left';
  if (along >= SWIPE_TOLERANCE && along > 2 * across) return y > 0 ? 'down' : 'up';
  return null;
}
