import { Form } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';

type DeskSearchProps = {
  readonly action: string;
  readonly label: string;
  readonly hint?: string;
  readonly search: string;
  /** Other fields that narrow the list. */
  readonly children?: ReactNode;
};

/** The form that narrows one of the desk's lists. */
export function DeskSearch({ action, label, hint, search, children }: DeskSearchProps) {
  const t = useT('desk-lists');
  return (
    <Form method="get" action={action} role="search" className="desk-search">
      <TextField
        id="desk-search"
        name="search"
        type="search"
        label={label}
        hint={hint}
        maxLength={200}
        defaultValue={search}
        key={search}
      />
      {children}
      <Button look="line">{t('search.submit')}</Button>
    </Form>
  );
}
