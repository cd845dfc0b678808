import { Link } from '@remix-run/react';
import { COMPLAINT_STATUSES } from 'contract/complaint-status';
import type { ComplaintLine } from '~/api/complaints';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Pagination } from '~/ui/pagination';

type ComplaintsPageProps = {
  readonly complaints: readonly ComplaintLine[];
  readonly count: number;
  /** 1-based. */
  readonly page: number;
  readonly pageCount: number;
};

/** A page of the person's complaints. */
export function ComplaintsPage({ complaints, count, page, pageCount }: ComplaintsPageProps) {
  const t = useT('complaints');
  const { language } = useLocale();
  const make = <ButtonLink to={pathTo('reclamation', language)}>{t('list.make')}</ButtonLink>;
  if (count === 0) {
    return (
      <EmptyState title={t('list.empty')} actions={make}>
        {t('list.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="muted">{t('list.count', { count })}</p>
      <ul className="account-orders">
        {complaints.map((complaint) => (
          <Line key={complaint.number} complaint={complaint} />
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        to={(number) => pathTo('accountComplaints', language, {}, { page: number === 1 ? undefined : String(number) })}
        labels={{ nav: t('list.pages'), previous: t('list.previous'), next: t('list.next') }}
      />
      <p>{make}</p>
    </>
  );
}

function Line({ complaint: { number, status, created, manufacturer, model } }: { readonly complaint: ComplaintLine }) {
  const t = useT('complaints');
  const { language } = useLocale();
  const known = COMPLAINT_STATUSES.find((each) => each === status);
  return (
    <li className="account-order">
      <div>
        <h2 className="account-card-title">
          <Link className="link" to={pathTo('accountComplaint', language, { number })}>
            {t('view.title', { number })}
          </Link>
        </h2>
        <p>{known ? t(`status.${known}`) : status}</p>
        <p className="muted">
          {[manufacturer, model].filter(Boolean).join(' ')} · {formatDate(created)}
        </p>
      </div>
    </li>
  );
}
