import { Form } from '@remix-run/react';
import type { DeskPage } from '~/api/desk';
import type { FormFaults } from '~/api/desk-forms';
import type { DeskRedirect, RedirectForm } from '~/api/desk-redirects';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ErrorSummary } from '~/ui/alert';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { DeskPager } from './desk-pager';
import { DeskSearch } from './desk-search';
import { DeskTable } from './desk-table';
import { faultList } from './fault-list';
import { FieldNotesContext, NotedLine } from './noted-field';

type Rejected = { readonly form: RedirectForm; readonly faults: FormFaults; readonly attempt: number };

type DeskRedirectsProps = {
  readonly list: DeskPage<DeskRedirect>;
  readonly page: number;
  readonly search: string;
  /** The new redirect, if it was not saved. */
  readonly rejected: Rejected | undefined;
};

/** Redirects of staff: a form for a new one, and those there are. */
export function DeskRedirects({ list, page, search, rejected }: DeskRedirectsProps) {
  const t = useT('desk-site');
  const { language } = useLocale();
  const columns = [t('redirects.from'), t('redirects.target'), t('redirects.created'), t('redirects.remove')];
  return (
    <>
      <NewRedirect key={rejected?.attempt ?? list.count} rejected={rejected} />
      <DeskSearch action={pathTo('deskRedirects', language)} label={t('redirects.search')} search={search} />
      {list.count === 0 ? (
        <EmptyState title={t('redirects.none')} />
      ) : (
        <DeskTable label={t('redirects.title')} columns={columns}>
          {list.rows.map(({ from, target, created }) => (
            <tr key={from}>
              <th scope="row" className="desk-clip">
                /{from}/
              </th>
              <td className="desk-clip">{target}</td>
              <td>{formatDate(created)}</td>
              <td>
                <RemoveRedirect from={from} target={target} />
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
      <DeskPager screen="deskRedirects" page={page} pageCount={list.pageCount} query={{ search }} />
    </>
  );
}

function NewRedirect({ rejected }: Pick<DeskRedirectsProps, 'rejected'>) {
  const t = useT('desk-site');
  const stores = useT('desk-stores');
  const { language } = useLocale();
  const common = useT('common');
  const faults = rejected?.faults;
  const labels = { from: t('redirects.from'), target: t('redirects.target') };
  return (
    <Form method="post" action={pathTo('deskRedirects', language)} className="desk-editor desk-form" noValidate>
      <h2>{t('redirects.new')}</h2>
      <ErrorSummary title={stores('notSaved')} errors={faults ? faultList(faults, labels, common) : []} />
      <FieldNotesContext.Provider value={{ faults: faults?.fields ?? {}, saved: {} }}>
        <NotedLine
          name="from"
          label={t('redirects.from')}
          hint={t('redirects.fromHint')}
          maxLength={500}
          defaultValue={rejected?.form.from}
        />
        <NotedLine
          name="target"
          label={t('redirects.target')}
          hint={t('redirects.targetHint')}
          maxLength={500}
          defaultValue={rejected?.form.target}
        />
      </FieldNotesContext.Provider>
      <p className="desk-actions">
        <Button look="solid">{t('redirects.add')}</Button>
      </p>
    </Form>
  );
}

function RemoveRedirect({ from, target }: RedirectForm) {
  const t = useT('desk-site');
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('deskRedirects', language)}>
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="from" value={from} />
      <input type="hidden" name="target" value={target} />
      <Button look="line">
        {t('redirects.remove')} <span className="sr">/{from}/</span>
      </Button>
    </Form>
  );
}
