import type { UsedForm } from 'contract/desk-used';
import { USED_CONDITIONS } from 'contract/used-condition';
import type { DeskUsed } from '~/api/desk-used';
import { mediaUrl } from '~/features/catalog/media-url';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Field, SelectField } from '~/ui/field';
import { ChooseModel } from './choose-model';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { fieldId, NotedLine, TextsByLanguage, useNotes } from './noted-field';

const EMPTY: UsedForm = { parent: '', variant: '', condition: '', price: '', store: '', notes: {}, pictures: [] };

type DeskNewUsedProps = {
  readonly used: Pick<DeskUsed, 'stores' | 'parent'> & {
    /** Key of the form. */
    readonly version: string;
    /** The new model as it was named. */
    readonly asked: string;
  };
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: UsedForm }) | undefined;
};

/** Takes a used item in: first the new model is named, then what is known of the piece. */
export function DeskNewUsed({ used, answer }: DeskNewUsedProps) {
  const t = useT('desk-selling');
  const { language } = useLocale();
  const { version, parent, asked, stores } = used;
  return (
    <>
      <ChooseModel
        action={pathTo('deskNewUsed', language)}
        name="parent"
        label={t('used.parent')}
        asked={asked}
        problem={asked !== '' && parent === null ? t('used.parentUnknown') : undefined}
      />
      {parent && (
        <DeskEditor version={version} answer={answer} lastChange={null} encType="multipart/form-data">
          <input type="hidden" name="parent" value={asked} />
          <UsedFacts parent={parent} stores={stores} form={answer?.form ?? EMPTY} />
        </DeskEditor>
      )}
    </>
  );
}

type UsedFactsProps = Pick<DeskUsed, 'stores'> & {
  readonly parent: NonNullable<DeskUsed['parent']>;
  readonly form: UsedForm;
};

function UsedFacts({ parent, stores, form }: UsedFactsProps) {
  const t = useT('desk-selling');
  const select = (name: 'variant' | 'condition' | 'store') => ({
    id: fieldId(name),
    name,
    label: t(`used.${name}`),
    defaultValue: form[name],
  });
  const choose = <option value="">{t('choose')}</option>;
  return (
    <>
      <section className="desk-part" aria-labelledby="part-used">
        <h2 id="part-used">{parent.name}</h2>
        <div className="desk-row">
          <SelectField {...select('variant')} {...useNotes('variant')}>
            {parent.variants.length > 1 && choose}
            {parent.variants.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField {...select('condition')} {...useNotes('condition')}>
            {choose}
            {USED_CONDITIONS.map((condition) => (
              <option key={condition} value={condition}>
                {t(`used.condition.${condition}`)}
              </option>
            ))}
          </SelectField>
          <NotedLine
            name="price"
            label={t('used.priceEuros')}
            defaultValue={form.price}
            inputMode="decimal"
            size={10}
          />
          <SelectField {...select('store')} {...useNotes('store')}>
            {choose}
            {stores.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      </section>
      <TextsByLanguage
        name="notes"
        legend={t('used.notes')}
        hint={t('used.notesHint')}
        texts={form.notes}
        maxLength={2000}
        rows={4}
      />
      <UsedPictures pictures={form.pictures} />
    </>
  );
}

function UsedPictures({ pictures }: Pick<UsedForm, 'pictures'>) {
  const t = useT('desk-selling');
  const { error, hint } = useNotes('pictures', t('used.picturesHint'));
  const id = fieldId('pictures');
  return (
    <section className="desk-part" aria-labelledby="part-pictures">
      <h2 id="part-pictures">{t('used.pictures')}</h2>
      {pictures.length > 0 && (
        <ul className="desk-pictures">
          {pictures.map((hash) => (
            <li key={hash}>
              <img src={mediaUrl(`/media/${hash}`, '320x400')} alt="" width={96} height={120} />
              <input type="hidden" name="picture" value={hash} />
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
          accept="image/jpeg,image/png,image/webp"
          className="file-input"
          aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
          aria-invalid={error ? true : undefined}
        />
      </Field>
    </section>
  );
}
