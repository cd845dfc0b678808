import { type SubmissionResult, useForm } from '@conform-to/react';
import { Form, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Account } from '~/api/account';
import { LANGUAGES, languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { SelectField } from '~/ui/field';
import type { CountryChoice } from '../countries.server';
import { inputOf, PersonInputs } from './person-inputs';

type DetailsPageProps = {
  readonly account: Account;
  readonly countries: readonly CountryChoice[];
  /** Why the details were not stored; empty otherwise. */
  readonly text: string;
  readonly result: SubmissionResult | null;
  /** The form of the address. */
  readonly children: ReactNode;
};

type DetailsFields = Record<
  'first_name' | 'last_name' | 'phone' | 'address' | 'postal_code' | 'city' | 'country_code' | 'lang_code',
  string
>;

/** The person's own details. The e-mail address is changed by a form of its own. */
export function DetailsPage({ account, countries, text, result, children }: DetailsPageProps) {
  const t = useT('account');
  const { language } = useLocale();
  const { state, formData } = useNavigation();
  const isPending = state === 'submitting' && !formData?.has('intent');
  const [form, fields] = useForm<DetailsFields>({
    id: 'details',
    lastResult: result,
    defaultValue: {
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      address: account.address,
      postal_code: account.postalCode,
      city: account.city,
      country_code: account.country,
      lang_code: account.language,
    },
  });
  const { defaultValue: mailLanguage, ...languageField } = inputOf(fields.lang_code);
  return (
    <>
      <Form
        method="post"
        action={pathTo('accountDetails', language)}
        id={form.id}
        onSubmit={form.onSubmit}
        noValidate={form.noValidate}
        className="area-form"
      >
        {text && <Alert tone="error">{text}</Alert>}
        <PersonInputs
          fields={fields}
          countries={countries}
          isAddressRequired={false}
          countryLabel={t('details.country')}
        />
        <SelectField {...languageField} defaultValue={mailLanguage} label={t('details.language')}>
          {LANGUAGES.map((code) => (
            <option key={code} value={code} lang={languageTable[code].tag}>
              {languageTable[code].name}
            </option>
          ))}
        </SelectField>
        <p>
          <Button look="primary" pending={isPending}>
            {t('save')}
          </Button>
        </p>
      </Form>
      {children}
    </>
  );
}
