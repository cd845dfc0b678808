import { Form } from '@remix-run/react';
import { isActName } from 'contract/act-names';
import type { DeskPage } from '~/api/desk';
import type { DeskAct } from '~/api/desk-lists';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { SelectField, TextField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import { useDetails } from './desk-log-details';
import { DeskPager } from './desk-pager';
import { DeskTable } from './desk-table';

type LogFilters = { readonly who: string; readonly action: string; readonly subject: string };

type DeskLogProps = {
  readonly list: DeskPage<DeskAct>;
  readonly page: number;
  /** What can be looked for. */
  readonly actions: readonly string[];
  readonly search: LogFilters;
};

/** The words for an act; one of another backend is shown by its name. */
function useActionName() {
  const t = useT('desk-lists');
  return (action: string) => (isActName(action) ? t(`log.action.${action}`) : action);
}

/** Who of the shop did what, the latest first. */
export function DeskLog({ list, page, actions, search }: DeskLogProps) {
  const t = useT('desk-lists');
  return (
    <>
      <LogSearch actions={actions} search={search} />
      {list.count === 0 ? <EmptyState title={t('log.none')} /> : <LogTable rows={list.rows} />}
      <DeskPager screen="deskLog" page={page} pageCount={list.pageCount} query={search} />
    </>
  );
}

function LogSearch({ actions, search }: Pick<DeskLogProps, 'actions' | 'search'>) {
  const t = useT('desk-lists');
  const nameOf = useActionName();
  const { language } = useLocale();
  return (
    <Form
      method="get"
      action={pathTo('deskLog', language)}
      role="search"
      className="desk-search"
      key={Object.values(search).join(' ')}
    >
      <TextField
        id="log-who"
        name="who"
        label={t('log.who')}
        hint={t('log.whoHint')}
        maxLength={200}
        defaultValue={search.who}
        autoComplete="off"
      />
      <SelectField id="log-action" name="action" label={t('log.action')} defaultValue={search.action}>
        <option value="">{t('log.anyAction')}</option>
        {actions.map((each) => (
          <option key={each} value={each}>
            {nameOf(each)}
          </option>
        ))}
      </SelectField>
      <TextField
        id="log-subject"
        name="subject"
        label={t('log.subject')}
        maxLength={200}
        defaultValue={search.subject}
        autoComplete="off"
      />
      <Button look="line">{t('search.submit')}</Button>
    </Form>
  );
}

function LogTable({ rows }: { readonly rows: readonly DeskAct[] }) {
  const t = useT('desk-lists');
  const deskText = useT('desk');
  const nameOf = useActionName();
  const detailsOf = useDetails();
  return (
    <DeskTable
      label={deskText('page.deskLog')}
      columns={[t('log.when'), t('log.who'), t('log.action'), t('log.what'), t('log.details'), t('note')]}
    >
      {rows.map((act) => (
        <tr key={act.id}>
          <td className="num">{formatDateTime(act.at)}</td>
          <td>{act.who}</td>
          <td>{nameOf(act.action)}</td>
          <td>
            <Subject act={act} />
          </td>
          <td className="small">{detailsOf(act)}</td>
          <td className="desk-text">{act.note}</td>
        </tr>
      ))}
    </DeskTable>
  );
}

/** What an act was done to, with the way to its order where it has one. */
function Subject({ act: { subject, subjectId, details } }: { readonly act: DeskAct }) {
  const { language } = useLocale();
  const order = subject === 'order' ? subjectId : details.find(({ name }) => name === 'order')?.value;
  if (order === undefined) return <>{subjectId}</>;
  return (
    <TextLink to={pathTo('deskOrder', language, { number: order })}>
      {subject === 'return' ? subjectId : order}
    </TextLink>
  );
}
