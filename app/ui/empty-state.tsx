import type { ReactNode } from 'react';
import { classNames } from './class-names';

type EmptyStateProps = {
  readonly title: string;
  /** A text that suggests what to do next. */
  readonly children?: ReactNode;
  /** Buttons or links, the most useful one first. */
  readonly actions?: ReactNode;
  /** The landscape beside the text. */
  readonly scene?: 'cart';
  /** Level of the heading in the page. */
  readonly level?: 1 | 2 | 3;
};

/** Shown instead of an empty list. */
export function EmptyState({ title, children, actions, scene, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('empty', scene && 'scene-slab', scene && `scene-${scene}`)}>
      <Heading className="empty-title">{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {actions && <div className="row">{actions}</div>}
    </div>
  );
}
