import { Link, type LinkProps } from '@remix-run/react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names';

type ButtonLook = {
  /** `primary` is the one action of a screen; `solid` a strong second; `line` and `quiet` the rest. */
  readonly look?: 'primary' | 'solid' | 'line' | 'quiet';
  /** 40, 48 or 56 px high. */
  readonly size?: 's' | 'm' | 'l';
  /** As wide as its place. */
  readonly block?: boolean;
};

function buttonClass({ look = 'line', size = 'm', block = false }: ButtonLook, own?: string): string {
  return classNames('btn', `btn-${look}`, size !== 'm' && `btn-${size}`, block && 'btn-block', own);
}

type ButtonProps = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Set while the action runs: the button keeps its width and colour, shows a spinner and takes no second press. */
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

/** A link that looks like a button, for what goes somewhere rather than does something. */
export function ButtonLink({ look, size, block, className, children, ...rest }: ButtonLinkProps) {
  const shape = { ...(look && { look }), ...(size && { size }), ...(block && { block }) };
  return (
    <Link {...rest} className={buttonClass(shape, className)}>
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & {
  /** What it does, for those who do not see the icon. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A round 44 px button around an icon. */
export function IconButton({ label, children, className, type, ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type ?? 'submit'} className={classNames('icon-btn', className)} aria-label={label}>
      {children}
    </button>
  );
}

type IconLinkProps = Omit<LinkProps, 'className' | 'aria-label'> & {
  /** Where it goes. Left out when the children say it themselves. */
  readonly label?: string;
  readonly className?: string;
};

/** A round 44 px link around an icon. */
export function IconLink({ label, children, className, ...rest }: IconLinkProps) {
  return (
    <Link {...rest} className={classNames('icon-btn', className)} aria-label={label}>
      {children}
    </Link>
  );
}
