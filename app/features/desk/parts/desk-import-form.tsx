import { Form } from '@remix-run/react';
import { IMPORT_MODES, type ImportForm, OPTION_ROLES } from 'contract/import-form';
import type { FormFaults } from '~/api/desk-forms';
import type { DeskImport } from '~/api/desk-imports';
import { LANGUAGES, languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { ErrorSummary } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { TextField } from '~/ui/field';
import { Columns } from './desk-import-columns';
import { otherKind, RecordFields } from './desk-import-records';
import { ImportSelect } from './desk-import-select';
import { faultList } from './fault-list';
import { FieldNotesContext, fieldId, useNotes } from './noted-field';

export type ImportFormProps = {
  readonly run: DeskImport;
  readonly form: ImportForm;
  readonly faults: FormFaults;
};

/** How a file is imported: filled in as the file suggests, or as it was sent. */
export function ImportFormPart({ run, form, faults }: ImportFormProps) {
  const t = useT('desk-import');
  const stores = useT('desk-stores');
  const common = useT('common');
  const goesOn = run.state === 'stopped';
  const kind = otherKind(form.kind);
  const labels = {
    ...{ language: t('form.language'), currency: t('form.currency'), tax: t('form.tax'), mode: t('form.mode') },
    ...{ uncounted: t('form.uncounted'), columns: t('form.columns') },
    ...Object.fromEntries(form.columns.map(({ name }, place) => [`columns.${place}`, name])),
    ...Object.fromEntries(form.categories.map(({ name }, place) => [`categories.${place}`, name])),
    ...Object.fromEntries(form.stores.map(({ name }, place) => [`stores.${place}.to`, name])),
    ...Object.fromEntries(form.options.map(({ name }, place) => [`options.${place}.role`, name])),
  };
  return (
    <Form method="post" className="desk-editor" noValidate aria-labelledby="import-form">
      <h2 id="import-form">{t('form.title')}</h2>
      <ErrorSummary title={stores('notSaved')} errors={faultList(faults, labels, common)} />
      <input type="hidden" name="kind" value={form.kind} />
      <FieldNotesContext.Provider value={{ faults: faults.fields, saved: {} }}>
        {kind ? <RecordFields run={run} form={form} kind={kind} /> : <GoodsFields run={run} form={form} />}
      </FieldNotesContext.Provider>
      <p className="desk-actions">
        {!goesOn && (
          <Button look="line" name="intent" value="check">
            {t('try')}
          </Button>
        )}
        <Button look="solid" name="intent" value="import">
          {t(goesOn ? 'goOn' : 'start')}
        </Button>
        {!goesOn && (
          <Button look="line" name="intent" value="stop">
            {t('remove')}
          </Button>
        )}
      </p>
    </Form>
  );
}

function GoodsFields({ run, form }: Omit<ImportFormProps, 'faults'>) {
  const t = useT('desk-import');
  return (
    <>
      <p>{t('form.intro')}</p>
      <Basics form={form} currencies={run.currencies} />
      <Choices form={form} />
      <Columns columns={form.columns} examples={run.examples} />
      <Options options={form.options} />
      <Categories categories={form.categories} groups={run.groups} />
      <ConfirmWithdrawal run={run} />
    </>
  );
}

function Basics({ form, currencies }: { readonly form: ImportForm; readonly currencies: readonly string[] }) {
  const t = useT('desk-import');
  const known = [...new Set([...currencies, form.currency])];
  const languages = LANGUAGES.map((language) => ({ value: language, label: languageTable[language].name }));
  return (
    <div className="desk-row">
      <ImportSelect name="language" label={t('form.language')} value={form.language} options={languages} />
      <ImportSelect
        name="currency"
        label={t('form.currency')}
        value={form.currency}
        options={known.map((code) => ({ value: code, label: code.toUpperCase() }))}
      />
      <ImportSelect
        name="tax"
        label={t('form.tax')}
        value={form.tax}
        options={(['included', 'excluded'] as const).map((value) => ({ value, label: t(`tax.${value}`) }))}
      />
    </div>
  );
}

function Choices({ form }: { readonly form: ImportForm }) {
  const t = useT('desk-import');
  return (
    <>
      <ImportSelect
        name="mode"
        label={t('form.mode')}
        value={form.mode}
        options={IMPORT_MODES.map((value) => ({ value, label: t(`mode.${value}`) }))}
      />
      <ImportSelect
        name="uncounted"
        label={t('form.uncounted')}
        value={form.uncounted}
        options={(['out', 'order'] as const).map((value) => ({ value, label: t(`uncounted.${value}`) }))}
      />
      <div>
        <Checkbox name="fetch_pictures" value="yes" defaultChecked={form.fetch_pictures}>
          {t('form.pictures')}
        </Checkbox>
        <p className="hint">{t('form.picturesHint')}</p>
      </div>
      <div>
        <Checkbox name="old_addresses" value="yes" defaultChecked={form.old_addresses}>
          {t('form.addresses')}
        </Checkbox>
        <p className="hint">{t('form.addressesHint')}</p>
      </div>
    </>
  );
}

function Options({ options }: Pick<ImportForm, 'options'>) {
  const t = useT('desk-import');
  if (options.length === 0) return null;
  return (
    <fieldset className="desk-part">
      <legend>{t('form.options')}</legend>
      <p className="hint">{t('form.optionsHint')}</p>
      <div className="desk-row">
        {options.map(({ name, role }, place) => (
          <div key={name}>
            <input type="hidden" name={`options.${place}.name`} value={name} />
            <ImportSelect
              name={`options.${place}.role`}
              label={name}
              value={role}
              options={OPTION_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type CategoriesProps = Pick<ImportForm, 'categories'> & Pick<DeskImport, 'groups'>;

function Categories({ categories, groups }: CategoriesProps) {
  const t = useT('desk-import');
  if (categories.length === 0) return null;
  return (
    <fieldset className="desk-part">
      <legend>{t('form.categories')}</legend>
      <p className="hint">{t('form.categoriesHint')}</p>
      <datalist id="groups">
        {groups.map(({ path, name }) => (
          <option key={path} value={path}>
            {name}
          </option>
        ))}
      </datalist>
      <div className="desk-languages">
        {categories.map((category, place) => (
          <Category key={category.name} {...category} place={place} />
        ))}
      </div>
    </fieldset>
  );
}

function Category({ name, to, place }: ImportForm['categories'][number] & { readonly place: number }) {
  const notes = useNotes(`categories.${place}`);
  return (
    <div>
      <input type="hidden" name={`categories.${place}.name`} value={name} />
      <TextField
        id={fieldId(`categories.${place}`)}
        name={`categories.${place}.to`}
        label={name}
        defaultValue={to}
        list="groups"
        maxLength={200}
        autoComplete="off"
        {...notes}
      />
    </div>
  );
}

/** A replacement that would take many products out of sale needs their number. */
function ConfirmWithdrawal({ run: { state, counts, checked } }: { readonly run: DeskImport }) {
  const t = useT('desk-import');
  const { missing = 0, onSale = 0 } = state === 'draft' ? (checked?.counts ?? {}) : counts;
  if (missing === 0) return null;
  return (
    <div>
      <Checkbox name="confirm_withdraw" value={missing}>
        {t('confirm', { count: missing, onSale })}
      </Checkbox>
      <p className="hint">{t('confirmHint')}</p>
    </div>
  );
}
