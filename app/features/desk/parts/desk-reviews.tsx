import { Form } from '@remix-run/react';
import { DESK_REVIEW_STATUSES } from 'contract/desk';
import type { DeskPage, DeskReview, DeskReviewStatus } from '~/api/desk';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo, pathToSlug } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Chip } from '~/ui/chip';
import { EmptyState } from '~/ui/empty-state';
import { TextAreaField } from '~/ui/field';
import { Stars } from '~/ui/stars';
import { TextLink } from '~/ui/text-link';
import { DeskPager } from './desk-pager';

type DeskReviewsProps = {
  readonly list: DeskPage<DeskReview>;
  readonly page: number;
  readonly status: DeskReviewStatus;
};

/** Reviews in a state, each with the forms that decide it. */
export function DeskReviews({ list, page, status }: DeskReviewsProps) {
  const t = useT('desk');
  const { language } = useLocale();
  const query = status === 'pending' ? {} : { status };
  return (
    <>
      <nav aria-label={t('reviews.states')} className="desk-chips">
        {DESK_REVIEW_STATUSES.map((each) => (
          <Chip
            key={each}
            to={pathTo('deskReviews', language, {}, each === 'pending' ? {} : { status: each })}
            current={each === status}
          >
            {t(`reviews.state.${each}`)}
          </Chip>
        ))}
      </nav>
      {list.count === 0 && <EmptyState title={t('reviews.none')} />}
      <ul className="desk-cards">
        {list.rows.map((review) => (
          <li key={review.id}>
            <ReviewText review={review} />
            <ReviewDecision review={review} status={status} />
          </li>
        ))}
      </ul>
      <DeskPager screen="deskReviews" page={page} pageCount={list.pageCount} query={query} />
    </>
  );
}

function ReviewText({ review }: { readonly review: DeskReview }) {
  const t = useT('desk');
  return (
    <article className="stack-s">
      <h2 className="account-card-title">
        <TextLink to={pathToSlug(review.model)}>{review.modelName}</TextLink>
      </h2>
      <p className="muted">
        <Stars value={review.stars} label={t('reviews.stars', { count: review.stars })} />{' '}
        {[review.day, review.language, review.isVerified && t('reviews.verified')].filter(Boolean).join(' · ')}
      </p>
      <p>
        <b>{review.name || t('reviews.nameless')}</b>
        {review.title && <> · {review.title}</>}
      </p>
      <p className="desk-text" lang={review.language}>
        {review.comment}
      </p>
      {review.pictures.length > 0 && (
        <p className="desk-pictures">
          {review.pictures.map((address, index) => (
            <img key={address} src={address} alt={t('reviews.picture', { number: index + 1 })} height={96} />
          ))}
        </p>
      )}
      {review.note && <p className="muted">{t('reviews.noteSent', { note: review.note })}</p>}
    </article>
  );
}

function ReviewDecision({ review, status }: { readonly review: DeskReview; readonly status: DeskReviewStatus }) {
  const t = useT('desk');
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('deskReviews', language)} className="stack-s">
      <input type="hidden" name="review" value={review.id} />
      <input type="hidden" name="version" value={review.version} />
      <input type="hidden" name="status" value={status} />
      {status !== 'refused' && (
        <TextAreaField
          id={`note-${review.id}`}
          name="note"
          label={t('note')}
          hint={t('reviews.noteHint')}
          rows={2}
          maxLength={2000}
        />
      )}
      <p className="desk-actions">
        {status !== 'published' && (
          <Button look="solid" name="decision" value="published">
            {t('reviews.publish')}
          </Button>
        )}
        {status !== 'refused' && (
          <Button look="line" name="decision" value="refused">
            {t('reviews.refuse')}
          </Button>
        )}
      </p>
    </Form>
  );
}
