import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { FormFaults } from '~/api/desk-forms';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { Alert, ErrorSummary } from '~/ui/alert';
import { Button } from '~/ui/button';
import type { SavedBeside } from '../rules/saved-beside';
import { type FieldLabels, faultList } from './fault-list';
import { FieldNotesContext } from './noted-field';

type LastChange = { readonly by: string; readonly at: string } | null;

/** Why a form came back. */
export type EditorAnswer = {
  readonly version: number | string;
  readonly faults: FormFaults;
  /** What somebody else has saved since the form was opened. */
  readonly conflict: (SavedBeside & { readonly lastChange: LastChange }) | null;
  /** What a form for something new has made before; null when that is gone. */
  readonly made?: { readonly path: string | null } | null;
  /** Another one each time. */
  readonly attempt: number;
};

type DeskEditorProps = {
  readonly version: number | string;
  readonly answer: EditorAnswer | undefined;
  /** For the list of what is wrong. */
  readonly labels: FieldLabels;
  readonly lastChange: LastChange;
  /** Where visitors see what is edited. */
  readonly shownAt?: string;
  /** `multipart/form-data` where files are sent. */
  readonly encType?: 'multipart/form-data';
  /** Buttons beside the one that saves. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A form of the desk that is saved in the version in which it was opened. What could not be saved is here as it was typed, with the
 * reasons beside the fields.
 */
export function DeskEditor(props: DeskEditorProps) {
  const { version, answer, labels, lastChange, shownAt, encType, buttons, children } = props;
  const t = useT('desk-stores');
  const common = useT('common');
  const faults = answer?.faults.fields ?? {};
  return (
    // the fields begin anew with each version and each answer, whose rows are others; what is loaded after an answer changes nothing
    <Form
      key={`${answer?.version ?? version} ${answer?.attempt ?? 0}`}
      method="post"
      {...(encType && { encType })}
      className="desk-editor"
      noValidate
    >
      <ErrorSummary title={t('notSaved')} errors={answer ? faultList(answer.faults, labels, common) : []} />
      {answer?.conflict && <Conflict conflict={answer.conflict} />}
      {answer?.made && <SentBefore path={answer.made.path} />}
      <input type="hidden" name="version" value={answer?.version ?? version} />
      <FieldNotesContext.Provider value={{ faults, saved: answer?.conflict?.fields ?? {} }}>
        {children}
      </FieldNotesContext.Provider>
      <div className="desk-save">
        <Button look="solid">{t('save')}</Button>
        {buttons}
        {shownAt && (
          <Link className="link" to={shownAt}>
            {t('show')}
          </Link>
        )}
        {lastChange && (
          <span className="muted small">
            {t('lastChange', { by: lastChange.by, at: formatDateTime(lastChange.at) })}
          </span>
        )}
      </div>
    </Form>
  );
}

/** The form was sent before: what it made then, and that it makes another one now. */
export function SentBefore({ path }: { readonly path: string | null }) {
  const t = useT('desk-stores');
  return (
    <Alert tone="error" title={t('sentBefore')}>
      <p>{t(path === null ? 'sentBefore.gone' : 'sentBefore.again')}</p>
      {path !== null && (
        <p>
          <Link className="link" to={path}>
            {t('sentBefore.show')}
          </Link>
        </p>
      )}
    </Alert>
  );
}

function Conflict({ conflict: { lastChange, rows } }: { readonly conflict: NonNullable<EditorAnswer['conflict']> }) {
  const t = useT('desk-stores');
  const by = { by: lastChange?.by ?? '–', at: lastChange ? formatDateTime(lastChange.at) : '–' };
  return (
    <Alert tone="error" title={t('conflict')}>
      <p>{t('conflict.by', by)}</p>
      {rows.length > 0 && <p>{t('conflict.rows', { rows: rows.join('; ') })}</p>}
    </Alert>
  );
}
