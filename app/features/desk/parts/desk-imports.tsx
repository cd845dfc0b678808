import { Form, Link } from '@remix-run/react';
import type { DeskPage } from '~/api/desk';
import type { DeskImportRow } from '~/api/desk-imports';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { describedBy, Field } from '~/ui/field';
import { DeskPager } from './desk-pager';
import { DeskTable } from './desk-table';

type DeskImportsProps = {
  readonly list: DeskPage<DeskImportRow>;
  readonly page: number;
  /** Why a file was not taken; `said` is what the importer says of it. */
  readonly refused: { readonly error: string; readonly said: string } | undefined;
};

/** Imports: a form that sends a file, and those there were. */
export function DeskImports({ list, page, refused }: DeskImportsProps) {
  const t = useT('desk-import');
  const { language } = useLocale();
  const columns = [t('col.file'), t('col.state'), t('col.count'), t('col.started')];
  return (
    <>
      <p>{t('intro')}</p>
      <SendFile refused={refused} />
      {list.count === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <DeskTable label={t('title')} columns={columns}>
          {list.rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="desk-clip">
                <Link className="link" to={pathTo('deskImport', language, { importId: String(row.id) })}>
                  {row.id}: {row.file_name}
                </Link>
              </th>
              <td>
                <ImportState run={row} />
              </td>
              <td>{countOf(row)}</td>
              <td>{formatDateTime(row.created)}</td>
            </tr>
          ))}
        </DeskTable>
      )}
      <DeskPager screen="deskImports" page={page} pageCount={list.pageCount} />
    </>
  );
}

/** How many products or records an import has written, or given back; a dry run none. */
function countOf({ counts, state }: DeskImportRow): number | string {
  if (state === 'draft') return '–';
  const { models = 0, restored = 0, added = 0, changed = 0, recordsRemoved = 0, recordsRestored = 0 } = counts;
  return models + restored + added + changed + recordsRemoved + recordsRestored || '–';
}

/** What an import does, or how it ended. */
export function ImportState({ run: { state, task } }: { readonly run: Pick<DeskImportRow, 'state' | 'task'> }) {
  const t = useT('desk-import');
  return <>{state === 'running' && task !== 'import' ? t(`state.${task}`) : t(`state.${state}`)}</>;
}

function SendFile({ refused }: Pick<DeskImportsProps, 'refused'>) {
  const t = useT('desk-import');
  const { language } = useLocale();
  const texts = { id: 'file', hint: t('fileHint'), error: refused?.error };
  return (
    <Form
      method="post"
      action={pathTo('deskImports', language)}
      encType="multipart/form-data"
      className="desk-editor desk-form"
    >
      <Field label={t('file')} {...texts}>
        <input
          id="file"
          type="file"
          name="file"
          required
          accept=".csv,.tsv,.txt,.xml,text/csv,text/tab-separated-values,text/plain,text/xml,application/xml"
          className="file-input"
          {...describedBy(texts)}
        />
      </Field>
      {refused && refused.said !== '' && (
        <Alert>
          <p>{refused.said}</p>
        </Alert>
      )}
      <p className="desk-actions">
        <Button look="solid">{t('send')}</Button>
      </p>
    </Form>
  );
}
