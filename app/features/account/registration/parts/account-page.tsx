import type { ReactNode } from 'react';

type AccountPageProps = {
  readonly title: string;
  readonly children: ReactNode;
};

/** A page with one form: registering, a new password, the page of a mailed link. */
export function AccountPage({ title, children }: AccountPageProps) {
  return (
    <main id="main" className="wrap page">
      <div className="account-form">
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
