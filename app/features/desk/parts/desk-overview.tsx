import { Link } from '@remix-run/react';
import type { DeskCounts } from '~/api/desk';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';

/** What waits for staff, each with the way there. */
export function DeskOverview({ counts }: { readonly counts: DeskCounts }) {
  const t = useT('desk');
  const { language } = useLocale();
  const waiting = [
    { screen: 'deskReviews', label: t('waiting.reviews'), count: counts.reviews },
    { screen: 'deskCompanies', label: t('waiting.companies'), count: counts.companies },
    { screen: 'deskOrders', label: t('waiting.payments'), count: counts.payments },
    { screen: 'deskRestock', label: t('waiting.restockNotices'), count: counts.restockNotices },
  ] as const;
  return (
    <ul className="desk-tiles">
      {waiting.map(({ screen, label, count }) => (
        <li key={screen}>
          <Link to={pathTo(screen, language)}>
            <b className="num">{count}</b>
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
