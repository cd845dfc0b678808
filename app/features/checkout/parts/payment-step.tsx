import { useMoney } from '~/features/cart/parts/use-money';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { Checkbox, RadioRow, RadioRows } from '~/ui/choice';
import { TextLink } from '~/ui/text-link';
import type { PaymentView } from '../payment-view';
import type { OrderFields } from './order-fields';

type PaymentStepProps = {
  readonly fields: OrderFields;
  readonly view: PaymentView;
  readonly isSending: boolean;
  /** The sums are being recalculated; the button is disabled meanwhile. */
  readonly isLooking: boolean;
  /** The shopper ticked or unticked the club bonus. */
  readonly onBonus: () => void;
  /** Path of the terms of sale. */
  readonly termsTo: string;
};

/** Step 3: payment method, consents, and the order button with the total. */
export function PaymentStep({ fields, view, isSending, isLooking, onBonus, termsTo }: PaymentStepProps) {
  const t = useT('checkout');
  const money = useMoney(view.checked.currency);
  const isFree = view.checked.dueHundredths === 0;
  return (
    <section className="step" aria-labelledby="step-payment">
      <h2 id="step-payment">
        <span className="n">3</span>
        {t('payment.title')}
      </h2>
      <div className="cols">
        <Bonus view={view} onBonus={onBonus} />
        <PaymentMethods fields={fields} view={view} />
        <div>
          <Customs fields={fields} view={view} />
          <Terms fields={fields} view={view} termsTo={termsTo} />
        </div>
        <Button look="primary" size="l" block name="intent" value="confirm" pending={isSending || isLooking}>
          {isFree ? t('confirm.free') : t('confirm', { total: money(view.checked.dueHundredths) })}
        </Button>
        <p className="tiny muted">{t(isFree ? 'confirm.freeNote' : 'confirm.note')}</p>
      </div>
    </section>
  );
}

/** A member pays with the club bonus as far as it reaches; without scripts a button recalculates the total. */
function Bonus({ view, onBonus }: Pick<PaymentStepProps, 'view' | 'onBonus'>) {
  const t = useT('checkout');
  const { bonusBalanceHundredths: balance, currency } = view.checked;
  const money = useMoney(currency);
  if (balance === 0) return null;
  return (
    <div className="bonus-choice">
      <Checkbox name="use_bonus" value="on" defaultChecked={view.draft.usesBonus} onChange={onBonus}>
        <b>{t('bonus.use')}</b>
        <small>{t('bonus.balance', { amount: money(balance) })}</small>
      </Checkbox>
      <p className="no-script">
        <Button size="s" name="intent" value="locations" formNoValidate>
          {t('bonus.update')}
        </Button>
      </p>
    </div>
  );
}

function PaymentMethods({ fields, view }: Pick<PaymentStepProps, 'fields' | 'view'>) {
  const t = useT('checkout');
  const { id, name, defaultValue, error } = fields('payment_method');
  const methods = view.checked.paymentMethods;
  if (methods.length === 0) return <Alert tone="error">{t('payment.none')}</Alert>;
  const chosen = methods.some((method) => method.id === defaultValue) ? defaultValue : methods[0]?.id;
  return (
    <RadioRows id={id} legend={t('payment.method')} legendHidden error={error}>
      {methods.map((method) => (
        <RadioRow
          key={method.id}
          name={name}
          value={method.id}
          defaultChecked={method.id === chosen}
          required
          title={method.name}
          detail={method.description}
        />
      ))}
    </RadioRows>
  );
}

function Customs({ fields, view }: Pick<PaymentStepProps, 'fields' | 'view'>) {
  const t = useT('checkout');
  if (!view.customs) return null;
  const { id, name, error } = fields('customs');
  return (
    <Checkbox id={id} name={name} value="on" defaultChecked={view.ticked.customs} error={error} required>
      <span className="small">{t(`customs.${view.customs}`)}</span>
    </Checkbox>
  );
}

function Terms({ fields, view, termsTo }: Pick<PaymentStepProps, 'fields' | 'view' | 'termsTo'>) {
  const t = useT('checkout');
  const { id, name, error } = fields('accept_terms');
  return (
    <Checkbox id={id} name={name} value="on" defaultChecked={view.ticked.terms} error={error} required>
      <span className="small">
        {t('terms')}{' '}
        <TextLink to={termsTo} target="_blank" rel="noopener">
          {t('terms.link')}
        </TextLink>
        {'. '}
        {t('terms.rights')}
      </span>
    </Checkbox>
  );
}
