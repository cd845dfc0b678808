import type { ComplaintOrder, StoreChoice } from '~/api/complaints';
import { useMoney } from '~/features/cart/parts/use-money';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { Checkbox, RadioRow, RadioRows } from '~/ui/choice';
import { SelectField, TextField } from '~/ui/field';
import type { ComplaintFormData } from '../complaint-form';
import { FieldGroup, useLine } from './complaint-line';

type FormProps = { readonly form: ComplaintFormData; readonly stores: readonly StoreChoice[] };

/** Where, when and for how much something was bought: an order number of the web shop, or a receipt of a store. */
export function PurchaseFields({ form, stores }: FormProps) {
  const t = useT('complaints');
  const line = useLine(form);
  const { values, errors } = form;
  return (
    <FieldGroup title={t('section.purchase')}>
      <RadioRows id="salesChannel" legend={t('field.salesChannel')} error={errors.salesChannel}>
        {(['S', 'M'] as const).map((channel) => (
          <RadioRow
            key={channel}
            name="salesChannel"
            value={channel}
            defaultChecked={values.salesChannel === channel}
            title={t(`channel.${channel}`)}
          />
        ))}
      </RadioRows>
      <div className="of-web-shop">
        <TextField {...line('orderNumber')} hint={t('field.orderNumberHint')} autoComplete="off" />
      </div>
      <div className="of-store cols cols-2">
        <SelectField id="store" name="store" label={t('field.store')} defaultValue={values.store} error={errors.store}>
          <option value="">{t('choose')}</option>
          {stores
            .filter(({ isWeb }) => !isWeb)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </SelectField>
        <TextField {...line('receipt')} autoComplete="off" />
      </div>
      <div className="cols cols-2">
        <TextField {...line('timeOfPurchase')} maxLength={undefined} type="date" required />
        <TextField {...line('price')} inputMode="decimal" autoComplete="off" />
      </div>
    </FieldGroup>
  );
}

/** What was bought, in the customer's words. */
export function ProductFields({ form }: { readonly form: ComplaintFormData }) {
  const t = useT('complaints');
  const line = useLine(form);
  return (
    <FieldGroup title={t('section.product')}>
      <div className="cols cols-2">
        <TextField {...line('manufacturer')} required />
        <TextField {...line('model')} required />
        <TextField {...line('color')} />
        <TextField {...line('size')} />
      </div>
      <div className="complaint-boxes">
        <Checkbox id="noSize" name="noSize" defaultChecked={form.values.noSize === 'on'} error={form.errors.noSize}>
          {t('field.noSize')}
        </Checkbox>
        <UsedBox form={form} />
      </div>
    </FieldGroup>
  );
}

type OrderFieldsProps = { readonly form: ComplaintFormData; readonly order: ComplaintOrder };

/** Which product of an order it is about. */
export function OrderFields({ form, order }: OrderFieldsProps) {
  const t = useT('complaints');
  const money = useMoney('eur');
  return (
    <FieldGroup title={t('section.product')}>
      <input type="hidden" name="reference" value={order.reference} />
      <p className="muted">{t('order.date', { date: formatDate(order.orderDate) })}</p>
      <RadioRows id="rowId" legend={t('field.rowId')} error={form.errors.rowId}>
        {order.rows.map(({ rowId, manufacturer, model, color, size, price }) => (
          <RadioRow
            key={rowId}
            name="rowId"
            value={rowId}
            defaultChecked={form.values.rowId === String(rowId)}
            required
            title={[manufacturer, model].filter(Boolean).join(' ')}
            detail={[color, size && t('size', { size })].filter(Boolean).join(' · ')}
            end={money(Math.round(price * 100))}
          />
        ))}
      </RadioRows>
      <UsedBox form={form} />
    </FieldGroup>
  );
}

function UsedBox({ form }: { readonly form: ComplaintFormData }) {
  const t = useT('complaints');
  return (
    <Checkbox id="used" name="used" defaultChecked={form.values.used === 'on'} error={form.errors.used}>
      {t('field.used')}
    </Checkbox>
  );
}

/** Who complains, and where the product can go. */
export function ContactFields({ form, stores }: FormProps) {
  const t = useT('complaints');
  const line = useLine(form);
  const { values, errors } = form;
  return (
    <FieldGroup title={t('section.contact')}>
      <div className="cols cols-2">
        <TextField {...line('customerName')} autoComplete="name" required />
        <TextField {...line('email')} type="email" autoComplete="email" required />
        <TextField {...line('phone')} type="tel" autoComplete="tel" required />
        <TextField {...line('address')} autoComplete="address-line1" required />
      </div>
      <div className="cols cols-post">
        <TextField {...line('postNumber')} autoComplete="postal-code" required />
        <TextField {...line('city')} autoComplete="address-level2" required />
      </div>
      <SelectField
        id="targetStore"
        name="targetStore"
        label={t('field.targetStore')}
        hint={t('field.targetStoreHint')}
        defaultValue={values.targetStore}
        error={errors.targetStore}
      >
        {stores.map(({ id, name, isWeb }) => (
          <option key={id} value={id}>
            {isWeb ? t('webStore') : name}
          </option>
        ))}
      </SelectField>
    </FieldGroup>
  );
}
