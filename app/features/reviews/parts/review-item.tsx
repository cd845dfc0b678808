import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { Stars } from '~/ui/stars';
import type { ReviewsData } from '../load-reviews.server';
import { fitOf, splitComment, starsOf } from '../rules/review-summary';

type ReviewItemProps = {
  /** Unique on the page; the link for more reviews leads to the first new one. */
  readonly id: string;
  readonly review: ReviewsData['shown'][number];
};

/** One buyer's words. */
export function ReviewItem({ id, review }: ReviewItemProps) {
  const t = useT('reviews');
  const stars = starsOf(review.rating);
  const notes = [
    review.isVerified && t('verifiedPurchase'),
    review.fit !== null && `${t('fit.heading')} ${t(`fit.${fitOf(review.fit)}`)}`,
  ];
  const said = notes.filter((note) => note !== false).join(' · ');
  return (
    <article id={id} className="review" aria-label={t('by', { name: review.name || t('anonymous') })}>
      <header>
        <Stars value={stars} label={t('rating', { rating: stars })} />
        <b>{review.name || t('anonymous')}</b>
        <time dateTime={review.created}>{formatDate(review.created)}</time>
        {said && <span>{said}</span>}
      </header>
      <Comment text={review.comment} />
      {review.votesUp > 0 && <p className="tiny muted">{t('helpful', { count: review.votesUp })}</p>}
    </article>
  );
}

/** A long comment shows its start; the rest unfolds. Specification 2 §5. */
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
