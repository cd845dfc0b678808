import { Link, type LinkProps } from '@remix-run/react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';

type ButtonLook = {
  /** `primary`: the main action of a screen; `solid`: an important second one; `line` and `quiet`: others. */
  readonly look?: 'primary' | 'solid' | 'line' | 'quiet';
  /** 40, 48 or 56 px high. */
  readonly size?: 's' | 'm' | 'l';
  /** Full width. */
  readonly block?: boolean;
};

function buttonClass({ look = 'line', size = 'm', block = false }: ButtonLook, own?: string): string {
  return classNames('btn', `btn-${look}`, size !== 'm' && `btn-${size}`, block && 'btn-block', own);
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Set while the action runs: the button keeps its width and colour, shows a spinner and ignores further clicks. */
    readonly pending?: boolean;
  };

/** A button; it submits its form unless `type="button"`. */
export function Button({ look, size, block, pending = false, className, children, type, ...rest }: ButtonProps) {
  const shape = { ...(look && { look }), ...(size && { size }), ...(block && { block }) };
  return (
    <button
      {...rest}
      type={type ?? 'submit'}
      className={buttonClass(shape, className)}
      aria-busy={pending || undefined}
    >
      <span className="btn-label">{children}</span>
      {pending && <span className="spin" aria-hidden="true" />}
    </button>
  );
}

type ButtonLinkProps = ButtonLook & Omit<LinkProps, 'className'> & { readonly className?: string };

/** A link that looks like a button, for navigation instead of an action. */
export function ButtonLink({ look, size, block, className, children, ...rest }: ButtonLinkProps) {
  const shape = { ...(look && { look }), ...(size && { size }), ...(block && { block }) };
  return (
    <Link {...rest} className={buttonClass(shape, className)}>
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** Accessible name: what the button does. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A round 44 px button around an icon. */
export function IconButton({ label, children, className, type, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type ?? 'submit'}
      className={classNames('icon-btn', className)}
      aria-label={label}
      data-tip=""
    >
      {children}
    </button>
  );
}

type IconLinkProps = Omit<LinkProps, 'className' | 'aria-label'> & {
  /** Accessible name: the link's target. Omitted if the children contain it. */
  readonly label?: string;
  readonly className?: string;
};

/** A round 44 px link around an icon. */
export function IconLink({ label, children, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classNames('icon-btn', className)} aria-label={label} data-tip="">
      {children}
    </Link>
  );
}
