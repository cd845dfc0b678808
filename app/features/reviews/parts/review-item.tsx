import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { Stars } from '~/ui/stars';
import type { ReviewsData } from '../load-reviews.server';
import { fitOf, splitComment, starsOf } from '../rules/review-summary';
import { ReviewVotes } from './review-votes';

type ReviewItemProps = {
  /** Number of the review on the page, from 0. Its address is `#review-N`: the link for more reviews leads to the first new one. */
  readonly place: number;
  readonly review: ReviewsData['shown'][number];
};

/** One customer's review. */
export function ReviewItem({ place, review }: ReviewItemProps) {
  const t = useT('reviews');
  const stars = starsOf(review.rating);
  const notes = [
    review.isVerified && t('verifiedPurchase'),
    review.fit !== null && `${t('fit.heading')} ${t(`fit.${fitOf(review.fit)}`)}`,
  ];
  const said = notes.filter((note) => note !== false).join(' · ');
  return (
    <article id={`review-${place}`} className="review" aria-label={t('by', { name: review.name || t('anonymous') })}>
      <header>
        <Stars value={stars} label={t('rating', { rating: stars })} />
        <b>{review.name || t('anonymous')}</b>
        <time dateTime={review.created}>{formatDate(review.created)}</time>
        {said && <span>{said}</span>}
      </header>
      <Comment text={review.comment} />
      <ReviewVotes review={review} place={place} />
    </article>
  );
}

/** A long comment shows its start; the rest expands. Specification 2 §5. */
function Comment({ text }: { readonly text: string }) {
  const t = useT('reviews');
  const { start, rest } = splitComment(text);
  if (rest === '') return start === '' ? null : <p>{start}</p>;
  return (
    <>
      <p>{start}…</p>
      <details className="read-more">
        <summary className="link">{t('readMore')}</summary>
        <p>…{rest}</p>
      </details>
    </>
  );
}
