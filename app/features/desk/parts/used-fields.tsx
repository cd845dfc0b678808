import type { UsedForm } from 'contract/desk-used';
import { USED_CONDITIONS } from 'contract/used-condition';
import { mediaUrl } from '~/features/catalog/media-url';
import { PHOTO_TYPES } from '~/features/photos/photo-types';
import { useT } from '~/locale/translator';
import { Checkbox } from '~/ui/choice';
import { Field, SelectField } from '~/ui/field';
import { fieldId, NotedLine, TextsByLanguage, useNotes } from './noted-field';

/** The labels of all fields of a used item. */
export function useUsedLabels() {
  const t = useT('desk-selling');
  return {
    ...{ variant: t('used.variant'), store: t('used.store'), condition: t('used.condition') },
    ...{ price: t('used.priceEuros'), notes: t('used.notes'), pictures: t('used.addPictures') },
  };
}

/** What is worn and what was mended, by language. */
export function UsedNotes({ notes }: Pick<UsedForm, 'notes'>) {
  const t = useT('desk-selling');
  return (
    <TextsByLanguage
      name="notes"
      legend={t('used.notes')}
      hint={t('used.notesHint')}
      texts={notes}
      maxLength={2000}
      rows={4}
    />
  );
}

/** How worn it is. */
export function UsedConditionField({ condition }: Pick<UsedForm, 'condition'>) {
  const t = useT('desk-selling');
  return (
    <SelectField
      id={fieldId('condition')}
      name="condition"
      label={t('used.condition')}
      defaultValue={condition}
      {...useNotes('condition')}
    >
      <option value="">{t('choose')}</option>
      {USED_CONDITIONS.map((each) => (
        <option key={each} value={each}>
          {t(`used.condition.${each}`)}
        </option>
      ))}
    </SelectField>
  );
}

export function UsedPrice({ price }: Pick<UsedForm, 'price'>) {
  const t = useT('desk-selling');
  return <NotedLine name="price" label={t('used.priceEuros')} defaultValue={price} inputMode="decimal" size={10} />;
}

/** The pictures that a used item has, each with the way to take it off, and the field for more. */
export function UsedPictures({ pictures }: Pick<UsedForm, 'pictures'>) {
  const t = useT('desk-selling');
  const { error, hint } = useNotes('pictures', t('used.picturesHint'));
  const id = fieldId('pictures');
  return (
    <section className="desk-part" aria-labelledby="part-pictures">
      <h2 id="part-pictures">{t('used.pictures')}</h2>
      {pictures.length > 0 && (
        <ul className="desk-pictures">
          {pictures.map((hash, at) => (
            <li key={hash}>
              <img src={mediaUrl(`/media/${hash}`, '320x400')} alt="" width={96} height={120} />
              <input type="hidden" name="picture" value={hash} />
              <Checkbox name="dropped" value={hash}>
                {t('used.removePicture', { number: at + 1 })}
              </Checkbox>
            </li>
          ))}
        </ul>
      )}
      <Field id={id} label={t('used.addPictures')} hint={hint} error={error}>
        <input
          id={id}
          type="file"
          name="photo"
          multiple
          accept={PHOTO_TYPES}
          className="file-input"
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
        />
      </Field>
    </section>
  );
}
