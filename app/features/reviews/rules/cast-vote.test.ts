import { expect, test } from 'vitest';
import { nextVote, withVote } from './cast-vote';

test('the same vote pressed again clears it', () => {
  expect([nextVote(null, 'up'), nextVote('up', 'up'), nextVote('up', 'down'), nextVote('down', 'down')]).toEqual([
    'up',
    null,
    'down',
    null,
  ]);
});

test('a vote counts once, whichever way it changes', () => {
  const none = { votesUp: 4, votesDown: 1, vote: null };
  const up = withVote(none, 'up');
  expect(up).toEqual({ votesUp: 5, votesDown: 1, vote: 'up' });
  expect(withVote(up, 'up')).toEqual(up);
  expect(withVote(up, 'down')).toEqual({ votesUp: 4, votesDown: 2, vote: 'down' });
  expect(withVote(up, null)).toEqual(none);
});
