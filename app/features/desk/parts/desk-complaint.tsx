import { Form } from '@remix-run/react';
import { COMPLAINT_STATUSES } from 'contract/complaint-status';
import type { DeskComplaint } from '~/api/desk-complaints';
import { formatDateTime } from '~/locale/dates';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { SelectField, TextAreaField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import { DeskTable } from './desk-table';

/** What was typed and refused. */
export type ComplaintProblem = { readonly text: string; readonly note: string };

function useStatusText() {
  const t = useT('complaints');
  return (status: string) => {
    const known = COMPLAINT_STATUSES.find((each) => each === status);
    return known ? t(`status.${known}`) : status;
  };
}

/** Who complains, and the order it is about, where its money is given back. */
export function ComplaintCustomer({ complaint }: { readonly complaint: DeskComplaint }) {
  const t = useT('desk');
  const { language } = useLocale();
  const money = (euros: number) => formatHundredths(Math.round(euros * 100), { language, currency: 'eur' });
  const { known_order: order, unit_discount: unit, calculated_discount: row } = complaint;
  return (
    <section className="stack-s" aria-labelledby="complaint-customer">
      <h2 id="complaint-customer">{t('complaints.contact')}</h2>
      <p>
        {complaint.customer_name}
        <br />
        <a className="link" href={`mailto:${complaint.email}`}>
          {complaint.email}
        </a>{' '}
        · {complaint.phone} · {complaint.language}
        <br />
        {complaint.address}, {complaint.post_number} {complaint.city}
      </p>
      <p>
        {t('complaints.price', { price: money(complaint.price) })}
        {row > 0 && <> · {t('complaints.discount', { unit: money(unit), row: money(row) })}</>}
      </p>
      {order !== null && (
        <p>
          <TextLink to={pathTo('deskOrder', language, { number: order })}>
            {t('complaints.order')} {order}
          </TextLink>{' '}
          · <span className="muted">{t('complaints.refund')}</span>
        </p>
      )}
      {order === null && complaint.order_number !== '' && (
        <p>
          {complaint.order_number} · <span className="muted">{t('complaints.orderUnknown')}</span>
        </p>
      )}
    </section>
  );
}

type MoveFormProps = { readonly complaint: DeskComplaint; readonly problem: ComplaintProblem | null };

/** Answers the customer, with another status or the same. */
export function ComplaintMoveForm({ complaint, problem }: MoveFormProps) {
  const t = useT('desk');
  const say = useT('complaints');
  const statusOf = useStatusText();
  const { language } = useLocale();
  const { number, status, next_statuses: nextStatuses } = complaint;
  return (
    <section className="stack-s" aria-labelledby="complaint-move">
      <h2 id="complaint-move">{t('complaints.move')}</h2>
      {problem && <Alert tone="error">{problem.text}</Alert>}
      <Form method="post" action={pathTo('deskComplaint', language, { number })} className="stack-s desk-form">
        <input type="hidden" name="from" value={status} />
        <TextAreaField
          id="complaint-note"
          name="note"
          label={t('complaints.note')}
          hint={t('complaints.noteHint')}
          rows={4}
          maxLength={2000}
          defaultValue={problem?.note ?? ''}
          key={`${status} ${complaint.events.length}`}
        />
        <SelectField id="complaint-status" name="status" label={say('status')} key={nextStatuses.join(' ')}>
          {nextStatuses.map((each) => (
            <option key={each} value={each}>
              {each === status ? t('complaints.keep', { status: statusOf(each) }) : statusOf(each)}
            </option>
          ))}
        </SelectField>
        <p className="desk-actions">
          <Button look="solid">{t('complaints.send')}</Button>
        </p>
      </Form>
    </section>
  );
}

/** What happened to a complaint: when, what, and who did it. */
export function ComplaintLog({ complaint: { events } }: { readonly complaint: DeskComplaint }) {
  const t = useT('desk');
  const say = useT('complaints');
  const statusOf = useStatusText();
  return (
    <section className="stack-s" aria-labelledby="complaint-log">
      <h2 id="complaint-log">{t('order.log')}</h2>
      <DeskTable label={t('order.log')} columns={[t('order.when'), say('status'), t('order.who'), t('note')]}>
        {events.map(({ created, to, actor, note }) => (
          <tr key={`${created} ${to} ${actor}`}>
            <td className="num">{formatDateTime(created)}</td>
            <td>{statusOf(to)}</td>
            <td>{actor}</td>
            <td>{note}</td>
          </tr>
        ))}
      </DeskTable>
    </section>
  );
}
