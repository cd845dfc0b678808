import { type InputHTMLAttributes, type ReactNode, useState } from 'react';
import { Button } from './button';
import { describedBy, Field } from './field';
import { useFocusOnLoad } from './use-focus-on-load';

type PasswordFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly label: string;
  /** What the button says that shows what was typed: short, so that the field keeps its width on a phone. */
  readonly showLabel: string;
  /** The button's accessible name, which says what it shows. */
  readonly showName: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'maxLength' | 'minLength' | 'required'>;

/** A password, typed once: a button shows it, where scripts run. */
export function PasswordField({ id, label, showLabel, showName, hint, error, ...control }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const focus = useFocusOnLoad(Boolean(error));
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <div className="field-inside">
        <input
          {...control}
          {...describedBy({ id, hint, error })}
          {...focus}
          id={id}
          type={isShown ? 'text' : 'password'}
          autoCapitalize="off"
          spellCheck={false}
          className="input"
        />
        <Button
          type="button"
          look="quiet"
          className="needs-script"
          aria-pressed={isShown}
          aria-label={showName}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
        >
          {showLabel}
        </Button>
      </div>
    </Field>
  );
}
