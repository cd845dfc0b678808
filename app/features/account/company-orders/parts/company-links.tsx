import { Form, Link } from '@remix-run/react';
import type { CompanyPerson } from '~/api/enterprise';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';

/** The ways between the pages of the company's orders, and what the person may do. */
export function CompanyLinks({ person }: { readonly person: CompanyPerson }) {
  const t = useT('company-orders');
  const { language } = useLocale();
  const { draft } = person;
  return (
    <nav aria-label={t('nav')} className="company-links">
      <Link className="link" to={pathTo('accountCompanySelection', language)}>
        {t('selection.title')}
      </Link>
      <Link className="link" to={pathTo('accountCompanyOrders', language)}>
        {t('list.title')}
        {person.waiting > 0 && ` (${person.waiting})`}
      </Link>
      {draft && (
        <Link className="link" to={pathTo('accountCompanyOrder', language, { number: String(draft.id) })}>
          {t('draft.link', { count: draft.units })}
        </Link>
      )}
    </nav>
  );
}

/** A new order, for a person who puts none together. */
export function BeginOrder({ person }: { readonly person: CompanyPerson }) {
  const t = useT('company-orders');
  const { language } = useLocale();
  if (person.draft) return null;
  return (
    <Form method="post" action={pathTo('accountCompanyOrders', language)}>
      <Button look="primary">{t('begin')}</Button>
    </Form>
  );
}

/** Why orders cannot be sent. */
export function NoBuyer({ person }: { readonly person: CompanyPerson }) {
  const t = useT('company-orders');
  return person.hasBuyer ? null : <Alert tone="warning">{t('conflict.NO_BUYER')}</Alert>;
}
