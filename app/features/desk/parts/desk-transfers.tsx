import { Form, Link } from '@remix-run/react';
import { OPEN_TRANSFERS, TRANSFER_STATUSES } from 'contract/transfer-status';
import type { DeskPage } from '~/api/desk';
import type { TransferLine, TransferQuery } from '~/api/transfers';
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

type Store = { readonly slug: string; readonly name: string };

type DeskTransfersProps = {
  readonly list: DeskPage<TransferLine>;
  readonly page: number;
  readonly query: TransferQuery;
  /** How many there are in each state. */
  readonly counts: Readonly<Record<string, number>>;
  readonly stores: readonly Store[];
};

/** Transfers between stores: the open ones first, of these the urgent ones. */
export function DeskTransfers({ list, page, query, counts, stores }: DeskTransfersProps) {
  const t = useT('transfers');
  const { language } = useLocale();
  return (
    <>
      <p>
        <TextLink to={pathTo('staffTools', language)}>{t('list.new')}</TextLink>
      </p>
      <StateLinks counts={counts} query={query} />
      <TransferSearch query={query} stores={stores} />
      <p className="muted">{t('list.count', { count: list.count })}</p>
      {list.count === 0 ? <EmptyState title={t('list.none')} /> : <TransferTable rows={list.rows} />}
      <DeskPager screen="deskTransfers" page={page} pageCount={list.pageCount} query={query} />
    </>
  );
}

function StateLinks({ counts, query }: Pick<DeskTransfersProps, 'counts' | 'query'>) {
  const t = useT('transfers');
  const { language } = useLocale();
  const sum = (statuses: readonly string[]) => statuses.reduce((all, status) => all + (counts[status] ?? 0), 0);
  const states = [
    ['', t('status.any'), sum(TRANSFER_STATUSES)],
    ['open', t('status.open'), sum(OPEN_TRANSFERS)],
    ...TRANSFER_STATUSES.map((status) => [status, t(`status.${status}`), sum([status])] as const),
  ] as const;
  return (
    <nav aria-label={t('list.states')} className="transfer-states">
      <ul>
        {states.map(([status, name, count]) => (
          <li key={status}>
            <Link
              to={pathTo('deskTransfers', language, {}, queryOf({ ...query, status }))}
              aria-current={query.status === status ? 'true' : undefined}
            >
              {name} <span className="num muted">{count}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const queryOf = (query: TransferQuery) => Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

function TransferSearch({ query, stores }: Pick<DeskTransfersProps, 'query' | 'stores'>) {
  const t = useT('transfers');
  const { language } = useLocale();
  return (
    <Form
      method="get"
      action={pathTo('deskTransfers', language)}
      role="search"
      className="desk-search"
      key={Object.values(query).join(' ')}
    >
      <TextField
        id="desk-search"
        name="search"
        type="search"
        label={t('list.search')}
        hint={t('list.searchHint')}
        maxLength={200}
        defaultValue={query.search}
      />
      {query.status !== '' && <input type="hidden" name="status" value={query.status} />}
      {(['from', 'to'] as const).map((end) => (
        <SelectField key={end} id={`desk-${end}`} name={end} label={t(end)} defaultValue={query[end]}>
          <option value="">{t('list.anyStore')}</option>
          {stores.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
      <Button look="line">{t('list.find')}</Button>
    </Form>
  );
}

function TransferTable({ rows }: { readonly rows: readonly TransferLine[] }) {
  const t = useT('transfers');
  const deskText = useT('desk');
  const { language } = useLocale();
  const columns = [t('number'), t('status'), t('from'), t('to'), t('units'), t('seller'), t('created')];
  return (
    <DeskTable label={deskText('page.deskTransfers')} columns={columns}>
      {rows.map((line) => (
        <tr key={line.number}>
          <th scope="row">
            <TextLink to={pathTo('deskTransfer', language, { number: line.number })}>{line.number}</TextLink>
            {line.is_urgent && (
              <>
                {' '}
                <b className="transfer-urgent">{t('urgent')}</b>
              </>
            )}
          </th>
          <td>
            {t(`status.${line.status}`)}
            {line.differences > 0 && (
              <>
                <br />
                <span className="muted small">{t('differences', { count: line.differences })}</span>
              </>
            )}
          </td>
          <td>{line.from.name}</td>
          <td>{line.to.name}</td>
          <td className="num">{line.units}</td>
          <td>{[line.seller_name, line.seller_number].filter(Boolean).join(' · ') || '–'}</td>
          <td className="num">{formatDateTime(line.created)}</td>
        </tr>
      ))}
    </DeskTable>
  );
}
