import { REVIEW_LIMITS } from 'contract/reviews';
import type { ChangeEvent } from 'react';
import { Plate } from '~/features/catalog/parts/plate';
import { PHOTO_TYPES } from '~/features/photos/photo-types';
import { useT } from '~/locale/translator';
import { Checkbox } from '~/ui/choice';
import { Field } from '~/ui/field';
import type { KeptPicture } from '../write-review.server';

type PictureFieldsProps = {
  readonly pictures: readonly KeptPicture[];
  readonly error: string | undefined;
};

/**
 * The pictures that a review has, each with a box to remove it, and a field for more. With scripts the browser says before sending
 * that files are too many or too large.
 */
export function PictureFields({ pictures, error }: PictureFieldsProps) {
  const t = useT('review-form');
  const check = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const sizes = [...(currentTarget.files ?? [])].map(({ size }) => size);
    const { pictureBytes, allPictureBytes, pictures: max } = REVIEW_LIMITS;
    const isLarge = sizes.some((size) => size > pictureBytes) || sizes.reduce((a, b) => a + b, 0) > allPictureBytes;
    const problem = sizes.length > max ? t('error.tooMany', { max }) : isLarge ? t('error.tooLarge') : '';
    currentTarget.setCustomValidity(problem);
    currentTarget.reportValidity();
  };
  return (
    <>
      {pictures.length > 0 && <KeptPictures pictures={pictures} />}
      <Field id="review-images" label={t('pictures')} hint={t('pictures.hint')} error={error}>
        <input
          id="review-images"
          type="file"
          name="images"
          multiple
          accept={PHOTO_TYPES}
          className="file-input"
          aria-describedby={error ? 'review-images-error review-images-hint' : 'review-images-hint'}
          aria-invalid={error ? true : undefined}
          onChange={check}
        />
      </Field>
    </>
  );
}

function KeptPictures({ pictures }: Pick<PictureFieldsProps, 'pictures'>) {
  const t = useT('review-form');
  return (
    <fieldset className="stack-s">
      <legend className="label">{t('pictures.kept')}</legend>
      <ul className="files">
        {pictures.map(({ path, shown, preview }, index) => (
          <li key={path} className="file">
            {preview ? (
              <span className="plate plate-scene">
                <img src={preview} alt="" width={96} height={96} />
              </span>
            ) : (
              <Plate picture={shown} use="thumb" alt="" />
            )}
            <span>{t('pictures.one', { number: index + 1 })}</span>
            <input type="hidden" name="picture" value={path} />
            <Checkbox name="remove" value={path}>
              {t('pictures.remove')} <span className="sr">{t('pictures.one', { number: index + 1 })}</span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
