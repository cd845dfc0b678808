import type { ReactNode } from 'react';

type BelowProps = {
  readonly id?: string;
  readonly title: string;
  readonly isTinted?: boolean;
  readonly children: ReactNode;
};

/** A section below the text, over the whole width. */
export function Below({ id, title, isTinted = false, children }: BelowProps) {
  return (
    <section className={isTinted ? 'from-blog' : undefined} id={id}>
      <div className="wrap section">
        <div className="section-head">
          <h2>{title}</h2>
        </div>
        {children}
      </div>
    </section>
  );
}
