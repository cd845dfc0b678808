import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Checkbox } from '~/ui/choice';
import { SelectField, TextField } from '~/ui/field';
import { Steps } from '~/ui/steps';
import { TextLink } from '~/ui/text-link';
import { Ticks } from '~/ui/ticks';
import type { AccountAnswer, RefusedForm } from '../account-answer';
import type { CountryChoice } from '../register.server';
import { AccountForm } from './account-form';
import { AccountPage } from './account-page';
import { fieldId } from './form-problems';
import { MailSent } from './mail-sent';
import { Agreements, fieldsOf, PersonFields } from './person-fields';

type RegisterPageProps = {
  readonly answer: AccountAnswer | undefined;
  readonly termsTo: string;
  readonly privacyTo: string;
};

const refusedOf = (answer: AccountAnswer | undefined): RefusedForm | null =>
  answer?.kind === 'refused' ? answer : null;

/** Joining the club: the form, or the news that a mail was sent. */
export function RegisterPage({ answer, termsTo, privacyTo }: RegisterPageProps) {
  const t = useT('register');
  const { language } = useLocale();
  if (answer && answer.kind !== 'refused') return <MailSent answer={answer} action={pathTo('register', language)} />;
  const refused = refusedOf(answer);
  return (
    <AccountPage title={t('title')} scene="fire" hasCrumbs>
      <p className="lede">{t('text')}</p>
      <Ticks lines={[t('text.prices'), t('text.orders'), t('text.wishes')]} />
      <AccountForm action={pathTo('register', language)} refused={refused} submit={t('submit')}>
        <PersonFields refused={refused} />
        <Agreements refused={refused} termsTo={termsTo} privacyTo={privacyTo} />
      </AccountForm>
      <div className="account-other">
        <p>
          {t('isMember')} <TextLink to={pathTo('login', language)}>{t('logIn')}</TextLink>
        </p>
        <p>
          {t('isCompany')} <TextLink to={pathTo('registerCompany', language)}>{t('company.title')}</TextLink>
        </p>
      </div>
    </AccountPage>
  );
}

type RegisterCompanyPageProps = RegisterPageProps & {
  readonly countries: readonly CountryChoice[];
  /** The country that is chosen at first, two letters. */
  readonly country: string;
};

/** Registering a company: the form, or the news that a mail was sent. */
export function RegisterCompanyPage({ answer, termsTo, privacyTo, countries, country }: RegisterCompanyPageProps) {
  const t = useT('register');
  const { language } = useLocale();
  const action = pathTo('registerCompany', language);
  if (answer && answer.kind !== 'refused') return <MailSent answer={answer} action={action} />;
  const refused = refusedOf(answer);
  return (
    <AccountPage title={t('company.title')} scene="crew" hasCrumbs below={<AfterRegistering />}>
      <p className="lede">{t('company.text')}</p>
      <AccountForm action={action} refused={refused} submit={t('company.submit')}>
        <h2 className="account-part">{t('company.details')}</h2>
        <CompanyFields refused={refused} countries={countries} country={country} />
        <h2 className="account-part">{t('company.person')}</h2>
        <PersonFields refused={refused} />
        <Agreements refused={refused} termsTo={termsTo} privacyTo={privacyTo} />
      </AccountForm>
      <div className="account-other">
        <p>
          {t('isMember')} <TextLink to={pathTo('login', language)}>{t('logIn')}</TextLink>
        </p>
      </div>
    </AccountPage>
  );
}

/** What happens once a company is registered. */
function AfterRegistering() {
  const t = useT('register');
  return (
    <section className="form-next" aria-labelledby="how">
      <h2 id="how">{t('company.how')}</h2>
      <Steps steps={([1, 2, 3] as const).map((step) => t(`company.how.${step}`))} />
    </section>
  );
}

type CompanyFieldsProps = Pick<RegisterCompanyPageProps, 'countries' | 'country'> & {
  readonly refused: RefusedForm | null;
};

function CompanyFields({ refused, countries, country }: CompanyFieldsProps) {
  const t = useT('register');
  const fields = fieldsOf(refused);
  const chosen = fields('company_country');
  return (
    <>
      <TextField
        {...fields('company_name')}
        label={t('company.name')}
        autoComplete="organization"
        maxLength={200}
        required
      />
      <SelectField {...chosen} defaultValue={chosen.defaultValue || country} label={t('company.country')}>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        {...fields('vat_number')}
        label={t('company.vat')}
        hint={t('company.vat.hint')}
        autoComplete="off"
        maxLength={40}
        required
      />
      <Checkbox
        id={fieldId('accept_billing')}
        name="accept_billing"
        value="on"
        defaultChecked={refused?.values.accept_billing === 'on'}
        error={refused?.fieldErrors.accept_billing}
        required
      >
        {t('company.billing')}
      </Checkbox>
    </>
  );
}
