import { COLUMN_MEANINGS, type ImportForm } from 'contract/import-form';
import { useContext } from 'react';
import type { DeskImport } from '~/api/desk-imports';
import { useT } from '~/locale/translator';
import { FieldError, SelectField } from '~/ui/field';
import { FieldNotesContext, fieldId, useNotes } from './noted-field';

type ColumnsProps = Pick<ImportForm, 'columns'> & Pick<DeskImport, 'examples'>;

/** What each column of a plain table is, with a value that stands in it. */
export function Columns({ columns, examples }: ColumnsProps) {
  const t = useT('desk-import');
  const error = useContext(FieldNotesContext).faults['columns'];
  if (columns.length === 0) return null;
  const values = new Map(examples.map(({ column, value }) => [column, value]));
  return (
    <fieldset
      id={fieldId('columns')}
      tabIndex={-1}
      className="desk-part"
      aria-describedby={error ? `${fieldId('columns')}-error` : undefined}
    >
      <legend>{t('form.columns')}</legend>
      <p className="hint">{t('form.columnsHint')}</p>
      {error && <FieldError id={`${fieldId('columns')}-error`}>{error}</FieldError>}
      <div className="desk-languages">
        {columns.map((column, place) => (
          <Column key={column.name} {...column} place={place} example={values.get(column.name) ?? ''} />
        ))}
      </div>
    </fieldset>
  );
}

type ColumnProps = ImportForm['columns'][number] & { readonly place: number; readonly example: string };

function Column({ name, to, place, example }: ColumnProps) {
  const t = useT('desk-import');
  const notes = useNotes(`columns.${place}`, example ? t('form.example', { value: example }) : undefined);
  return (
    <div>
      <input type="hidden" name={`columns.${place}.name`} value={name} />
      <SelectField
        id={fieldId(`columns.${place}`)}
        name={`columns.${place}.to`}
        label={name}
        defaultValue={to}
        {...notes}
      >
        {COLUMN_MEANINGS.map((meaning) => (
          <option key={meaning} value={meaning}>
            {t(meaning === '' ? 'column.none' : `column.${meaning}`)}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
