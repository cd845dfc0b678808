import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from './class-names';
import { Icon } from './icon';
import { useFocusOnLoad } from './use-focus-on-load';

type FieldTexts = {
  /** Unique on the page; hint and error derive their ids from it. */
  readonly id: string;
  readonly label: string;
  /** The label is for screen readers only, because the context already shows what the field is. */
  readonly labelHidden?: boolean;
  readonly hint?: ReactNode;
  /** The error message, one sentence. Marks the field as invalid. */
  readonly error?: string | undefined;
};

/** The attributes that connect a control with its hint and error. */
export function describedBy({ id, hint, error }: Pick<FieldTexts, 'id' | 'hint' | 'error'>) {
  const ids = classNames(Boolean(error) && `${id}-error`, Boolean(hint) && `${id}-hint`);
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? true : undefined };
}

type FieldErrorProps = {
  readonly id: string;
  /** `alert` for one that comes while the focus is elsewhere. */
  readonly role?: 'alert';
  readonly children: ReactNode;
};

/** The error message below an invalid field. */
export function FieldError({ id, role, children }: FieldErrorProps) {
  return (
    <p className="error" id={id} role={role}>
      <Icon name="alert" size="xs" />
      {children}
    </p>
  );
}

/** A field: label, control, hint and error message. */
export function Field({
  id,
  label,
  labelHidden,
  hint,
  error,
  children,
}: FieldTexts & { readonly children: ReactNode }) {
  return (
    <div className={classNames('field', Boolean(error) && 'is-error')}>
      <label htmlFor={id} className={labelHidden ? 'sr' : undefined}>
        {label}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

type Own<Attributes> = FieldTexts & Omit<Attributes, 'id' | 'className'>;

/** Separates the texts of the field from the attributes of the control. */
function useParts<Attributes extends FieldTexts>(props: Attributes) {
  const { id, label, labelHidden, hint, error, ...control } = props;
  const texts: FieldTexts = { id, label, error, ...(labelHidden && { labelHidden }), ...(hint && { hint }) };
  const focus = useFocusOnLoad(Boolean(error));
  return { texts, control: { ...control, id, ...describedBy(texts), ...focus } };
}

/** One line of text: name, e-mail, postcode. */
export function TextField(props: Own<InputHTMLAttributes<HTMLInputElement>>) {
  const { texts, control } = useParts(props);
  return (
    <Field {...texts}>
      <input {...control} className="input" />
    </Field>
  );
}

/** Several lines of text. */
export function TextAreaField(props: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { texts, control } = useParts(props);
  return (
    <Field {...texts}>
      <textarea {...control} className="textarea" />
    </Field>
  );
}

/** A choice from a list; the options are its children. */
export function SelectField(props: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
  const { texts, control } = useParts(props);
  return (
    <Field {...texts}>
      <select {...control} className="select" />
    </Field>
  );
}
