import { Form, useNavigation } from '@remix-run/react';
import { MAX_ADDRESS_TEXT, MAX_GIFT_CODES, MAX_PRINTED_CODES } from 'contract/company-gift-codes';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { Field, TextAreaField, TextField } from '~/ui/field';
import { ProgressLine } from '~/ui/progress';
import type { CodesAnswer } from '../change-codes.server';
import type { CategoryData } from '../edit-category.server';
import { GIFT_PLACES, type GiftSide } from '../managing';
import { CodeTable } from './code-table';

type Codes = NonNullable<CategoryData['codes']>;

type CodesPartProps = {
  readonly data: CategoryData;
  readonly codes: Codes;
  readonly answer: CodesAnswer | undefined;
  readonly side: GiftSide;
};

/** The codes of a page: how it stands, the forms that add and hand them out, and the list. */
export function CodesPart({ data, codes, answer, side }: CodesPartProps) {
  const t = useT('gift-manage');
  const { language } = useLocale();
  const params = { campaign: String(data.campaign.id), giftPage: String(codes.id) };
  const here = pathTo(GIFT_PLACES[side].page, language, params);
  const problem = answer?.kind === 'codes' ? answer : undefined;
  // what was sent in vain keeps its key; each form has one of its own, so that one does not stop another
  const keyFor = (form: string) => `${problem?.key ?? data.key}-${form}`.slice(-64);
  return (
    <section id="codes" className="stack" aria-labelledby="gift-codes">
      <h2 id="gift-codes">{t('codes')}</h2>
      <Standing codes={codes} />
      {answer?.kind === 'printed' && <Printed codes={answer.codes} />}
      <MailForm here={here} formKey={keyFor('mail')} problem={problem} />
      <div className="cols cols-2">
        <AmountForm here={here} formKey={keyFor('add')} problem={problem} kind="add" />
        <AmountForm here={here} formKey={keyFor('print')} problem={problem} kind="print" />
      </div>
      <CodeTable codes={codes} here={here} fileTo={pathTo(GIFT_PLACES[side].file, language, params)} />
    </section>
  );
}

function Standing({ codes: { counts, taken } }: { readonly codes: Codes }) {
  const t = useT('gift-manage');
  const { mails, waiting, unknown_tries: unknown, repeated_tries: repeated } = counts;
  const facts = [
    [t('count.total'), counts.total],
    [t('count.free'), counts.free],
    [t('count.out'), counts.out],
    [t('count.used'), counts.used],
    ...(counts.void > 0 ? [[t('count.void'), counts.void] as const] : []),
    ...(repeated > 0 ? [[t('count.repeated'), repeated] as const] : []),
    ...(unknown > 0 ? [[t('count.unknown'), unknown] as const] : []),
  ] as const;
  return (
    <div className="stack-s">
      <dl className="gift-counts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      {waiting > 0 && (
        <div role="status">
          <p>{t('mail.progress', { count: mails - waiting, total: mails })}</p>
          <ProgressLine
            value={mails - waiting}
            max={mails}
            label={t('mail.progress', { count: mails - waiting, total: mails })}
          />
        </div>
      )}
      {taken.length > 0 && (
        <details>
          <summary>{t('taken')}</summary>
          <ul>
            {taken.map(({ name, choice, amount }) => (
              <li key={`${name} ${choice}`}>
                {amount} × {[name, choice].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** Codes that are shown once. */
function Printed({ codes }: { readonly codes: readonly string[] }) {
  const t = useT('gift-manage');
  return (
    <Alert tone="warning" title={t('print.once')}>
      <TextAreaField
        id="gift-printed-codes"
        label={t('print.codes', { count: codes.length })}
        defaultValue={codes.join('\n')}
        rows={Math.min(12, codes.length + 1)}
        readOnly
      />
    </Alert>
  );
}

type CodeFormProps = {
  readonly here: string;
  readonly formKey: string;
  readonly problem: Extract<CodesAnswer, { kind: 'codes' }> | undefined;
};

function MailForm({ here, formKey, problem }: CodeFormProps) {
  const t = useT('gift-manage');
  const { formData, state } = useNavigation();
  const isPending = state !== 'idle' && formData?.get('intent') === 'mail';
  const error = problem?.faults['addresses'];
  return (
    <Form
      method="post"
      action={here}
      encType="multipart/form-data"
      className="gift-form stack-s"
      aria-label={t('mail')}
    >
      <h3>{t('mail')}</h3>
      <input type="hidden" name="key" value={formKey} />
      <BadLines problem={problem} />
      <TextAreaField
        id="gift-addresses"
        name="addresses"
        label={t('mail.addresses')}
        hint={t('mail.hint')}
        rows={6}
        maxLength={MAX_ADDRESS_TEXT}
        autoComplete="off"
        spellCheck={false}
        defaultValue={problem?.typed.addresses}
        error={error}
      />
      <Field id="gift-file" label={t('mail.file')} hint={t('mail.fileHint')}>
        <input
          id="gift-file"
          type="file"
          name="file"
          accept=".csv,.txt,text/csv,text/plain"
          className="file-input"
          aria-describedby="gift-file-hint"
        />
      </Field>
      {problem?.bad && (
        <Checkbox name="skip" value="on">
          {t('mail.skip')}
        </Checkbox>
      )}
      <Button look="solid" name="intent" value="mail" pending={isPending}>
        {t('mail.do')}
      </Button>
    </Form>
  );
}

/** Lines that are told at most. */
const MAX_LINES = 50;

function BadLines({ problem }: Pick<CodeFormProps, 'problem'>) {
  const t = useT('gift-manage');
  if (!problem?.bad) return null;
  const { count, lines } = problem.bad;
  const shown = lines.slice(0, MAX_LINES);
  return (
    <Alert tone="error" title={t('bad', { count })}>
      <ul>
        {shown.map(({ line, fault, value, first }) => (
          <li key={`${line} ${value}`}>
            {t(fault === 'twice' ? 'bad.twice' : fault === 'known' ? 'bad.known' : 'bad.malformed', {
              ...{ line, first: first ?? '' },
            })}{' '}
            <code>{value}</code>
          </li>
        ))}
      </ul>
      {count > shown.length && <p>{t('bad.more', { count: count - shown.length })}</p>}
    </Alert>
  );
}

/** Adds codes that nobody has yet, or shows some to be handed out on paper. */
function AmountForm({ here, formKey, problem, kind }: CodeFormProps & { readonly kind: 'add' | 'print' }) {
  const t = useT('gift-manage');
  const { formData, state } = useNavigation();
  const name = kind === 'add' ? 'amount' : 'printed';
  return (
    <Form method="post" action={here} className="gift-form stack-s" aria-label={t(kind)}>
      <h3>{t(kind)}</h3>
      <input type="hidden" name="key" value={formKey} />
      <TextField
        id={`gift-${name}`}
        name={name}
        label={t(`${kind}.amount`)}
        hint={t(`${kind}.hint`, { max: MAX_PRINTED_CODES })}
        type="number"
        inputMode="numeric"
        min={1}
        max={kind === 'add' ? MAX_GIFT_CODES : MAX_PRINTED_CODES}
        required
        defaultValue={problem?.typed[name]}
        error={problem?.faults[name]}
      />
      <Button look="line" name="intent" value={kind} pending={state !== 'idle' && formData?.get('intent') === kind}>
        {t(`${kind}.do`)}
      </Button>
    </Form>
  );
}
