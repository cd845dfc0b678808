import { vi } from 'vitest';

/** Repeats a check until it passes. Half a minute without success fails: a busy machine may need some seconds. */
export const eventually = <T>(check: () => T) => vi.waitFor(check, { timeout: 30_000, interval: 20 });
