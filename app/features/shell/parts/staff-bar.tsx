import { Link, useLocation, useMatches } from '@remix-run/react';
import { adminContextOf, adminLink } from '~/features/staff/admin-context';
import { needs, useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import type { StaffBarData } from '../personal.server';

await needs('staff');

/** Bar for staff at the top of the page: the admin area's view of this page, and what the seller has chosen. Specification 1 §6. */
export function StaffBar({ staff: { adminUrl, customer, hasDesk, modes } }: { readonly staff: StaffBarData }) {
  const t = useT('staff');
  const { language } = useLocale();
  const { pathname } = useLocation();
  const context = adminContextOf(useMatches().at(-1)?.data);
  return (
    <aside className="staff-bar" aria-label={t('bar.label')}>
      <div className="wrap">
        <span>{[t('bar.label'), customer?.email, ...modes].filter(Boolean).join(' · ')}</span>
        <Link className="link" to={pathTo('staffTools', language)}>
          {t('bar.tools')}
        </Link>
        {hasDesk && (
          <Link className="link" to={pathTo('desk', language)}>
            {t('bar.desk')}
          </Link>
        )}
        <a
          className="link"
          href={adminLink(adminUrl, { path: pathname, context, selectedCustomer: customer?.id ?? null })}
        >
          {t('bar.admin')}
        </a>
      </div>
    </aside>
  );
}
