import type { ReactNode } from 'react';
import { FormPage } from '~/ui/form-page';

type AccountPageProps = {
  readonly title: string;
  readonly children: ReactNode;
};

/** A page with one form: registering, a new password, the page of a mailed link. */
export function AccountPage({ title, children }: AccountPageProps) {
  return (
    <FormPage scene="tent">
      <h1>{title}</h1>
      {children}
    </FormPage>
  );
}
