import { useT } from '~/locale/translator';
import { Checkbox } from '~/ui/choice';
import { TextField } from '~/ui/field';
import { PasswordField } from '~/ui/password-field';
import { TextLink } from '~/ui/text-link';
import type { RefusedForm } from '../account-answer';
import type { AccountField } from '../account-field';
import { fieldId } from './form-problems';

/** The props of a field by its name: what was typed before, and what is wrong with it. */
export function fieldsOf(refused: RefusedForm | null) {
  return (name: AccountField) => ({
    id: fieldId(name),
    name,
    defaultValue: refused?.values[name] ?? '',
    error: refused?.fieldErrors[name],
  });
}

/** A field for a mail address. */
export function EmailField({ refused }: { readonly refused: RefusedForm | null }) {
  const t = useT('register');
  return (
    <TextField
      {...fieldsOf(refused)('email')}
      label={t('email')}
      type="email"
      autoComplete="username"
      inputMode="email"
      maxLength={254}
      required
    />
  );
}

/** A field for a new password. */
export function NewPasswordField({ refused }: { readonly refused: RefusedForm | null }) {
  const t = useT('register');
  return (
    <PasswordField
      id={fieldId('password')}
      name="password"
      label={t('password')}
      showLabel={t('password.show')}
      showName={t('password.showName')}
      hint={t('password.hint')}
      autoComplete="new-password"
      maxLength={1000}
      required
      error={refused?.fieldErrors.password}
    />
  );
}

/** The fields of a person. */
export function PersonFields({ refused }: { readonly refused: RefusedForm | null }) {
  const t = useT('register');
  const fields = fieldsOf(refused);
  return (
    <>
      <EmailField refused={refused} />
      <NewPasswordField refused={refused} />
      <div className="cols cols-2 cols-phone account-fields">
        <TextField
          {...fields('first_name')}
          label={t('firstName')}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <TextField {...fields('last_name')} label={t('lastName')} autoComplete="family-name" maxLength={100} required />
      </div>
      <div className="cols cols-2 account-fields">
        <TextField
          {...fields('phone')}
          label={t('phone')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={30}
        />
        <TextField {...fields('postal_code')} label={t('postalCode')} autoComplete="postal-code" maxLength={12} />
      </div>
    </>
  );
}

type AgreementsProps = {
  readonly refused: RefusedForm | null;
  readonly termsTo: string;
  readonly privacyTo: string;
};

/** The terms, the newsletter, which nobody has to tick, and where to read about data. */
export function Agreements({ refused, termsTo, privacyTo }: AgreementsProps) {
  const t = useT('register');
  const tCommon = useT('common');
  return (
    <div>
      <Checkbox
        id={fieldId('accept_terms')}
        name="accept_terms"
        value="on"
        defaultChecked={refused?.values.accept_terms === 'on'}
        error={refused?.fieldErrors.accept_terms}
        required
      >
        {t('terms')}{' '}
        <TextLink to={termsTo} target="_blank" rel="noopener">
          {t('terms.link')}
        </TextLink>
        .
      </Checkbox>
      <Checkbox
        id="account-newsletter"
        name="newsletter"
        value="on"
        defaultChecked={refused?.values.newsletter === 'on'}
      >
        {tCommon('consent.newsletter')}
      </Checkbox>
      <p className="small muted agreements-privacy">
        {t('privacy')}{' '}
        <TextLink to={privacyTo} target="_blank" rel="noopener">
          {t('privacy.link')}
        </TextLink>
      </p>
    </div>
  );
}
