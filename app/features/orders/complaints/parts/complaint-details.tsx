import { COMPLAINT_STATUSES } from 'contract/complaint-status';
import type { ComplaintView } from '~/api/complaints';
import { PhotoList } from '~/features/photos/parts/photo-list';
import { formatDate, formatDateTime } from '~/locale/dates';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';

/** Returns the text of a complaint's status. */
export function useComplaintStatus() {
  const t = useT('complaints');
  return (status: string) => {
    const known = COMPLAINT_STATUSES.find((each) => each === status);
    return known ? t(`status.${known}`) : status;
  };
}

/** A complaint: its status, what was bought, what is wrong, and what has happened. */
export function ComplaintDetails({ complaint }: { readonly complaint: ComplaintView }) {
  const t = useT('complaints');
  const common = useT('common');
  const statusOf = useComplaintStatus();
  return (
    <>
      <p>
        <b>{labelled(common, t('status'), statusOf(complaint.status))}</b> ·{' '}
        {t('view.made', { time: formatDateTime(complaint.created) })}
      </p>
      <div className="two">
        <Facts complaint={complaint} />
        <Course complaint={complaint} />
      </div>
    </>
  );
}

function Facts({ complaint }: { readonly complaint: ComplaintView }) {
  const t = useT('complaints');
  const { sales_channel: channel, order_number: order, receipt, size, color } = complaint;
  const product = [complaint.manufacturer, complaint.model].filter(Boolean).join(' ');
  const looks = [color, size && t('size', { size }), complaint.used ? t('view.used') : t('view.unused')];
  const purchase = [
    channel === 'S' ? `${t('field.orderNumber')} ${order}` : complaint.store,
    receipt && `${t('field.receipt')} ${receipt}`,
    formatDate(complaint.time_of_purchase),
  ];
  return (
    <section aria-labelledby="complaint-facts" className="stack">
      <h2 id="complaint-facts" className="empty-title">
        {t('view.facts')}
      </h2>
      <dl className="complaint-facts">
        <dt>{t('view.product')}</dt>
        <dd>
          {product}
          <br />
          <span className="muted">{looks.filter(Boolean).join(' · ')}</span>
        </dd>
        <dt>{t('view.purchase')}</dt>
        <dd>{purchase.filter(Boolean).join(' · ')}</dd>
        <dt>{t('field.targetStore')}</dt>
        <dd>{complaint.target_store}</dd>
        <dt>{t('view.fault')}</dt>
        <dd className="complaint-text">{complaint.complaint}</dd>
      </dl>
      <PhotoList names={complaint.pictures} />
    </section>
  );
}

function Course({ complaint }: { readonly complaint: ComplaintView }) {
  const t = useT('complaints');
  const statusOf = useComplaintStatus();
  return (
    <section aria-labelledby="complaint-course" className="stack">
      <h2 id="complaint-course" className="empty-title">
        {t('view.course')}
      </h2>
      <ol className="complaint-course">
        {complaint.entries.map(({ author, status, text, created, pictures }) => (
          <li key={`${created} ${author} ${status}`} className="stack-s">
            <p>
              <b>{author === 'shop' ? t('view.shop') : t('view.customer')}</b>{' '}
              <span className="muted num">{formatDateTime(created)}</span>
              {status !== '' && <> · {statusOf(status)}</>}
            </p>
            {text !== '' && <p className="complaint-text">{text}</p>}
            <PhotoList names={pictures} />
          </li>
        ))}
      </ol>
    </section>
  );
}
