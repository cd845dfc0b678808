import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';
import { FieldError } from './field';

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
  return (
    <>
      <label className={classNames('check', Boolean(error) && 'is-error')}>
        <input {...input} type="checkbox" aria-invalid={error ? true : undefined} aria-describedby={errorId} />
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
  return (
    <fieldset id={id} className="stack-s" aria-describedby={error ? `${id}-error` : undefined}>
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

type OptionTileProps = InputProps & {
  readonly type: 'radio' | 'checkbox';
  /** A short text, or a picture together with `label`. */
  readonly children: ReactNode;
  /** Accessible name instead of the children, for example to add that it is sold out. */
  readonly label?: string;
  /** Struck through, but can still be selected. */
  readonly unavailable?: boolean;
  /** A tooltip, if only a picture is shown. */
  readonly tip?: string;
};

/** A size, a type, a colour: a tile with a two-pixel frame when chosen. */
export function OptionTile({ type, children, label, unavailable = false, tip, ...input }: OptionTileProps) {
  return (
    <label className={classNames('opt', unavailable && 'is-out')}>
      <input {...input} type={type} aria-label={label} data-tip={tip} />
      {typeof children === 'string' ? <span>{children}</span> : children}
    </label>
  );
}
