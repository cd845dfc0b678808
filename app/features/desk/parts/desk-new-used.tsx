import type { UsedForm } from 'contract/desk-used';
import type { DeskUsed } from '~/api/desk-used';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { SelectField } from '~/ui/field';
import { ChooseModel } from './choose-model';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { fieldId, useNotes } from './noted-field';
import { UsedConditionField, UsedNotes, UsedPictures, UsedPrice, useUsedLabels } from './used-fields';

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
  const labels = useUsedLabels();
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
        <DeskEditor version={version} answer={answer} labels={labels} lastChange={null} encType="multipart/form-data">
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
  const select = (name: 'variant' | 'store') => ({
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
          <UsedConditionField condition={form.condition} />
          <UsedPrice price={form.price} />
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
      <UsedNotes notes={form.notes} />
      <UsedPictures pictures={form.pictures} />
    </>
  );
}
