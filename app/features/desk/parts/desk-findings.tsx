import { isOrderStatus } from 'contract/order-status';
import type { ReactNode } from 'react';
import type { DeskFindings } from '~/api/desk-lists';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { EmptyState } from '~/ui/empty-state';
import { TextLink } from '~/ui/text-link';
import type { DeskPageName } from '../desk-pages';
import { useReturnStatus } from './desk-returns';

type FindingsProps = { readonly found: DeskFindings; readonly search: string };

/** The first orders, returns, companies and applications that hold a text, with the way to the others. */
export function DeskFindingList({ found, search }: FindingsProps) {
  const t = useT('desk-lists');
  const orderText = useT('order');
  const returnStatus = useReturnStatus();
  const { language } = useLocale();
  const { counts } = found;
  const nothing = Object.values(counts).every((count) => count === 0);
  const orderPath = (number: string) => pathTo('deskOrder', language, { number });
  return (
    <section className="stack" aria-labelledby="desk-findings">
      <h2 id="desk-findings">{t('search.results')}</h2>
      {nothing && <EmptyState title={t('search.none')} />}
      <Kind screen="deskOrders" total={counts.orders} search={search}>
        {found.orders.map(({ number, status, name, email }) => (
          <li key={number}>
            <TextLink to={orderPath(number)}>{number}</TextLink> ·{' '}
            {isOrderStatus(status) ? orderText(`status.${status}`) : status} · {name} · {email}
          </li>
        ))}
      </Kind>
      <Kind screen="deskReturns" total={counts.returns} search={search}>
        {found.returns.map(({ number, order, status, name, email }) => (
          <li key={number}>
            <TextLink to={orderPath(order)}>{number}</TextLink> · {returnStatus(status)} · {name} · {email}
          </li>
        ))}
      </Kind>
      <Kind screen="deskCompanies" total={counts.companies} search={search}>
        {found.companies.map(({ name, vatNumber }) => (
          <li key={vatNumber}>
            <TextLink to={pathTo('deskCompanies', language, {}, { search: vatNumber })}>{name}</TextLink> · {vatNumber}
          </li>
        ))}
      </Kind>
      <Kind screen="deskGroups" total={counts.applications} search={search}>
        {found.applications.map(({ email, name, group, memberNumber }) => (
          <li key={`${email} ${group}`}>
            <TextLink to={pathTo('deskGroups', language, {}, { search: email })}>{name}</TextLink> ·{' '}
            {t(`groups.${group}`)}, {t('groups.number', { number: memberNumber })}
          </li>
        ))}
      </Kind>
    </section>
  );
}

type KindProps = {
  readonly screen: DeskPageName;
  readonly total: number;
  readonly search: string;
  readonly children: readonly ReactNode[];
};

function Kind({ screen, total, search, children }: KindProps) {
  const t = useT('desk-lists');
  const deskText = useT('desk');
  const { language } = useLocale();
  if (total === 0) return null;
  return (
    <div className="stack-s">
      <h3>{deskText(`page.${screen}`)}</h3>
      <ul className="desk-lines">{children}</ul>
      {total > children.length && (
        <p>
          <TextLink to={pathTo(screen, language, {}, { search })}>{t('search.all', { total })}</TextLink>
        </p>
      )}
    </div>
  );
}
