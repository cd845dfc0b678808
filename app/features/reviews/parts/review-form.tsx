import { Form, useNavigation } from '@remix-run/react';
import { FIT_SCORES, REVIEW_LIMITS } from 'contract/reviews';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { RadioRow, RadioRows } from '~/ui/choice';
import { TextAreaField, TextField } from '~/ui/field';
import { OptionTile } from '~/ui/option-tile';
import { Stars } from '~/ui/stars';
import type { RefusedReview, WriteReviewData } from '../write-review.server';
import { PictureFields } from './picture-fields';

type ReviewFormProps = { readonly data: WriteReviewData; readonly refused: RefusedReview | null };

const STARS = [5, 4, 3, 2, 1] as const;

/** The form of a review. A refused one comes back as it was sent. */
export function ReviewForm({ data, refused }: ReviewFormProps) {
  const t = useT('review-form');
  const isPending = useNavigation().state === 'submitting';
  const { values, pictures } = refused ?? data;
  const errors = refused?.errors ?? {};
  return (
    <Form method="post" encType="multipart/form-data" className="area-form" noValidate={false}>
      {refused?.text && <Alert tone="error">{refused.text}</Alert>}
      <StarsField chosen={values.stars} error={errors.stars} />
      {data.product.hasSizes && <FitField chosen={values.size} />}
      <TextField
        id="review-title"
        name="title"
        label={t('heading')}
        defaultValue={values.title}
        maxLength={REVIEW_LIMITS.title}
        error={errors.title}
      />
      <TextAreaField
        id="review-comment"
        name="comment"
        label={t('comment')}
        hint={t('comment.hint')}
        defaultValue={values.comment}
        maxLength={REVIEW_LIMITS.comment}
        rows={8}
        required
        error={errors.comment}
      />
      <TextField
        id="review-name"
        name="name"
        label={t('name')}
        hint={t('name.hint')}
        defaultValue={values.name}
        maxLength={REVIEW_LIMITS.name}
        autoComplete="nickname"
        required
        error={errors.name}
      />
      <PictureFields key={pictures.map(({ path }) => path).join()} pictures={pictures} error={errors.pictures} />
      <p className="tiny muted">{t(data.isPublishedAtOnce ? 'rulesAtOnce' : 'rules')}</p>
      <p>
        <Button look="primary" pending={isPending}>
          {t('submit')}
        </Button>
      </p>
    </Form>
  );
}

function StarsField({ chosen, error }: { readonly chosen: string; readonly error: string | undefined }) {
  const t = useT('review-form');
  return (
    <RadioRows id="review-stars" legend={t('stars')} error={error}>
      {STARS.map((stars) => (
        <RadioRow
          key={stars}
          name="stars"
          value={stars}
          defaultChecked={chosen === String(stars)}
          required
          title={t(`stars.${stars}`)}
          end={<Stars value={stars} label={t('stars.label', { count: stars })} />}
        />
      ))}
    </RadioRows>
  );
}

/** How the size fits. Specification 2 §9. */
function FitField({ chosen }: { readonly chosen: string }) {
  const t = useT('review-form');
  const isKnown = FIT_SCORES.some((score) => String(score) === chosen);
  return (
    <fieldset className="stack-s">
      <legend className="label">{t('fit')}</legend>
      <div className="fit-choice">
        {FIT_SCORES.map((score) => (
          <OptionTile key={score} type="radio" name="size" value={score} defaultChecked={chosen === String(score)}>
            {t(`fit.${score}`)}
          </OptionTile>
        ))}
        <OptionTile type="radio" name="size" value="" defaultChecked={!isKnown}>
          {t('fit.none')}
        </OptionTile>
      </div>
    </fieldset>
  );
}
