import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode, RefObject } from 'react';
import { useMoney } from '~/features/cart/parts/use-money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Icon } from '~/ui/icon';
import { useCorrectedFields } from '~/ui/use-corrected-fields';
import type { OrderField } from '../order-field';
import type { OrderProblem } from '../order-problem';
import type { PaymentView } from '../payment-view';
import { hasFormat } from '../rules/field-formats';
import { ContactStep } from './contact-step';
import { DeliveryStep } from './delivery-step';
import type { OrderFields } from './order-fields';
import { OrderProblems } from './order-problems';
import { OrderRows } from './order-rows';
import { PaymentStep } from './payment-step';
import { PriceChanges } from './price-changes';
import { useSubmitAfterLookUp } from './use-submit-after-look-up';

type FormShape = Record<OrderField, string>;

type PaymentFormProps = {
  readonly view: PaymentView;
  readonly problem: OrderProblem | null;
  readonly result: SubmissionResult | null;
  readonly form: RefObject<HTMLFormElement>;
  readonly isLooking: boolean;
  readonly onMethod: () => void;
  readonly onPostcode: () => void;
  readonly dropLookUp: () => void;
  /** Path of the terms of sale. */
  readonly termsTo: string;
};

function valuesOf({ draft }: PaymentView): Partial<FormShape> {
  return {
    email: draft.email,
    phone: draft.phone,
    first_name: draft.firstName,
    last_name: draft.lastName,
    address: draft.address,
    postal_code: draft.postalCode,
    city: draft.city,
    payment_method: draft.paymentMethod,
    special_request: draft.specialRequest,
  };
}

/** Fields whose change can make the choice of a pick-up point valid: another list, or another point of it. */
const LOCATION_SOURCES = /^(?:delivery_method|postal_code|location_.*)$/;

/** The order form's state, and its fields by name. An error goes when its field is changed to something valid. */
function useOrderForm(view: PaymentFormProps['view'], result: PaymentFormProps['result']) {
  const [form, known] = useForm<FormShape>({
    id: 'order',
    lastResult: result,
    defaultValue: valuesOf(view),
    shouldValidate: 'onSubmit',
  });
  const { country } = useLocale();
  const { corrected, onChange } = useCorrectedFields(result, (name, value) => hasFormat(name, value, country));
  const isCorrected = (name: OrderField) =>
    name === 'delivery_location' ? [...corrected].some((each) => LOCATION_SOURCES.test(each)) : corrected.has(name);
  const fields: OrderFields = (name) => ({
    id: `order-${name}`,
    name,
    defaultValue: known[name].initialValue ?? '',
    error: isCorrected(name) ? undefined : known[name].errors?.[0],
  });
  return { form, fields, onChange };
}

/** The order form: three steps on one page, with the order's rows next to it. */
export function PaymentForm(props: PaymentFormProps) {
  const { view, problem, result, isLooking, dropLookUp } = props;
  const t = useT('checkout');
  const { language } = useLocale();
  const money = useMoney(view.checked.currency);
  const navigation = useNavigation();
  const { form, fields, onChange } = useOrderForm(view, result);
  const { isHeld, submit } = useSubmitAfterLookUp({ form: props.form, isLooking, dropLookUp, onSubmit: form.onSubmit });
  const isSending = isHeld || (navigation.state !== 'idle' && navigation.formMethod === 'POST');
  const rows = <OrderRows checked={view.checked} deliveryMethod={view.deliveryMethod} />;
  return (
    <>
      <OrderProblems problem={problem} fields={fields} view={view} formId={form.id} />
      <PriceChanges changes={view.changes} currency={view.checked.currency} />
      <details className="acc order-peek narrow">
        <summary>
          {t('yourOrder', { count: view.units })} <b className="num">{money(view.checked.dueHundredths)}</b>
          <Icon name="chevron-down" size="s" />
        </summary>
        <div className="acc-in">{rows}</div>
      </details>
      <div className="two">
        <Form
          method="post"
          action={pathTo('payment', language)}
          id={form.id}
          ref={props.form}
          onSubmit={submit}
          onChange={onChange}
          noValidate={form.noValidate}
        >
          <DefaultButton />
          <input type="hidden" name="key" value={view.draft.key} />
          <input type="hidden" name="expected_total" value={view.checked.dueHundredths} />
          <input type="hidden" name="expected_currency" value={view.checked.currency} />
          <input type="hidden" name="seen_method" value={view.deliveryMethod} />
          <input type="hidden" name="seen_bonus" value={view.draft.usesBonus ? 'on' : ''} />
          <ContactStep fields={fields} />
          <DeliveryStep fields={fields} view={view} onMethod={props.onMethod} onPostcode={props.onPostcode} />
          <PaymentStep
            fields={fields}
            view={view}
            isSending={isSending}
            isLooking={isLooking}
            onBonus={props.onMethod}
            termsTo={props.termsTo}
          />
        </Form>
        <OrderAside rows={rows} />
      </div>
    </>
  );
}

/** On wide screens: what is ordered, and that it is paid safely, beside the form. */
function OrderAside({ rows }: { readonly rows: ReactNode }) {
  const t = useT('checkout');
  return (
    <aside className="wide">
      <div className="sum-box">
        <h2>{t('yourOrderTitle')}</h2>
        {rows}
      </div>
      <ul className="facts">
        <li>
          <Icon name="shield" />
          <span>{t('promise.secure')}</span>
        </li>
      </ul>
    </aside>
  );
}

/** The Enter key presses a form's first button: it must be the order, not the look-up of pick-up points. */
function DefaultButton() {
  return <button type="submit" name="intent" value="confirm" className="sr" tabIndex={-1} aria-hidden="true" />;
}
