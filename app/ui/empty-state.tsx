import type { ReactNode } from 'react';

type EmptyStateProps = {
  readonly title: string;
  /** Names the nearest way out, with its count. */
  readonly children?: ReactNode;
  /** Buttons or links, the nearest way out first. */
  readonly actions?: ReactNode;
  /** Level of the heading in the page. */
  readonly level?: 1 | 2 | 3;
};

/** What stands where a list has nothing to show. */
export function EmptyState({ title, children, actions, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty">
      <Heading className="empty-title">{title}</Heading>
      {children && <p className="muted">{children}</p>}
      {actions && <div className="row">{actions}</div>}
    </div>
  );
}
