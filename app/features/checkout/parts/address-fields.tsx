import { useState } from 'react';
import type { CheckedGift } from '~/api/checked-gifts';
import { isPostcode, postcodeFault } from '~/features/cart/rules/postcode';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { TextField } from '~/ui/field';
import type { PaymentView } from '../payment-view';
import type { FieldProps, OrderFields } from './order-fields';

type AddressFieldsProps = {
  readonly fields: OrderFields;
  readonly postcode: PaymentView['postcode'];
  /** The town, as filled in or derived from the postcode. */
  readonly town: string;
  /** Called on every change of the postcode. */
  readonly onPostcode: () => void;
};

/** Name and address of the recipient. */
export function AddressFields({ fields, postcode, town, onPostcode }: AddressFieldsProps) {
  const t = useT('checkout');
  const city = fields('city');
  return (
    <div className="cols">
      <NameFields fields={fields} />
      <TextField {...fields('address')} label={t('address')} autoComplete="address-line1" maxLength={200} required />
      <div className="cols cols-post">
        <PostcodeField field={fields('postal_code')} inputMode={postcode.inputMode} onPostcode={onPostcode} />
        <TextField
          {...city}
          // until something is typed, the field shows its default: the postcode's town
          defaultValue={city.defaultValue || town}
          label={t('city')}
          autoComplete="address-level2"
          maxLength={100}
          required
        />
      </div>
    </div>
  );
}

function NameFields({ fields }: Pick<AddressFieldsProps, 'fields'>) {
  const t = useT('checkout');
  return (
    <div className="cols cols-2">
      <TextField {...fields('first_name')} label={t('firstName')} autoComplete="given-name" maxLength={100} required />
      <TextField {...fields('last_name')} label={t('lastName')} autoComplete="family-name" maxLength={100} required />
    </div>
  );
}

type GiftPlaceProps = Pick<AddressFieldsProps, 'fields'> & {
  readonly company: string;
  readonly place: NonNullable<CheckedGift['place']>;
};

/** The name of who receives a gift that goes to the company, and the company's address, which nobody need type. */
export function GiftPlace({ fields, company, place: { address, postalCode, city } }: GiftPlaceProps) {
  const t = useT('checkout');
  return (
    <div className="cols">
      <NameFields fields={fields} />
      <input type="hidden" name="address" value={address} />
      <input type="hidden" name="postal_code" value={postalCode} />
      <input type="hidden" name="city" value={city} />
      <p>
        <b>{t('gift.place')}</b>
        <br />
        {[company, address, `${postalCode} ${city}`].join(', ')}
      </p>
    </div>
  );
}

type PostcodeFieldProps = {
  readonly field: FieldProps;
  readonly inputMode: 'numeric' | 'text';
  readonly onPostcode: () => void;
};

/** The postcode, validated on blur because the delivery methods depend on it. */
function PostcodeField({ field, inputMode, onPostcode }: PostcodeFieldProps) {
  const t = useT('checkout');
  const { country } = useLocale();
  const [isWrong, setWrong] = useState(false);
  const isRight = (text: string) => text.trim() === '' || isPostcode(text, country);
  const { key, values } = postcodeFault(country);
  const error = field.error ?? (isWrong ? t(key, values) : undefined);
  return (
    <TextField
      {...field}
      error={error}
      label={t('postalCode')}
      autoComplete="postal-code"
      inputMode={inputMode}
      maxLength={12}
      onInput={({ currentTarget }) => {
        if (isRight(currentTarget.value)) setWrong(false);
        onPostcode();
      }}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value.trim() !== '') setWrong(!isRight(currentTarget.value));
      }}
      required
    />
  );
}
