import { RETURN_STATUSES } from 'contract/return-status';
import type { DeskPage } from '~/api/desk';
import type { DeskReturnLine } from '~/api/desk-lists';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { EmptyState } from '~/ui/empty-state';
import { SelectField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import { DeskPager } from './desk-pager';
import { DeskSearch } from './desk-search';
import { DeskTable } from './desk-table';

/** Names the status of a return, also one that the shop has no words for. */
export function useReturnStatus() {
  const t = useT('returns');
  return (status: string) => {
    const known = RETURN_STATUSES.find((each) => each === status);
    return known ? t(`status.${known}`) : status;
  };
}

type DeskReturnsProps = {
  readonly list: DeskPage<DeskReturnLine>;
  readonly page: number;
  readonly search: string;
  readonly status: string;
};

/** Returns and withdrawals, the newest first, with a search and a status. */
export function DeskReturns({ list, page, search, status }: DeskReturnsProps) {
  const t = useT('desk-lists');
  const returnStatus = useReturnStatus();
  const { language } = useLocale();
  return (
    <>
      <DeskSearch action={pathTo('deskReturns', language)} label={t('returns.search')} search={search}>
        <SelectField id="desk-status" name="status" label={t('status')} defaultValue={status} key={`status ${status}`}>
          <option value="">{t('anyStatus')}</option>
          <option value="open">{t('returns.open')}</option>
          {RETURN_STATUSES.map((each) => (
            <option key={each} value={each}>
              {returnStatus(each)}
            </option>
          ))}
        </SelectField>
      </DeskSearch>
      {list.count === 0 ? <EmptyState title={t('returns.none')} /> : <ReturnTable rows={list.rows} />}
      <DeskPager screen="deskReturns" page={page} pageCount={list.pageCount} query={{ search, status }} />
    </>
  );
}

function ReturnTable({ rows }: { readonly rows: readonly DeskReturnLine[] }) {
  const t = useT('desk-lists');
  const deskText = useT('desk');
  const returnStatus = useReturnStatus();
  const { language } = useLocale();
  return (
    <DeskTable
      label={deskText('page.deskReturns')}
      columns={[t('returns.number'), t('returns.kind'), t('returns.created'), t('status'), t('order'), t('customer')]}
    >
      {rows.map((back) => (
        <tr key={back.number}>
          <th scope="row">
            <TextLink to={`${pathTo('deskOrder', language, { number: back.order })}#return-${back.number}`}>
              {back.number}
            </TextLink>
          </th>
          <td>{t(back.kind === 'withdrawal' ? 'returns.kind.withdrawal' : 'returns.kind.return')}</td>
          <td className="num">{formatDateTime(back.created)}</td>
          <td>
            {returnStatus(back.status)}
            {back.isAnswered && (
              <>
                <br />
                <b className="small">{t('returns.answered')}</b>
              </>
            )}
          </td>
          <td>{back.order}</td>
          <td>
            {back.name}
            <br />
            <span className="muted small">{back.email}</span>
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}
