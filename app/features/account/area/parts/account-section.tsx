import type { ReactNode } from 'react';

type AccountSectionProps = {
  /** Unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly text?: ReactNode;
  readonly children?: ReactNode;
};

/** A part of a page of the account, under its own heading. */
export function AccountSection({ id, title, text, children }: AccountSectionProps) {
  return (
    <section aria-labelledby={id} className="account-section">
      <h2 id={id}>{title}</h2>
      {text && <p className="muted">{text}</p>}
      {children}
    </section>
  );
}
