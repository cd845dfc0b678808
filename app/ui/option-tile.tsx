import type { InputHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';

type OptionTileProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
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
