import { useFetchers, useSubmit } from '@remix-run/react';
import type { FormEvent } from 'react';
import { useT } from '~/locale/translator';
import { Icon } from '~/ui/icon';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { ReviewsData } from '../load-reviews.server';
import { nextVote, type Votes, withVote } from '../rules/cast-vote';
import { VOTE_FORM, voteValue } from '../vote-button';

const keyOf = (reviewId: number | string) => `vote-${reviewId}`;

/** The votes that the server has not answered yet, by the key of their review. */
function usePendingVotes(): ReadonlyMap<string, Votes['vote']> {
  const busy = useFetchers().filter(({ key, state }) => key.startsWith(keyOf('')) && state !== 'idle');
  return new Map(
    busy.map(({ key, formData }) => [key, formData?.has('up') ? 'up' : formData?.has('down') ? 'down' : null]),
  );
}

/**
 * The form of all vote buttons of the page. Without scripts it is posted and leads back to the review; with scripts each review
 * has a fetcher of its own.
 */
export function VoteForm({ modelId }: { readonly modelId: number }) {
  const submit = useSubmit();
  const pending = usePendingVotes();
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    if (!submitter) return;
    event.preventDefault();
    const key = keyOf(submitter.value.split('-', 1)[0] ?? '');
    if (!pending.has(key)) submit(submitter, { navigate: false, fetcherKey: key });
  };
  return (
    <form id={VOTE_FORM} method="post" hidden onSubmit={onSubmit}>
      <input type="hidden" name="model" value={modelId} />
    </form>
  );
}

type ReviewVotesProps = { readonly review: ReviewsData['shown'][number]; readonly place: number };

/** The votes on a review, with their number where there are any: a press counts at once, and the same one again clears it. Specification 2 §5. */
export function ReviewVotes({ review, place }: ReviewVotesProps) {
  const t = useT('reviews');
  const pending = usePendingVotes();
  const key = keyOf(review.id);
  const isSaving = pending.has(key);
  const votes = isSaving ? withVote(review, pending.get(key) ?? null) : review;
  return (
    <div className="votes">
      {(['up', 'down'] as const).map((side) => (
        <button
          key={side}
          type="submit"
          form={VOTE_FORM}
          name={nextVote(votes.vote, side) ?? 'none'}
          value={voteValue(review.id, place)}
          className={side === 'up' ? 'vote' : 'vote vote-down'}
          aria-pressed={votes.vote === side}
          aria-disabled={isSaving || undefined}
        >
          <Icon name="thumb" size="xs" />
          <VisuallyHidden>{t(`vote.${side}`)}</VisuallyHidden>
          {(side === 'up' ? votes.votesUp : votes.votesDown) || null}
        </button>
      ))}
    </div>
  );
}
