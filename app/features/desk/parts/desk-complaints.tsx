import { Form } from '@remix-run/react';
import { COMPLAINT_STATUSES } from 'contract/complaint-status';
import type { DeskPage } from '~/api/desk';
import type { DeskComplaintLine } from '~/api/desk-complaints';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { SelectField, TextField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import { DeskPager } from './desk-pager';
import { DeskTable } from './desk-table';

type DeskComplaintsProps = {
  readonly list: DeskPage<DeskComplaintLine>;
  readonly page: number;
  readonly search: string;
  readonly status: string;
};

/** Complaints, the newest first, with a search by number, order, address, name or product. */
export function DeskComplaints({ list, page, search, status }: DeskComplaintsProps) {
  const t = useT('desk');
  return (
    <>
      <ComplaintSearch search={search} status={status} />
      <p className="muted">{t('complaints.count', { count: list.count })}</p>
      {list.count === 0 ? <EmptyState title={t('complaints.none')} /> : <ComplaintTable rows={list.rows} />}
      <DeskPager screen="deskComplaints" page={page} pageCount={list.pageCount} query={{ search, status }} />
    </>
  );
}

function ComplaintSearch({ search, status }: Pick<DeskComplaintsProps, 'search' | 'status'>) {
  const t = useT('desk');
  const say = useT('complaints');
  const { language } = useLocale();
  return (
    <Form method="get" action={pathTo('deskComplaints', language)} role="search" className="desk-search">
      <TextField
        id="desk-search"
        name="search"
        type="search"
        label={t('complaints.search')}
        maxLength={200}
        defaultValue={search}
        key={`search ${search}`}
      />
      <SelectField id="desk-status" name="status" label={say('status')} defaultValue={status} key={status}>
        <option value="">{t('orders.anyStatus')}</option>
        {COMPLAINT_STATUSES.map((each) => (
          <option key={each} value={each}>
            {say(`status.${each}`)}
          </option>
        ))}
      </SelectField>
      <Button look="line">{t('orders.find')}</Button>
    </Form>
  );
}

function ComplaintTable({ rows }: { readonly rows: readonly DeskComplaintLine[] }) {
  const t = useT('desk');
  const say = useT('complaints');
  const { language } = useLocale();
  const columns = [
    ...[t('orders.number'), t('complaints.made'), say('status')],
    ...[t('complaints.product'), t('complaints.contact')],
  ];
  return (
    <DeskTable label={t('page.deskComplaints')} columns={columns}>
      {rows.map(({ number, created, status, manufacturer, model, customer_name: name, email }) => (
        <tr key={number}>
          <th scope="row">
            <TextLink to={pathTo('deskComplaint', language, { number })}>{number}</TextLink>
          </th>
          <td className="num">{formatDateTime(created)}</td>
          <td>{say(`status.${status}`)}</td>
          <td>{[manufacturer, model].filter(Boolean).join(' ')}</td>
          <td>
            {name}
            <br />
            <span className="muted small">{email}</span>
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
