import { Link, useLocation } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { queryString } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { EmptyState } from '~/ui/empty-state';
import type { ReviewsData } from '../load-reviews.server';
import { REVIEWS_PER_PAGE } from '../rules/review-summary';
import { REVIEW_SORTS } from '../rules/sort-reviews';
import { ReviewItem } from './review-item';
import { PhotoDialog } from './review-photos';
import { ReviewSummary } from './review-summary';
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
      <div className="review-columns">
        <div>
          <ReviewSummary reviews={reviews} rating={rating} />
          {write && <p className="review-write">{write}</p>}
        </div>
        <div>
          <ReviewList {...reviews} />
        </div>
      </div>
    </section>
  );
}

/** Reviews that a phone shows before the others are asked for; a wide screen shows all. */
const FIRST = 3;

function ReviewList({ modelId, shown, sort, summary }: ReviewsData) {
  const t = useT('reviews');
  return (
    <>
      {summary.count > 1 && <SortLinks sort={sort} />}
      <VoteForm modelId={modelId} />
      {shown.slice(0, FIRST).map((review, index) => (
        <ReviewItem key={review.id} place={index} review={review} />
      ))}
      {shown.length > FIRST && (
        <details className="review-rest" open={shown.length > REVIEWS_PER_PAGE}>
          <summary className="btn btn-line">{t('rest', { count: summary.count - FIRST })}</summary>
          {shown.slice(FIRST).map((review, index) => (
            <ReviewItem key={review.id} place={FIRST + index} review={review} />
          ))}
          {shown.length < summary.count && <ShowMore shown={shown.length} />}
        </details>
      )}
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
