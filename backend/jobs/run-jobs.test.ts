import { readSettings } from 'contract/settings';
import { expect, test } from 'vitest';
import { withDatabase } from '../../tests/support/database';
import type { BackendContext } from '../context';
import type { Job } from './job';
import { runOnce } from './run-jobs';

const database = withDatabase();
const quiet = { info: () => {}, warn: () => {}, error: () => {} };

function context(): BackendContext {
  const { db, pool } = database();
  const media = { db, originals: '', cache: '' };
  const settings = readSettings({}, 'backend');
  return { db, pool, settings, media, clock: () => new Date(), log: quiet, checkAnswers: true };
}

test('however many copies of the shop come to a job, one does it at a time', async () => {
  let atOnce = 0;
  let most = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const job: Job = {
    name: 'one-at-a-time',
    everyMs: 1000,
    run: async () => {
      atOnce++;
      most = Math.max(most, atOnce);
      await finished;
      atOnce--;
    },
  };
  const runs = [1, 2, 3, 4].map(() => runOnce(context(), job));
  // The one that got the lock waits; the job may end when the others have turned away.
  let turnedAway = 0;
  const outcomes = runs.map((run) =>
    run.then((ran) => {
      if (!ran && ++turnedAway === 3) finish();
      return ran;
    }),
  );
  expect((await Promise.all(outcomes)).filter(Boolean)).toHaveLength(1);
  expect(most).toBe(1);
});

test('a job that failed can be done again', async () => {
  const failing: Job = { name: 'failing', everyMs: 1000, run: () => Promise.reject(new Error('once')) };
  await expect(runOnce(context(), failing)).rejects.toThrow('once');
  expect(await runOnce(context(), { ...failing, run: async () => {} })).toBe(true);
});
