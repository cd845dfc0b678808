import { Form } from '@remix-run/react';
import { IMPORT_KINDS, type ImportForm, type ImportKind } from 'contract/import-form';
import type { DeskImport } from '~/api/desk-imports';
import { LANGUAGES, languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { ImportSelect } from './desk-import-select';

/** What a file holds that is no goods. */
type OtherKind = Exclude<ImportKind, 'goods'>;

/** What an import holds, if that is no goods, by what is said of its file. */
export const otherKind = (format: string): OtherKind | undefined => {
  const kind = IMPORT_KINDS.find((one) => one === format);
  return kind === 'goods' ? undefined : kind;
};

/** A choice of what a file holds, where its columns can mean more than one thing; trying it as that fills its form in. */
export function KindChoice({ kinds, kind }: { readonly kinds: readonly ImportKind[]; readonly kind: ImportKind }) {
  const t = useT('desk-import');
  if (kinds.length < 2) return null;
  return (
    <Form method="post" className="desk-part" aria-labelledby="import-kind">
      <h2 id="import-kind">{t('kind.title')}</h2>
      <p className="hint">{t('kind.hint')}</p>
      <ImportSelect
        name="kind"
        label={t('kind.field')}
        value={kind}
        options={kinds.map((one) => ({ value: one, label: t(`format.${one}`) }))}
      />
      <p className="desk-actions">
        <Button look="line" name="intent" value="kind">
          {t('kind.try')}
        </Button>
      </p>
    </Form>
  );
}

type RecordFieldsProps = {
  readonly run: Pick<DeskImport, 'asks' | 'stores' | 'currencies' | 'examples'>;
  readonly form: ImportForm;
  readonly kind: OtherKind;
};

/** What becomes of records, and what their file does not say. */
export function RecordFields({ run, form, kind }: RecordFieldsProps) {
  const t = useT('desk-import');
  const languages = LANGUAGES.map((language) => ({ value: language, label: languageTable[language].name }));
  const currencies = [...new Set([...run.currencies, form.currency])];
  return (
    <>
      <p>{t(`about.${kind}`)}</p>
      <p className="hint">{t('fileGone')}</p>
      {run.asks.includes('language') && (
        <ImportSelect
          name="language"
          label={kind === 'translations' ? t('form.language') : t('form.languageOf')}
          value={form.language}
          options={languages}
        />
      )}
      {run.asks.includes('currency') && (
        <ImportSelect
          name="currency"
          label={t('form.currencyOf')}
          value={form.currency}
          options={currencies.map((code) => ({ value: code, label: code.toUpperCase() }))}
        />
      )}
      {run.asks.includes('stores') && <Stores chosen={form.stores} stores={run.stores} />}
      {run.asks.includes('addresses') && <Addresses form={form} examples={run.examples} />}
    </>
  );
}

type StoresProps = { readonly chosen: ImportForm['stores'] } & Pick<DeskImport, 'stores'>;

function Stores({ chosen, stores }: StoresProps) {
  const t = useT('desk-import');
  if (chosen.length === 0) return null;
  const options = [
    { value: '', label: t('store.none') },
    ...stores.map(({ slug, name }) => ({ value: slug, label: name })),
  ];
  return (
    <fieldset className="desk-part">
      <legend>{t('form.stores')}</legend>
      <p className="hint">{t('form.storesHint')}</p>
      <div className="desk-languages">
        {chosen.map(({ name, to }, place) => (
          <div key={name}>
            <input type="hidden" name={`stores.${place}.name`} value={name} />
            <ImportSelect name={`stores.${place}.to`} label={name} value={to} options={options} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

type AddressesProps = { readonly form: ImportForm } & Pick<DeskImport, 'examples'>;

function Addresses({ form, examples }: AddressesProps) {
  const t = useT('desk-import');
  const options = examples.map(({ column, value }) => ({
    value: column,
    label: value === '' ? column : `${column} (${value})`,
  }));
  return (
    <fieldset className="desk-part">
      <legend>{t('form.addressColumns')}</legend>
      <p className="hint">{t('form.addressColumnsHint')}</p>
      <div className="desk-languages">
        <ImportSelect name="from_column" label={t('form.from')} value={form.from_column} options={options} />
        <ImportSelect name="to_column" label={t('form.to')} value={form.to_column} options={options} />
      </div>
    </fieldset>
  );
}
