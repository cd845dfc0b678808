import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';
import { useFocusOnLoad } from './use-focus-on-load';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'>;

type CheckboxProps = InputProps & {
  readonly children: ReactNode;
  /** A number at the end of the row, such as how many match. */
  readonly count?: number;
  readonly error?: string | undefined;
};

/** A checkbox with its label next to it. With an error it needs an `id`. */
export function Checkbox({ children, count, error, ...input }: CheckboxProps) {
  const errorId = error && input.id ? `${input.id}-error` : undefined;
  const focus = useFocusOnLoad(Boolean(error));
  return (
    <>
      <label className={classNames('check', Boolean(error) && 'is-error')}>
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          {...focus}
        />
        <span>{children}</span> {count !== undefined && <span className="n">{count}</span>}
      </label>
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}

type RadioRowsProps = {
  readonly id: string;
  readonly legend: string;
  readonly legendHidden?: boolean;
  readonly error?: string | undefined;
  /** `RadioRow`s, each followed by the `RowMore` it unfolds. */
  readonly children: ReactNode;
};

/** Choices as rows in one frame; the chosen row is tinted. */
export function RadioRows({ id, legend, legendHidden, error, children }: RadioRowsProps) {
  const focus = useFocusOnLoad(Boolean(error));
  return (
    <fieldset
      id={id}
      className="stack-s"
      aria-describedby={error ? `${id}-error` : undefined}
      {...(error && { tabIndex: -1 })}
      {...focus}
    >
      <legend className={legendHidden ? 'sr' : 'label'}>{legend}</legend>
      <div className={classNames('rows', Boolean(error) && 'is-error')}>{children}</div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

type RadioRowProps = InputProps & {
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** Content at the right end, for example a price. */
  readonly end?: ReactNode;
};

/** One choice of `RadioRows`. */
export function RadioRow({ title, detail, end, ...input }: RadioRowProps) {
  return (
    <label className="radio-row">
      <input {...input} type="radio" />
      <span>
        <b>{title}</b>
        {detail && <small>{detail}</small>}
      </span>
      {end && <span className="end">{end}</span>}
    </label>
  );
}

/** The fields that belong to the chosen row, right below it. */
export function RowMore({ children }: { readonly children: ReactNode }) {
  return <div className="row-more">{children}</div>;
}
