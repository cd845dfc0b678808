import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import type { Address } from '~/api/account-addresses';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { TextField } from '~/ui/field';
import { ADDRESS_PARAM, NEW_ADDRESS } from '../address-query';
import type { CountryChoice } from '../countries.server';
import { inputOf, PersonInputs } from './person-inputs';

export type AddressFormData = {
  /** A new address has no id. */
  readonly address: Omit<Address, 'id'> & { readonly id: number | null };
  readonly countries: readonly CountryChoice[];
};

type AddressFields = Record<
  'label' | 'first_name' | 'last_name' | 'phone' | 'address' | 'postal_code' | 'city' | 'country_code' | 'is_default',
  string
>;

type AddressFormProps = AddressFormData & { readonly text: string; readonly result: SubmissionResult | null };

/** The form of a new address or of a stored one. */
export function AddressForm({ address, countries, text, result }: AddressFormProps) {
  const t = useT('account');
  const { language } = useLocale();
  const isPending = useNavigation().state === 'submitting';
  const [form, fields] = useForm<AddressFields>({
    id: 'address',
    lastResult: result,
    defaultValue: {
      label: address.label,
      first_name: address.firstName,
      last_name: address.lastName,
      phone: address.phone,
      address: address.address,
      postal_code: address.postalCode,
      city: address.city,
      country_code: address.country,
      is_default: address.isDefault ? 'on' : '',
    },
  });
  const query = { [ADDRESS_PARAM]: String(address.id ?? NEW_ADDRESS) };
  return (
    <section aria-labelledby="address-form" className="account-section">
      <h2 id="address-form">{t(address.id === null ? 'addresses.add' : 'addresses.changeTitle')}</h2>
      <Form
        method="post"
        action={pathTo('accountAddresses', language, {}, query)}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate={form.noValidate}
        className="area-form"
      >
        {text && <Alert tone="error">{text}</Alert>}
        <input type="hidden" name="intent" value="save" />
        {address.id !== null && <input type="hidden" name="id" value={address.id} />}
        <TextField
          {...inputOf(fields.label)}
          label={t('addresses.label')}
          hint={t('addresses.labelHint')}
          autoComplete="off"
          maxLength={40}
        />
        <PersonInputs fields={fields} countries={countries} isAddressRequired countryLabel={t('addresses.country')} />
        <Checkbox name="is_default" value="on" defaultChecked={fields.is_default.initialValue === 'on'}>
          {t('addresses.useFirst')}
        </Checkbox>
        <p className="row">
          <Button look="primary" pending={isPending}>
            {t('save')}
          </Button>
          <ButtonLink look="quiet" to={pathTo('accountAddresses', language)}>
            {t('cancel')}
          </ButtonLink>
        </p>
      </Form>
    </section>
  );
}
