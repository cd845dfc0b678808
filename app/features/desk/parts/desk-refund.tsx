import { Form } from '@remix-run/react';
import type { DeskRefund } from '~/api/desk-lists';
import { formatDateTime } from '~/locale/dates';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';

const STATUSES = ['requested', 'done', 'failed'] as const;

type RefundItemProps = {
  readonly refund: DeskRefund;
  /** The screen that its forms are sent to. */
  readonly action: string;
};

/** A refund: its state, why it failed, and what can be done about it. */
export function RefundItem({ refund, action }: RefundItemProps) {
  const t = useT('desk-lists');
  const { language } = useLocale();
  const status = STATUSES.find((each) => each === refund.status);
  const sum = formatHundredths(refund.amountHundredths, { language, currency: refund.currency });
  return (
    <div className="stack-s">
      <p>
        {t('refund', { sum })} · <b>{status ? t(`refund.status.${status}`) : refund.status}</b> ·{' '}
        {formatDateTime(refund.created)}
        {refund.failure !== '' && (
          <>
            <br />
            <span className="error">{t('refund.why', { text: refund.failure })}</span>
          </>
        )}
      </p>
      {refund.decisions.length > 0 && <RefundDecisions refund={refund} action={action} />}
    </div>
  );
}

function RefundDecisions({ refund: { id, decisions }, action }: RefundItemProps) {
  const t = useT('desk-lists');
  return (
    <Form method="post" action={action} className="stack-s">
      <input type="hidden" name="intent" value="decide-refund" />
      <input type="hidden" name="refund" value={id} />
      <TextField
        id={`refund-note-${id}`}
        name="note"
        label={t('note')}
        hint={t('refund.noteHint')}
        maxLength={2000}
        autoComplete="off"
      />
      <p className="desk-actions">
        {decisions.map((decision) => (
          <Button key={decision} look={decision === 'retry' ? 'solid' : 'line'} name="decision" value={decision}>
            {t(`refund.${decision}`)}
          </Button>
        ))}
      </p>
    </Form>
  );
}
