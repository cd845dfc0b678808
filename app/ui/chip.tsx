import { Link, type LinkProps } from '@remix-run/react';
import { Icon } from './icon';
import { VisuallyHidden } from './visually-hidden';

type ChipProps = Omit<LinkProps, 'className'> & {
  readonly current?: boolean;
  /** Number of products in that part. */
  readonly count?: number;
};

/** A pill-shaped link to a part of the list. */
export function Chip({ current = false, count, children, ...rest }: ChipProps) {
  return (
    <Link {...rest} className="chip" aria-current={current ? 'page' : undefined}>
      {children} {count !== undefined && <span className="num">{count}</span>}
    </Link>
  );
}

type RemovableChipProps = Omit<LinkProps, 'className'> & {
  /** What the link does, said before the filter's name: "Remove". */
  readonly removeLabel: string;
};

/** A chosen filter; the link leads to the list without it. */
export function RemovableChip({ removeLabel, children, ...rest }: RemovableChipProps) {
  return (
    <Link {...rest} className="chip chip-on">
      <VisuallyHidden>{removeLabel}: </VisuallyHidden>
      {children}
      <Icon name="close" size="xs" />
    </Link>
  );
}
