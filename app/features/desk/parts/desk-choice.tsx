import { Checkbox } from '~/ui/choice';
import { useNotes } from './noted-field';

type DeskChoiceProps = {
  readonly name: string;
  readonly legend: string;
  readonly hint?: string;
  readonly chosen: readonly string[];
  readonly known: readonly { readonly slug: string; readonly name: string }[];
};

/** Several of a list, with what is to be said about the choice. */
export function DeskChoice({ name, legend, hint: always, chosen, known }: DeskChoiceProps) {
  const { hint, error } = useNotes(name, always);
  return (
    <fieldset className="desk-part" id={`field-${name}`} aria-invalid={error ? true : undefined}>
      <legend>{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      {error && <p className="error">{error}</p>}
      <div className="desk-choices">
        {known.map(({ slug, name: label }) => (
          <Checkbox key={slug} name={name} value={slug} defaultChecked={chosen.includes(slug)}>
            {label}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
