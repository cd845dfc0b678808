import type { FieldMetadata } from '@conform-to/react';
import { useT } from '~/locale/translator';
import { SelectField, TextField } from '~/ui/field';
import type { CountryChoice } from '../countries.server';

/** A field of a form as conform knows it. */
type KnownField = Pick<FieldMetadata<string | undefined>, 'id' | 'name' | 'initialValue' | 'errors'>;

/** What an input needs of a field of a form. */
export function inputOf({ id, name, initialValue, errors }: KnownField) {
  return { id, name, defaultValue: initialValue, error: errors?.[0] };
}

type PersonFields = Readonly<
  Record<'first_name' | 'last_name' | 'phone' | 'address' | 'postal_code' | 'city' | 'country_code', KnownField>
>;

type PersonInputsProps = {
  readonly fields: PersonFields;
  readonly countries: readonly CountryChoice[];
  /** The address must be filled in. */
  readonly isAddressRequired: boolean;
  readonly countryLabel: string;
};

/** Name, address and phone of a person. */
export function PersonInputs({ fields, countries, isAddressRequired, countryLabel }: PersonInputsProps) {
  const t = useT('checkout');
  const label = useT('account');
  const { defaultValue: country, ...countryField } = inputOf(fields.country_code);
  return (
    <>
      <div className="cols cols-2">
        <TextField
          {...inputOf(fields.first_name)}
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField
          {...inputOf(fields.last_name)}
          label={t('lastName')}
          autoComplete="family-name"
          maxLength={100}
          required
        />
      </div>
      <TextField {...inputOf(fields.phone)} label={label('field.phone')} type="tel" autoComplete="tel" maxLength={30} />
      <TextField
        {...inputOf(fields.address)}
        label={t('address')}
        autoComplete="address-line1"
        maxLength={200}
        required={isAddressRequired}
      />
      <div className="cols cols-post">
        <TextField
          {...inputOf(fields.postal_code)}
          label={t('postalCode')}
          autoComplete="postal-code"
          maxLength={12}
          required={isAddressRequired}
        />
        <TextField
          {...inputOf(fields.city)}
          label={t('city')}
          autoComplete="address-level2"
          maxLength={100}
          required={isAddressRequired}
        />
      </div>
      <SelectField {...countryField} defaultValue={country} label={countryLabel} autoComplete="country">
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
