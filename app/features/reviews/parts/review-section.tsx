import { Link, useLocation } from '@remix-run/react';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { queryString } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { EmptyState } from '~/ui/empty-state';
import { Stars } from '~/ui/stars';
import type { ReviewsData } from '../load-reviews.server';
import { fitOf, REVIEWS_PER_PAGE } from '../rules/review-summary';
import { REVIEW_SORTS } from '../rules/sort-reviews';
import { ReviewItem } from './review-item';
import { PhotoDialog } from './review-photos';
import { VoteForm } from './review-votes';

type ReviewSectionProps = {
  readonly reviews: ReviewsData;
  /** The model's average rating 0 to 10 and number of reviews. */
  readonly rating: { readonly average: number; readonly count: number };
  /** The page on which a customer writes a review; null where none can be written. */
  readonly writeTo: string | null;
};

/** The review section: average, distribution of stars, fit, verification note, reviews; or that there are none yet. */
export function ReviewSection({ reviews, rating, writeTo }: ReviewSectionProps) {
  const t = useT('reviews');
  const write = writeTo && (
    <ButtonLink to={writeTo} look="line" rel="nofollow">
      {t('write')}
    </ButtonLink>
  );
  if (reviews.summary.count === 0) {
    if (!write) return null;
    return (
      <section id="reviews">
        <h2>{t('heading')}</h2>
        <EmptyState title={t('empty')} level={3} actions={write}>
          {t('empty.text')}
        </EmptyState>
      </section>
    );
  }
  return (
    <section id="reviews">
      <h2>{t('heading')}</h2>
      <div>
        <ReviewSummary reviews={reviews} rating={rating} />
        {write && <p className="review-write">{write}</p>}
        <ReviewList {...reviews} />
      </div>
    </section>
  );
}

/** The reviews in short: average, distribution of stars, fit, how they are verified. */
export function ReviewSummary({ reviews: { summary }, rating }: Omit<ReviewSectionProps, 'writeTo'>) {
  const t = useT('reviews');
  return (
    <>
      <Score rating={rating} verifiedCount={summary.verifiedCount} />
      <Distribution summary={summary} />
      {summary.fit !== null && <FitScale fit={summary.fit} percent={summary.trueToSizePercent} />}
      <p className="tiny muted review-origin">{t('origin')}</p>
    </>
  );
}

function ReviewList({ modelId, shown, sort, summary }: ReviewsData) {
  return (
    <>
      {summary.count > 1 && <SortLinks sort={sort} />}
      <VoteForm modelId={modelId} />
      {shown.map((review, index) => (
        <ReviewItem key={review.id} place={index} review={review} />
      ))}
      {shown.length < summary.count && <ShowMore shown={shown.length} />}
      <PhotoDialog reviews={shown} />
    </>
  );
}

/** Links to the reviews in another order. Specification 2 §4. */
function SortLinks({ sort }: Pick<ReviewsData, 'sort'>) {
  const t = useT('reviews');
  const { pathname, search } = useLocation();
  return (
    <nav className="chips review-sorts" aria-label={t('sort')}>
      {REVIEW_SORTS.map((each) => {
        const params = { ...Object.fromEntries(new URLSearchParams(search)), reviews: undefined };
        const query = queryString({ ...params, sort: each === REVIEW_SORTS[0] ? undefined : each });
        return (
          <Chip
            key={each}
            to={`${pathname}${query}#reviews`}
            current={each === sort}
            preventScrollReset
            replace
            rel="nofollow"
          >
            {t(`sort.${each}`)}
          </Chip>
        );
      })}
    </nav>
  );
}

function Score({ rating, verifiedCount }: Pick<ReviewSectionProps, 'rating'> & { readonly verifiedCount: number }) {
  const t = useT('reviews');
  const { language } = useLocale();
  const stars = rating.average / 2;
  const average = formatNumber(stars, language, 1, true);
  const verified = verifiedCount > 0 ? t('verified', { count: verifiedCount }) : '';
  return (
    <div className="score">
      <span className="score-n" aria-hidden="true">
        {average}
      </span>
      <div>
        <Stars value={stars} label={t('rating', { rating: average })} large />
        <p className="tiny muted">{[t('count', { count: rating.count }), verified].filter(Boolean).join(', ')}</p>
      </div>
    </div>
  );
}

function Distribution({ summary: { distribution, count: total } }: Pick<ReviewsData, 'summary'>) {
  const t = useT('reviews');
  return (
    <ul className="stars-spread" aria-label={t('distribution')}>
      {distribution.map(({ stars, count }) => (
        <li key={stars}>
          <span>{t('stars', { count: stars })}</span>
          <progress className="progress" value={count} max={Math.max(total, 1)} aria-hidden="true" />
          <span className="num">{count}</span>
        </li>
      ))}
    </ul>
  );
}

/** The average fit on a scale from too small to too large. Specification 2 §9. */
function FitScale({ fit, percent }: { readonly fit: number; readonly percent: number }) {
  const t = useT('reviews');
  const x = 4 + ((Math.min(Math.max(fit, 2), 10) - 2) / 8) * 392;
  return (
    <div className="fit">
      <p className="small">
        <b>{t('fit.heading')}</b> {t(`fit.${fitOf(fit)}`)}
      </p>
      <svg className="fit-bar" viewBox="0 0 400 12" preserveAspectRatio="none" aria-hidden="true">
        <path d="M2 6h396" />
        <circle cx={x} cy="6" r="6" />
      </svg>
      <p className="fit-l" aria-hidden="true">
        <span>{t('fit.small')}</span>
        <span>{t('fit.true')}</span>
        <span>{t('fit.large')}</span>
      </p>
      <p className="tiny muted">{t('fit.percent', { percent })}</p>
    </div>
  );
}

/** A link to ten more reviews: it works without scripts, and Back returns to fewer. */
function ShowMore({ shown }: { readonly shown: number }) {
  const t = useT('reviews');
  const { pathname, search } = useLocation();
  const params = Object.fromEntries(new URLSearchParams(search));
  const query = queryString({ ...params, reviews: String(shown + REVIEWS_PER_PAGE) });
  return (
    <Link className="btn btn-line" to={`${pathname}${query}#review-${shown}`} preventScrollReset replace>
      {t('more')}
    </Link>
  );
}
