import { Form } from '@remix-run/react';
import type { DeskPage } from '~/api/desk';
import type { DeskMessageLine, DeskMessageStatus } from '~/api/desk-messages';
import { formatDateTime } from '~/locale/dates';
import type { MessageKey } from '~/locale/namespaces';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { SelectField, TextField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import { DeskPager } from './desk-pager';
import { DeskTable } from './desk-table';

/** The states in the order of the filter. */
const STATUSES = ['open', 'answered', 'closed'] as const satisfies readonly DeskMessageStatus[];

type DeskMessagesProps = {
  readonly list: DeskPage<DeskMessageLine>;
  readonly page: number;
  readonly search: string;
  readonly status: DeskMessageStatus;
};

/** What a message is about, in words. */
export function useSubject() {
  const t = useT('contact');
  return ({ kind, subject }: Pick<DeskMessageLine, 'kind' | 'subject'>) =>
    t(`${kind === 'corporate' ? 'interest' : 'subject'}.${subject}` as MessageKey<'contact'>);
}

/** Messages by state, with a search by number, name, address or company. */
export function DeskMessages({ list, page, search, status }: DeskMessagesProps) {
  const t = useT('desk-messages');
  return (
    <>
      <MessageSearch search={search} status={status} />
      <p className="muted">{t('count', { count: list.count })}</p>
      {list.count === 0 ? <EmptyState title={t('none')} /> : <MessageTable rows={list.rows} />}
      <DeskPager screen="deskMessages" page={page} pageCount={list.pageCount} query={{ search, status }} />
    </>
  );
}

function MessageSearch({ search, status }: Pick<DeskMessagesProps, 'search' | 'status'>) {
  const t = useT('desk-messages');
  const { language } = useLocale();
  return (
    <Form method="get" action={pathTo('deskMessages', language)} role="search" className="desk-search">
      <TextField
        id="desk-search"
        name="search"
        type="search"
        label={t('search')}
        maxLength={200}
        defaultValue={search}
        key={`search ${search}`}
      />
      <SelectField id="desk-status" name="status" label={t('status')} defaultValue={status} key={status}>
        {STATUSES.map((each) => (
          <option key={each} value={each}>
            {t(`status.${each}`)}
          </option>
        ))}
      </SelectField>
      <Button look="line">{t('find')}</Button>
    </Form>
  );
}

function MessageTable({ rows }: { readonly rows: readonly DeskMessageLine[] }) {
  const t = useT('desk-messages');
  const subjectOf = useSubject();
  const { language } = useLocale();
  return (
    <DeskTable
      label={t('table')}
      columns={[t('column.number'), t('column.sent'), t('column.subject'), t('column.from')]}
    >
      {rows.map((message) => (
        <tr key={message.number}>
          <th scope="row">
            <TextLink to={pathTo('deskMessage', language, { number: message.number })}>{message.number}</TextLink>
          </th>
          <td className="num">{formatDateTime(message.created)}</td>
          <td>{subjectOf(message)}</td>
          <td>
            {[message.name, message.company].filter(Boolean).join(', ')}
            <br />
            <span className="muted small">{message.email}</span>
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
