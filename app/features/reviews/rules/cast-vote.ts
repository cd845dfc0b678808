/** A vote on a review; null is none. */
export type Vote = 'up' | 'down' | null;

/** A review's numbers of votes, and the visitor's own among them. */
export interface Votes {
  readonly votesUp: number;
  readonly votesDown: number;
  readonly vote: Vote;
}

/** The vote after a button was pressed: the same one again clears it. Specification 2 §5. */
export function nextVote(current: Vote, pressed: 'up' | 'down'): Vote {
  return current === pressed ? null : pressed;
}

/** The numbers after the visitor's vote changed, before the server has counted it. Specification 2 §5. */
export function withVote({ votesUp, votesDown, vote }: Votes, next: Vote): Votes {
  return {
    votesUp: votesUp - Number(vote === 'up') + Number(next === 'up'),
    votesDown: votesDown - Number(vote === 'down') + Number(next === 'down'),
    vote: next,
  };
}
