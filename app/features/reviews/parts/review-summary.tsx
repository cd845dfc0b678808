import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Stars } from '~/ui/stars';
import type { ReviewsData } from '../load-reviews.server';
import { fitOf } from '../rules/review-summary';

type ReviewSummaryProps = {
  readonly reviews: ReviewsData;
  /** The model's average rating 0 to 10 and number of reviews. */
  readonly rating: { readonly average: number; readonly count: number };
};

/** The reviews in short: average, distribution of stars, fit, how they are verified. */
export function ReviewSummary({ reviews: { summary }, rating }: ReviewSummaryProps) {
  return (
    <>
      <Score rating={rating} verifiedCount={summary.verifiedCount} />
      <Distribution summary={summary} />
      {summary.fit !== null && <FitScale fit={summary.fit} percent={summary.trueToSizePercent} />}
      <Origin areAllVerified={summary.verifiedCount === summary.count} />
    </>
  );
}

/** Who can write a review, and how reviews are checked: what Directive (EU) 2019/2161 requires to be told. */
function Origin({ areAllVerified }: { readonly areAllVerified: boolean }) {
  const t = useT('reviews');
  return (
    <div className="tiny muted review-origin">
      <p>{t(areAllVerified ? 'origin.who' : 'origin.some')}</p>
      <details>
        <summary className="link">{t('origin.how')}</summary>
        <p>{t('origin')}</p>
      </details>
    </div>
  );
}

function Score({ rating, verifiedCount }: Pick<ReviewSummaryProps, 'rating'> & { readonly verifiedCount: number }) {
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
  const { language } = useLocale();
  return (
    <ul className="stars-spread" aria-label={t('distribution')}>
      {distribution.map(({ stars, from, count }) => (
        <li key={stars}>
          <span>
            {from < stars
              ? t('starsFrom', { from: formatNumber(from, language, 1), count: stars })
              : t('stars', { count: stars })}
          </span>
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
        <path className="fit-dot" d={`M${x} 6h.01`} />
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
