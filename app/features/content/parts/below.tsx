import type { ReactNode } from 'react';

type BelowProps = {
  readonly id?: string;
  readonly title: string;
  readonly children: ReactNode;
};

/** A section below the text, over the whole width. */
export function Below({ id, title, children }: BelowProps) {
  return (
    <section className="below" id={id}>
      <div className="wrap section">
        <div className="section-head">
          <h2>{title}</h2>
        </div>
        {children}
      </div>
    </section>
  );
}
