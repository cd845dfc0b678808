import { Link } from '@remix-run/react';
import type { DeskCounts } from '~/api/desk';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import type { DeskPageName } from '../desk-pages';

type Waiting = {
  readonly screen: DeskPageName;
  /** What narrows its list to those that wait. */
  readonly query?: Readonly<Record<string, string>>;
  readonly label: string;
  readonly count: number;
};

/** What waits for staff, each with the way there. */
export function DeskOverview({ counts }: { readonly counts: DeskCounts }) {
  const t = useT('desk');
  const { language } = useLocale();
  const unpacked = { status: 'processing' };
  const waiting: readonly Waiting[] = [
    { screen: 'deskOrders', query: unpacked, label: t('waiting.orders'), count: counts.orders },
    {
      screen: 'deskOrders',
      query: { ...unpacked, delivery: 'express' },
      label: t('waiting.expressPickups'),
      count: counts.expressPickups,
    },
    { screen: 'deskReturns', query: { status: 'open' }, label: t('waiting.returns'), count: counts.returns },
    { screen: 'deskMoney', label: t('waiting.refunds'), count: counts.refunds },
    { screen: 'deskMoney', label: t('waiting.payments'), count: counts.payments },
    { screen: 'deskReviews', label: t('waiting.reviews'), count: counts.reviews },
    { screen: 'deskCompanies', label: t('waiting.companies'), count: counts.companies },
    { screen: 'deskMessages', label: t('waiting.messages'), count: counts.messages },
    { screen: 'deskComplaints', label: t('waiting.complaints'), count: counts.complaints },
    { screen: 'deskGroups', query: { status: 'pending' }, label: t('waiting.groups'), count: counts.groups },
    { screen: 'deskTransfers', query: { status: 'open' }, label: t('waiting.transfers'), count: counts.transfers },
    { screen: 'deskRestock', label: t('waiting.restockNotices'), count: counts.restockNotices },
  ];
  return (
    <ul className="desk-tiles">
      {waiting.map(({ screen, query = {}, label, count }) => (
        <li key={label}>
          <Link to={pathTo(screen, language, {}, query)}>
            <b className="num">{count}</b>
            <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
