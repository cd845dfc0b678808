/**
 * Times of the page loading bar in milliseconds: delay before it shows, animation, time at full width, reset. The style
 * sheet uses the same values. Specification 1 §9.
 */
export const LOADING_BAR = { throttleMs: 200, durationMs: 2000, hideDelayMs: 500, resetMs: 400 } as const;
