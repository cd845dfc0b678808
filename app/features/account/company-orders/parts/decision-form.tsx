import { Form, useNavigation } from '@remix-run/react';
import type { EnterpriseOrder } from '~/api/enterprise';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { TextAreaField } from '~/ui/field';
import type { OrderAnswer } from '../order-form';

type DecisionFormProps = { readonly order: EnterpriseOrder; readonly answer: OrderAnswer | null };

/** The buyer's decision about a waiting order. */
export function DecisionForm({ order, answer }: DecisionFormProps) {
  const t = useT('company-orders');
  const { language } = useLocale();
  const isPending = useNavigation().state === 'submitting';
  const isMine = answer?.intent === 'approve' || answer?.intent === 'decline';
  const isChanged = order.rows.some(({ isPriceChanged }) => isPriceChanged);
  return (
    <section aria-labelledby="decide" className="account-section">
      <h2 id="decide">{t('decide.title')}</h2>
      <Form
        key={answer?.attempt}
        method="post"
        action={pathTo('accountCompanyOrder', language, { number: String(order.id) })}
        className="area-form"
      >
        <input type="hidden" name="total" value={order.total.gross} />
        <input type="hidden" name="currency" value={order.currency} />
        <TextAreaField
          id="note"
          name="note"
          label={t('decide.note')}
          hint={t('decide.noteHint')}
          rows={3}
          maxLength={1000}
          defaultValue={isMine ? answer.typed['note'] : ''}
          error={isMine ? answer.fields['note'] : undefined}
        />
        {isChanged && (
          <>
            <Alert tone="warning">{t('decide.changed')}</Alert>
            <Checkbox name="confirms_changes">{t('decide.confirm')}</Checkbox>
          </>
        )}
        <p className="muted small">{t('decide.text')}</p>
        <p className="row">
          <Button look="primary" name="intent" value="approve" pending={isPending}>
            {t('decide.approve')}
          </Button>
          <Button look="line" name="intent" value="decline">
            {t('decide.decline')}
          </Button>
        </p>
      </Form>
    </section>
  );
}
