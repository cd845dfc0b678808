import { formatDate } from '~/locale/dates';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Icon } from '~/ui/icon';
import { Stars } from '~/ui/stars';
import type { ReviewsData } from '../load-reviews.server';
import { fitOf, splitComment, starsOf } from '../rules/review-summary';
import { ReviewPhotos } from './review-photos';
import { ReviewVotes } from './review-votes';

type ReviewItemProps = {
  /** Number of the review on the page, from 0. Its address is `#review-N`: the link for more reviews leads to the first new one. */
  readonly place: number;
  readonly review: ReviewsData['shown'][number];
};

/** One customer's review. */
export function ReviewItem({ place, review }: ReviewItemProps) {
  const t = useT('reviews');
  const name = review.name || t('anonymous');
  const { language } = useLocale();
  const stars = starsOf(review.rating);
  const rating = formatNumber(stars, language, 1);
  return (
    <article id={`review-${place}`} className="review" aria-label={t('by', { name })}>
      <header>
        <Stars value={stars} label={t('rating', { rating })} note={`${rating}/5`} />
        <b>{name}</b>
        <time dateTime={review.created}>{formatDate(review.created)}</time>
        {review.foreign && <span className="review-language">{review.foreign.words}</span>}
        {review.isVerified && (
          <span className="review-verified">
            <Icon name="check" size="xs" />
            {t('verifiedPurchase')}
          </span>
        )}
        {review.fit !== null && (
          <span>
            {t('fit.heading')} {t(`fit.${fitOf(review.fit)}`)}
          </span>
        )}
      </header>
      {review.title && (
        <h3 className="review-title" lang={review.foreign?.language}>
          {review.title}
        </h3>
      )}
      <Comment text={review.comment} lang={review.foreign?.language} />
      <ReviewPhotos review={review} place={place} />
      <ReviewVotes review={review} place={place} />
    </article>
  );
}

type CommentProps = {
  readonly text: string;
  /** Its language where that is not the page's. */
  readonly lang: string | undefined;
};

/** A long comment shows its start; the rest expands. Specification 2 §5. */
function Comment({ text, lang }: CommentProps) {
  const t = useT('reviews');
  const { start, rest } = splitComment(text);
  if (rest === '') return start === '' ? null : <p lang={lang}>{start}</p>;
  return (
    <>
      <p lang={lang}>{start}…</p>
      <details className="read-more">
        <summary className="link">{t('readMore')}</summary>
        <p lang={lang}>…{rest}</p>
      </details>
    </>
  );
}
