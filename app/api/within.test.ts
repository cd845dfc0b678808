import { expect, test } from 'vitest';
import { within } from './within';

test('work that does not listen is given up, and told so', async () => {
  let told: AbortSignal | undefined;
  const work = (signal: AbortSignal) => {
    told = signal;
    return new Promise<never>(() => undefined);
  };
  await expect(within(20, work)).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(told?.aborted).toBe(true);
});

test('the caller says what is thrown when the time is over', async () => {
  const late = new Error('the backend is late');
  const never = new Promise<never>(() => undefined);
  await expect(
    within(
      0,
      () => never,
      () => late,
    ),
  ).rejects.toBe(late);
});

test('work in time gives its value or its own failure', async () => {
  expect(await within(1_000, async () => 5)).toBe(5);
  await expect(within(1_000, () => Promise.reject(new Error('own')))).rejects.toThrow('own');
});
