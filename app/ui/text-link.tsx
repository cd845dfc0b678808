import { Link, type LinkProps } from '@remix-run/react';
import { classNames } from './class-names';
import { Icon } from './icon';

/** An address with its label. `external` marks an address outside the shop, which loads as a whole page. */
export type LinkTarget = { readonly label: string; readonly to: string; readonly external?: boolean };

type PlainLinkProps = {
  readonly target: LinkTarget;
  readonly className?: string;
  /** Marks the link to the current page. */
  readonly current?: boolean;
};

/** A link given as data, inside the shop or out of it. */
export function PlainLink({ target, className, current = false }: PlainLinkProps) {
  const shown = { ...(className && { className }), ...(current && { 'aria-current': 'page' as const }) };
  if (target.external || /^(?:https?:|mailto:|tel:)/.test(target.to)) {
    return (
      <a href={target.to} rel={target.external ? 'noopener' : undefined} {...shown}>
        {target.label}
      </a>
    );
  }
  return (
    <Link to={target.to} {...shown}>
      {target.label}
    </Link>
  );
}

/** An underlined link in running text. */
export function TextLink({ className, children, ...rest }: Omit<LinkProps, 'className'> & { className?: string }) {
  return (
    <Link {...rest} className={classNames('link', className)}>
      {children}
    </Link>
  );
}

/** A link with an arrow, to more of the same kind. */
export function ArrowLink({ children, ...rest }: Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className="arrow">
      {children}
      <Icon name="arrow-right" size="s" />
    </Link>
  );
}
