import { Form } from '@remix-run/react';
import { CONTENT_KIND_NAMES } from 'contract/content-fields';
import { CONTENT_FILTERS } from 'contract/desk-content';
import type { DeskPage } from '~/api/desk';
import type { DeskContentLine } from '~/api/desk-content';
import { formatDateTime } from '~/locale/dates';
import { fieldProblem } from '~/locale/labelled';
import { LANGUAGES } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ErrorSummary } from '~/ui/alert';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { SelectField, TextField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import { type EditorAnswer, SentBefore } from '../../parts/desk-editor';
import { DeskPager } from '../../parts/desk-pager';
import { DeskSearch } from '../../parts/desk-search';
import { DeskTable } from '../../parts/desk-table';

type Query = { readonly search: string; readonly kind: string; readonly state: string };

/** A new item that could not be begun. */
type Rejected = Pick<EditorAnswer, 'faults' | 'made' | 'attempt'> & {
  readonly key: string;
  readonly kind: string;
  readonly title: string;
};

type DeskContentsProps = {
  readonly list: DeskPage<DeskContentLine>;
  readonly page: number;
  readonly query: Query;
  /** Of the form for a new item. */
  readonly formKey: string;
  readonly rejected: Rejected | undefined;
};

/** What editors have written, with what is missing, and a form for another one. */
export function DeskContents({ list, page, query, formKey, rejected }: DeskContentsProps) {
  const t = useT('desk-content');
  return (
    <>
      <NewItem key={rejected?.attempt ?? 'new'} formKey={formKey} rejected={rejected} />
      <ContentSearch query={query} />
      <p className="muted">{t('count', { count: list.count })}</p>
      {list.count === 0 ? <EmptyState title={t('none')} /> : <ContentTable rows={list.rows} />}
      <DeskPager screen="deskContents" page={page} pageCount={list.pageCount} query={query} />
    </>
  );
}

function NewItem({ formKey, rejected }: Pick<DeskContentsProps, 'formKey' | 'rejected'>) {
  const t = useT('desk-content');
  const { language } = useLocale();
  const common = useT('common');
  const faults = rejected?.faults;
  const errors = [
    ...Object.entries(faults?.fields ?? {}).map(([field, text]) => {
      const label = field === 'title' ? t('title.own') : field === 'kind' ? t('kind') : null;
      return { fieldId: `new-${field}`, text: label === null ? text : fieldProblem(common, label, text) };
    }),
    ...(faults?.other ?? []).map((text) => ({ text })),
  ];
  const error = (field: 'title' | 'kind') => {
    const text = faults?.fields[field];
    return text === undefined ? {} : { error: text };
  };
  return (
    <section className="stack-s" aria-labelledby="desk-new">
      <h2 id="desk-new">{t('new')}</h2>
      <ErrorSummary title={t('new.failed')} errors={errors} />
      {rejected?.made && <SentBefore path={rejected.made.path} />}
      <Form method="post" action={pathTo('deskContents', language)} className="desk-search" noValidate>
        <input type="hidden" name="key" value={rejected?.key ?? formKey} />
        <TextField
          id="new-title"
          name="title"
          label={t('title.own')}
          autoComplete="off"
          maxLength={200}
          defaultValue={rejected?.title}
          {...error('title')}
        />
        <SelectField id="new-kind" name="kind" label={t('kind')} defaultValue={rejected?.kind} {...error('kind')}>
          {CONTENT_KIND_NAMES.map((kind) => (
            <option key={kind} value={kind}>
              {t(`kind.${kind}`)}
            </option>
          ))}
        </SelectField>
        <Button look="solid">{t('new.begin')}</Button>
      </Form>
    </section>
  );
}

function ContentSearch({ query: { search, kind, state } }: { readonly query: Query }) {
  const t = useT('desk-content');
  const { language } = useLocale();
  return (
    <DeskSearch action={pathTo('deskContents', language)} label={t('search')} search={search}>
      <SelectField id="desk-kind" name="kind" label={t('kind')} defaultValue={kind} key={`kind ${kind}`}>
        <option value="">{t('kind.any')}</option>
        {CONTENT_KIND_NAMES.map((each) => (
          <option key={each} value={each}>
            {t(`kind.${each}`)}
          </option>
        ))}
      </SelectField>
      <SelectField id="desk-state" name="state" label={t('state')} defaultValue={state} key={`state ${state}`}>
        <option value="">{t('state.any')}</option>
        {CONTENT_FILTERS.map((each) => (
          <option key={each} value={each}>
            {t(`state.${each}`)}
          </option>
        ))}
      </SelectField>
    </DeskSearch>
  );
}

function ContentTable({ rows }: { readonly rows: readonly DeskContentLine[] }) {
  const t = useT('desk-content');
  const { language } = useLocale();
  return (
    <DeskTable
      label={t('title')}
      columns={[t('title.own'), t('kind'), t('state'), t('missing.languages'), t('savedLast')]}
    >
      {rows.map(({ id, kind, title, state, scheduled, missing, by, at }) => (
        <tr key={id}>
          <th scope="row">
            <TextLink to={pathTo('deskContent', language, { id: String(id) })}>{title}</TextLink>
          </th>
          <td>{t(`kind.${kind}`)}</td>
          <td>
            {t(`state.${state}`)}
            {scheduled && (
              <>
                <br />
                <span className="muted small">{t('scheduledAt', { at: formatDateTime(scheduled) })}</span>
              </>
            )}
          </td>
          <td>
            <MissingLanguages missing={missing} />
          </td>
          <td>
            {formatDateTime(at)}
            <br />
            <span className="muted small">{by}</span>
          </td>
        </tr>
      ))}
    </DeskTable>
  );
}

/** The languages without a text, by their codes. */
function MissingLanguages({ missing }: Pick<DeskContentLine, 'missing'>) {
  const t = useT('desk-content');
  if (missing.length === 0) return <span className="muted">{t('missing.none')}</span>;
  return (
    <span className="desk-codes">
      {LANGUAGES.filter((language) => missing.includes(language)).map((language) => (
        <abbr key={language} title={t('missing.in', { language: t(`language.${language}`) })}>
          {language}
        </abbr>
      ))}
    </span>
  );
}
