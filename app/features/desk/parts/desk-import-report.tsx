import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { EmptyState } from '~/ui/empty-state';
import { Pagination } from '~/ui/pagination';
import { isReportPart } from '../rules/import-parts';
import type { ImportWords } from '../say-remarks.server';
import { DeskTable } from './desk-table';

/** A page of remarks. */
export type ImportRemarks = {
  readonly rows: readonly (ImportWords & { readonly line: number; readonly part: string })[];
  readonly count: number;
  readonly pageCount: number;
};

type ImportReportProps = { readonly id: number; readonly page: number; readonly remarks: ImportRemarks };

/** Every remark of an import, page by page, and as files. */
export function ImportReportPart({ id, page, remarks }: ImportReportProps) {
  const t = useT('desk-import');
  const desk = useT('desk');
  const { language } = useLocale();
  const importId = String(id);
  const file = (query: Record<string, string>) => pathTo('deskImportReport', language, { importId }, query);
  return (
    <section className="desk-part" aria-labelledby="report">
      <h2 id="report">{t('report.title')}</h2>
      <p>
        {t('report.hint')}{' '}
        <a className="link" href={file({})} download>
          {t('report.text')}
        </a>{' '}
        <a className="link" href={file({ format: 'json' })} download>
          {t('report.json')}
        </a>
      </p>
      {remarks.count === 0 ? (
        <EmptyState title={t('report.none')} />
      ) : (
        <DeskTable label={t('report.title')} columns={[t('col.line'), t('col.part'), t('col.remark')]}>
          {remarks.rows.map(({ line, part, text, isEnglish }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report never change their places
            <tr key={`${line} ${place}`}>
              <td>{line > 0 ? line : '–'}</td>
              <td>{isReportPart(part) ? t(`report.part.${part}`) : part}</td>
              <td className="desk-text" lang={isEnglish ? 'en' : undefined}>
                {text}
              </td>
            </tr>
          ))}
        </DeskTable>
      )}
      <Pagination
        page={page}
        pageCount={remarks.pageCount}
        to={(number) => pathTo('deskImport', language, { importId }, number === 1 ? {} : { page: String(number) })}
        labels={{ nav: desk('pages'), previous: desk('pages.previous'), next: desk('pages.next') }}
      />
    </section>
  );
}
