import { Form, Link, useRevalidator } from '@remix-run/react';
import { IMPORT_KINDS } from 'contract/import-form';
import { useEffect } from 'react';
import type { FormFaults } from '~/api/desk-forms';
import type { DeskImport as Import } from '~/api/desk-imports';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { ProgressLine } from '~/ui/progress';
import { isReportPart, shownCounts } from '../rules/import-parts';
import type { ImportSaid, ImportWords } from '../say-remarks.server';
import { ImportFormPart, type ImportFormProps } from './desk-import-form';
import { KindChoice, otherKind } from './desk-import-records';
import { type ImportRemarks, ImportReportPart } from './desk-import-report';
import { ImportState } from './desk-imports';
import { DeskTable } from './desk-table';

const POLL_MS = 2_000;

type DeskImportProps = {
  readonly import: Import;
  /** What the run says, and its last dry run. */
  readonly said: ImportSaid;
  readonly checked: ImportSaid | null;
  readonly page: number;
  readonly remarks: ImportRemarks;
  /** The form that was sent, if it was not taken. */
  readonly answer:
    | { readonly form: ImportFormProps['form'] | null; readonly faults: FormFaults; readonly attempt: number }
    | undefined;
};

/** One import: its form before it begins, how far it is, what it did, and the way back. */
export function DeskImport({ import: run, said, checked, page, remarks, answer }: DeskImportProps) {
  const t = useT('desk-import');
  const { language } = useLocale();
  const isBusy = run.state === 'waiting' || run.state === 'running';
  const size = formatNumber(Math.max(0.1, run.file_bytes / 1e6), language, 1);
  const format = isKnownFormat(run.format) ? t(`format.${run.format}`) : run.format || '–';
  return (
    <>
      <p>
        <b>
          <ImportState run={run} />
        </b>{' '}
        <span className="muted">{t('facts', { format, size })}</span>
      </p>
      {isBusy ? <Progress run={run} /> : <Outcome run={run} said={said} checked={checked} />}
      {run.can_start && run.form && run.state !== 'stopped' && <KindChoice kinds={run.kinds} kind={run.form.kind} />}
      {run.can_start && run.form && (
        <ImportFormPart
          key={answer?.attempt ?? run.state}
          run={run}
          form={answer?.form ?? run.form}
          faults={answer?.faults ?? { fields: {}, other: [] }}
        />
      )}
      {!isBusy && run.can_undo && <Undo run={run} error={answer?.faults.fields['confirmed']} />}
      {!isBusy && run.remark_count > 0 && <ImportReportPart id={run.id} page={page} remarks={remarks} />}
      <p>
        <Link className="link" to={pathTo('deskImports', language)}>
          {t('all')}
        </Link>
      </p>
    </>
  );
}

const FORMATS = [
  ...(['magento', 'shopify', 'merchant', 'woocommerce', 'prestashop', 'saleor', 'vendure', 'table'] as const),
  ...IMPORT_KINDS,
] as const;
const isKnownFormat = (format: string): format is (typeof FORMATS)[number] => FORMATS.some((one) => one === format);

/** How far it is. With scripts it is read again by itself, else by its link. */
function Progress({ run }: { readonly run: Import }) {
  const t = useT('desk-import');
  const { language } = useLocale();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return;
    const timer = setTimeout(revalidate, POLL_MS);
    return () => clearTimeout(timer);
  }, [state, revalidate]);
  const { bytes = 0, models = 0, records = 0, pictures = 0, pictureCount = 0 } = run.progress;
  const percent = run.file_bytes === 0 ? 0 : Math.min(100, Math.floor((bytes / run.file_bytes) * 100));
  return (
    <section className="desk-part">
      {run.task !== 'undo' && (
        <>
          <p role="status">
            {otherKind(run.format) ? t('progressRecords', { percent, records }) : t('progress', { percent, models })}
          </p>
          <ProgressLine value={percent} max={100} />
        </>
      )}
      {pictureCount > 0 && <p>{t('progressPictures', { count: pictures, total: pictureCount })}</p>}
      <div className="desk-actions">
        <ButtonLink look="line" to={pathTo('deskImport', language, { importId: String(run.id) })}>
          {t('refresh')}
        </ButtonLink>
        <Form method="post">
          <Button look="line" name="intent" value="stop">
            {t('stop')}
          </Button>
        </Form>
      </div>
    </section>
  );
}

/** What a dry run or the import did, and why it ended. */
function Outcome({
  run,
  said,
  checked: saidOfCheck,
}: Pick<DeskImportProps, 'said' | 'checked'> & { readonly run: Import }) {
  const t = useT('desk-import');
  const { checked } = run;
  if (run.state === 'draft')
    return (
      checked && (
        <section className="desk-part" aria-labelledby="checked">
          <h2 id="checked">{t(checked.error === null ? 'checked.title' : 'checked.failed')}</h2>
          <Why error={saidOfCheck?.error ?? null} />
          <Counts counts={checked.counts} />
          <Kinds kinds={saidOfCheck?.kinds ?? null} lines={checked.lines} />
        </section>
      )
    );
  return (
    <section className="desk-part" aria-labelledby="result">
      <h2 id="result">{t(run.error === null ? 'result.title' : 'result.failed')}</h2>
      <Why error={said.error} />
      {run.state === 'stopped' && run.can_start && <p>{t('stoppedHint')}</p>}
      <Counts counts={run.counts} />
      <Kinds kinds={said.kinds} lines={run.lines} />
    </section>
  );
}

/** Why it was not done, or ended. */
const Why = ({ error }: { readonly error: ImportWords | null }) =>
  error !== null && (
    <Alert tone="warning">
      <p lang={error.isEnglish ? 'en' : undefined} className="desk-text">
        {error.text}
      </p>
    </Alert>
  );

function Counts({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  const t = useT('desk-import');
  const { language } = useLocale();
  const shown = shownCounts(counts);
  if (shown.length === 0) return null;
  return (
    <dl className="desk-counts">
      {shown.map(({ name, count }) => (
        <div key={name}>
          <dt>{t(`count.${name}`)}</dt>
          <dd>{formatNumber(count, language, 0)}</dd>
        </div>
      ))}
    </dl>
  );
}

type KindsProps = { readonly kinds: ImportSaid['kinds']; readonly lines: readonly string[] };

/** The remarks by kind; of a run of before what the command line prints. */
function Kinds({ kinds, lines }: KindsProps) {
  const t = useT('desk-import');
  const { language } = useLocale();
  if (kinds === null)
    return (
      lines.length > 0 && (
        <details>
          <summary>{t('lines')}</summary>
          <pre className="desk-report" lang="en">
            {lines.join('\n')}
          </pre>
        </details>
      )
    );
  if (kinds.length === 0) return null;
  return (
    <details>
      <summary>{t('kinds')}</summary>
      <DeskTable label={t('kinds')} columns={[t('col.times'), t('col.part'), t('col.remark')]}>
        {kinds.map(({ part, count, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a report never change their places
          <tr key={`${part} ${place}`}>
            <td>{formatNumber(count, language, 0)}</td>
            <td>{isReportPart(part) ? t(`report.part.${part}`) : part}</td>
            <td className="desk-text">{text}</td>
          </tr>
        ))}
      </DeskTable>
    </details>
  );
}

type UndoProps = { readonly run: Pick<Import, 'format'>; readonly error: string | undefined };

function Undo({ run, error }: UndoProps) {
  const t = useT('desk-import');
  return (
    <Form method="post" className="desk-part" aria-labelledby="undo">
      <h2 id="undo">{t('undo.title')}</h2>
      <p>{t(otherKind(run.format) ? 'undo.hintRecords' : 'undo.hint')}</p>
      <div>
        <Checkbox id="field-confirmed" name="confirmed" value="yes" error={error}>
          {t('undo.confirm')}
        </Checkbox>
      </div>
      <p className="desk-actions">
        <Button look="line" name="intent" value="undo">
          {t('undo.do')}
        </Button>
      </p>
    </Form>
  );
}
