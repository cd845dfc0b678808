import { useT } from '~/locale/translator';
import { TextField } from '~/ui/field';
import type { PaymentView } from '../payment-view';
import type { OrderFields } from './order-fields';

type AddressFieldsProps = {
  readonly fields: OrderFields;
  readonly postcode: PaymentView['postcode'];
  /** Called while the postcode is typed. */
  readonly onPostcode: () => void;
};

/** Name and address of the receiver. */
export function AddressFields({ fields, postcode, onPostcode }: AddressFieldsProps) {
  const t = useT('checkout');
  return (
    <div className="cols">
      <div className="cols cols-2">
        <TextField
          {...fields('first_name')}
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField {...fields('last_name')} label={t('lastName')} autoComplete="family-name" maxLength={100} required />
      </div>
      <TextField {...fields('address')} label={t('address')} autoComplete="address-line1" maxLength={200} required />
      <div className="cols cols-post">
        <TextField
          {...fields('postal_code')}
          label={t('postalCode')}
          autoComplete="postal-code"
          inputMode={postcode.inputMode}
          maxLength={12}
          onInput={onPostcode}
          required
        />
        <TextField {...fields('city')} label={t('city')} autoComplete="address-level2" maxLength={100} required />
      </div>
    </div>
  );
}
