import { SelectField } from '~/ui/field';
import { fieldId, useNotes } from './noted-field';

type ImportSelectProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A choice of the form of an import, with what is to be said beside it. */
export const ImportSelect = ({ name, label, value, options }: ImportSelectProps) => (
  <SelectField id={fieldId(name)} name={name} label={label} defaultValue={value} {...useNotes(name)}>
    {options.map((option) => (
      <option key={option.value} value={option.value}>
        {option.label}
      </option>
    ))}
  </SelectField>
);
