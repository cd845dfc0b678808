import { Form, useNavigation } from '@remix-run/react';
import type { EnterpriseOrder } from '~/api/enterprise';
import { useMoney } from '~/features/cart/parts/use-money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Checkbox, RadioRow, RadioRows } from '~/ui/choice';
import { TextAreaField, TextField } from '~/ui/field';
import type { OrderAnswer, OrderField } from '../order-form';

type SendFormProps = { readonly order: EnterpriseOrder; readonly answer: OrderAnswer | null };

/** The details of an order with which it is sent to the buyer, or ordered at once. */
export function SendForm({ order, answer }: SendFormProps) {
  const t = useT('company-orders');
  const { language } = useLocale();
  const isPending = useNavigation().state === 'submitting';
  const isSent = answer?.intent === 'submit';
  const canSend = order.rows.length > 0 && order.canInvoice && (!order.needsApproval || order.hasBuyer);
  const inputOf = (field: Exclude<OrderField, 'acknowledges_customs'>) => ({
    id: field,
    name: field,
    defaultValue: (isSent ? answer.typed[field] : undefined) ?? order.details[field],
    error: isSent ? answer.fields[field] : undefined,
  });
  return (
    <section aria-labelledby="send" className="account-section">
      <h2 id="send">{t(order.needsApproval ? 'send.title' : 'send.orderTitle')}</h2>
      <Form
        key={answer?.attempt}
        method="post"
        action={pathTo('accountCompanyOrder', language, { number: String(order.id) })}
        className="area-form"
        noValidate
      >
        <input type="hidden" name="intent" value="submit" />
        <input type="hidden" name="total" value={order.total.gross} />
        <input type="hidden" name="currency" value={order.currency} />
        <TextField {...inputOf('name')} label={t('field.name')} hint={t('field.nameHint')} maxLength={100} />
        <div className="cols cols-2">
          <TextField {...inputOf('cost_centre')} label={t('field.costCentre')} maxLength={60} required />
          <TextField {...inputOf('reference')} label={t('field.reference')} maxLength={60} />
        </div>
        {order.needsApproval && (
          <TextAreaField {...inputOf('message')} label={t('field.message')} rows={3} maxLength={1000} />
        )}
        <Receiver inputOf={inputOf} />
        <Delivery order={order} input={inputOf('delivery_method')} />
        {order.needsCustoms && (
          <Checkbox
            id="acknowledges_customs"
            name="acknowledges_customs"
            error={isSent ? answer.fields['acknowledges_customs'] : undefined}
          >
            {t('field.customs')}
          </Checkbox>
        )}
        {!order.canInvoice && <Alert tone="warning">{t('conflict.NO_INVOICE')}</Alert>}
        <p className="muted small">{t(order.needsApproval ? 'send.text' : 'send.orderText')}</p>
        <Button look="primary" pending={isPending} disabled={!canSend}>
          {t(order.needsApproval ? 'send.button' : 'send.orderButton')}
        </Button>
      </Form>
    </section>
  );
}

type Input = {
  readonly id: string;
  readonly name: string;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

function Receiver({ inputOf }: { readonly inputOf: (field: Exclude<OrderField, 'acknowledges_customs'>) => Input }) {
  const t = useT('checkout');
  const own = useT('company-orders');
  return (
    <>
      <h3>{own('send.receiver')}</h3>
      <div className="cols cols-2">
        <TextField
          {...inputOf('first_name')}
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField
          {...inputOf('last_name')}
          label={t('lastName')}
          autoComplete="family-name"
          maxLength={100}
          required
        />
      </div>
      <TextField {...inputOf('address')} label={t('address')} autoComplete="address-line1" maxLength={200} required />
      <div className="cols cols-post">
        <TextField
          {...inputOf('postal_code')}
          label={t('postalCode')}
          autoComplete="postal-code"
          maxLength={12}
          required
        />
        <TextField {...inputOf('city')} label={t('city')} autoComplete="address-level2" maxLength={100} required />
      </div>
      <TextField
        {...inputOf('phone')}
        label={own('field.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={30}
        required
      />
    </>
  );
}

function Delivery({ order, input }: { readonly order: EnterpriseOrder; readonly input: Input }) {
  const t = useT('company-orders');
  const money = useMoney(order.currency);
  if (order.deliveryMethods.length === 0) return null;
  return (
    <RadioRows id="delivery_method" legend={t('field.delivery')} {...(input.error && { error: input.error })}>
      {order.deliveryMethods.map(({ id, name, time, price }) => (
        <RadioRow
          key={id}
          name="delivery_method"
          value={id}
          defaultChecked={id === input.defaultValue}
          title={name}
          detail={time}
          end={money(price)}
        />
      ))}
    </RadioRows>
  );
}
