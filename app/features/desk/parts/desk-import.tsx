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
import { ImportFormPart, type ImportFormProps } from './desk-import-form';
import { KindChoice, otherKind } from './desk-import-records';
import { type ImportRemarks, ImportReportPart } from './desk-import-report';
import { ImportState } from './desk-imports';

const POLL_MS = 2_000;

type DeskImportProps = {
  readonly import: Import;
  readonly page: number;
  readonly remarks: ImportRemarks;
  /** The form that was sent, if it was not taken. */
  readonly answer:
    | { readonly form: ImportFormProps['form'] | null; readonly faults: FormFaults; readonly attempt: number }
    | undefined;
};

/** One import: its form before it begins, how far it is, what it did, and the way back. */
export function DeskImport({ import: run, page, remarks, answer }: DeskImportProps) {
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
      {isBusy ? <Progress run={run} /> : <Outcome run={run} />}
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
      {pictureCount > 0 && <p>{t('progressPictures', { done: pictures, total: pictureCount })}</p>}
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
function Outcome({ run }: { readonly run: Import }) {
  const t = useT('desk-import');
  const { checked } = run;
  if (run.state === 'draft')
    return (
      checked && (
        <section className="desk-part" aria-labelledby="checked">
          <h2 id="checked">{t(checked.error === null ? 'checked.title' : 'checked.failed')}</h2>
          <Said error={checked.error} />
          <Counts counts={checked.counts} />
          <Lines lines={checked.lines} />
        </section>
      )
    );
  return (
    <section className="desk-part" aria-labelledby="result">
      <h2 id="result">{t(run.error === null ? 'result.title' : 'result.failed')}</h2>
      <Said error={run.error} />
      {run.state === 'stopped' && run.can_start && <p>{t('stoppedHint')}</p>}
      <Counts counts={run.counts} />
      <Lines lines={run.lines} />
    </section>
  );
}

/** What the importer says, in English as its report is. */
const Said = ({ error }: { readonly error: string | null }) =>
  error !== null && (
    <Alert tone="warning">
      <p lang="en" className="desk-text">
        {error}
      </p>
    </Alert>
  );

const COUNTS = [
  ...(['rows', 'models', 'createdModels', 'updatedModels', 'refusedModels', 'variants'] as const),
  ...([
    'withdrawnModels',
    'withdrawnVariants',
    'images',
    'missingImages',
    'remoteImages',
    'skipped',
    'missing',
  ] as const),
  ...(['added', 'changed', 'known'] as const),
  ...(['removed', 'withdrawn', 'restored', 'failed'] as const),
  ...(['recordsRemoved', 'recordsRestored', 'recordsKept', 'addresses'] as const),
];

function Counts({ counts }: { readonly counts: Readonly<Record<string, number>> }) {
  const t = useT('desk-import');
  const { language } = useLocale();
  const shown = COUNTS.flatMap((name) => (counts[name] ? [{ name, count: counts[name] }] : []));
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

/** What the command line prints, with examples. */
function Lines({ lines }: { readonly lines: readonly string[] }) {
  const t = useT('desk-import');
  if (lines.length === 0) return null;
  return (
    <details>
      <summary>{t('lines')}</summary>
      <pre className="desk-report" lang="en">
        {lines.join('\n')}
      </pre>
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
