import { Form, Link } from '@remix-run/react';
import { RETURN_REASONS, RETURN_STATUSES } from 'contract/return-status';
import type { ReactNode } from 'react';
import type { ReturnView } from '~/api/after-order';
import { useMoney } from '~/features/cart/parts/use-money';
import { formatDateTime } from '~/locale/dates';
import type { MessageKey } from '~/locale/namespaces';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { TextAreaField, TextField } from '~/ui/field';
import type { AfterOrderProblem } from '../change-return.server';
import { LabelLink } from './label-link';

/** Where the forms of a return are sent, and the fields by which that screen finds it. */
export type ReturnForms = {
  readonly action: string;
  readonly fields: Readonly<Record<string, string>>;
};

type ReturnCardProps = {
  readonly back: ReturnView;
  /** In which its money goes back, ISO 4217 in lower case. */
  readonly currency: string;
  readonly forms: ReturnForms;
  readonly problem: AfterOrderProblem | null;
};

/** A return or withdrawal for its customer: state, products, money, messages, and what can be done. */
export function ReturnCard({ back, currency, forms, problem }: ReturnCardProps) {
  const t = useT('returns');
  const status = RETURN_STATUSES.find((one) => one === back.status);
  return (
    <div className="stack return-card">
      <p>
        <b>{status ? t(`status.${status}`) : back.status}</b>{' '}
        <span className="muted">{formatDateTime(back.events.at(-1)?.at ?? back.created)}</span>
        {status && (
          <>
            <br />
            {t(stateKey(back, status))}
          </>
        )}
      </p>
      <ReturnFacts back={back} currency={currency} />
      <ReturnMessages back={back} />
      {back.can_answer && <AnswerForm back={back} forms={forms} problem={problem} />}
      {back.can_cancel && <OnItsWay back={back} forms={forms} problem={problem} />}
    </div>
  );
}

/** What a state means for the customer: nothing is asked to be sent back of an order that has not left. */
function stateKey(
  { kind, is_unsent: isUnsent, can_cancel: isOpen }: ReturnView,
  status: (typeof RETURN_STATUSES)[number],
): MessageKey<'returns'> {
  if (kind !== 'withdrawal' || !isUnsent) return `back.${status}`;
  if (status === 'processed') return 'back.nothingSent';
  return status === 'new' && isOpen ? 'back.unsent' : `back.${status}`;
}

function ReturnFacts({ back, currency }: Pick<ReturnCardProps, 'back' | 'currency'>) {
  const t = useT('returns');
  const money = useMoney(currency);
  return (
    <>
      <ul>
        {back.rows.map((row) => {
          const reason = RETURN_REASONS.find((one) => one === row.reason);
          const parts = [
            `${row.amount} × ${row.name}`,
            reason ? t(`reason.${reason}`) : '',
            row.exchange === '' ? '' : t('exchangedFor', { name: row.exchange }),
          ];
          return <li key={row.name}>{parts.filter(Boolean).join(' · ')}</li>;
        })}
      </ul>
      {back.refund_minor !== null && back.refund_minor > 0 && (
        <p>{t(back.is_credit ? 'credit' : 'refund', { sum: money(back.refund_minor) })}</p>
      )}
      {back.reserved_until !== null && back.can_cancel && (
        <p>{t('reservedUntil', { time: formatDateTime(back.reserved_until) })}</p>
      )}
    </>
  );
}

/** What customer and shop wrote, the oldest first. */
export function ReturnMessages({ back }: Pick<ReturnCardProps, 'back'>) {
  const t = useT('returns');
  if (back.messages.length === 0) return null;
  return (
    <ol className="thread" aria-label={t('messages')}>
      {back.messages.map(({ by, text, at }) => (
        <li key={`${at} ${by}`} className={by === 'customer' ? 'is-own' : undefined}>
          <p className="muted small">
            {t(by === 'customer' ? 'by.customer' : 'by.shop')} · <time dateTime={at}>{formatDateTime(at)}</time>
          </p>
          <p className="thread-text">{text}</p>
        </li>
      ))}
    </ol>
  );
}

type FormsProps = Pick<ReturnCardProps, 'back' | 'forms' | 'problem'>;

/** A form about a return. */
function Act({
  forms,
  intent,
  children,
}: {
  readonly forms: ReturnForms;
  readonly intent: string;
  readonly children: ReactNode;
}) {
  return (
    <Form method="post" action={forms.action} className="stack-s">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(forms.fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
}

function AnswerForm({ back, forms, problem }: FormsProps) {
  const t = useT('returns');
  const own = problem?.back === back.reference && problem.field === 'message' ? problem : null;
  return (
    <Act forms={forms} intent="answer">
      <TextAreaField
        id={`answer-${back.number}`}
        name="message"
        label={t('answer')}
        rows={4}
        maxLength={2000}
        required
        defaultValue={own?.typed}
        error={own?.text}
      />
      <p>
        <Button look="primary">{t('answer.send')}</Button>
      </p>
    </Act>
  );
}

/**
 * What can be done before the goods arrive: printing the label and telling the parcel's code, once there is something to send back, and
 * calling it off.
 */
function OnItsWay({ back, forms, problem }: FormsProps) {
  const t = useT('returns');
  return (
    <>
      {!back.is_unsent && <Parcel back={back} forms={forms} problem={problem} />}
      <Act forms={forms} intent="call-off">
        <p>
          <Button look="quiet">{t('callOff', { number: back.number })}</Button>
        </p>
      </Act>
    </>
  );
}

/** The label of the parcel, and its code. */
function Parcel({ back, forms }: FormsProps) {
  const t = useT('returns');
  return (
    <>
      <LabelLink reference={back.reference} number={back.number} />
      <Act forms={forms} intent="track">
        <TextField
          id={`parcel-${back.number}`}
          name="tracking_code"
          label={t('parcelCode')}
          hint={t('parcelCode.hint')}
          maxLength={100}
          autoComplete="off"
          defaultValue={back.tracking_code}
        />
        <p>
          <Button>
            {t('parcelCode.save')} <span className="sr">{back.number}</span>
          </Button>
        </p>
      </Act>
    </>
  );
}

/** The title of a return as a link to its own page. */
export function ReturnTitle({ back }: Pick<ReturnCardProps, 'back'>) {
  const t = useT('returns');
  const { language } = useLocale();
  return (
    <Link to={pathTo('returnPage', language, { slug: back.reference })} className="link">
      {t(back.kind === 'withdrawal' ? 'kind.withdrawal' : 'kind.return', { number: back.number })}
    </Link>
  );
}
