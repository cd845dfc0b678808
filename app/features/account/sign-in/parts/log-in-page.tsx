import { Form } from '@remix-run/react';
import { HomeCrumbs } from '~/features/catalog/parts/home-crumbs';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { TextField } from '~/ui/field';
import { FormPage } from '~/ui/form-page';
import { PasswordField } from '~/ui/password-field';
import { TextLink } from '~/ui/text-link';
import { PasskeyLogIn, SecondFactor } from '../../passkeys/parts/passkey-log-in';
import { NEW_LINK } from '../../registration/new-link';
import type { RefusedLogIn } from '../log-in.server';
import { GoogleButton } from './google-button';

type LogInPageProps = {
  /** The page to go on to, a path of this shop; empty for the account. */
  readonly next: string;
  readonly refused: RefusedLogIn | undefined;
  /** Null: the shop has no Google sign-in. */
  readonly googleClientId: string | null;
};

/** The log-in screen: e-mail and password, and the ways to a new account. */
export function LogInPage({ next, refused, googleClientId }: LogInPageProps) {
  const t = useT('sign-in');
  const { language } = useLocale();
  if (refused?.secondFactor) {
    return (
      <FormPage scene="tent">
        <SecondFactor next={refused.next} question={refused.secondFactor} />
      </FormPage>
    );
  }
  return (
    <FormPage scene="tent" crumbs={<HomeCrumbs title={t('title')} />}>
      <h1>{t('title')}</h1>
      <p className="lede">{t('text')}</p>
      {refused?.text && <Alert tone="error">{refused.text}</Alert>}
      {refused?.isNotActivated && <NewLinkForm email={refused.username} />}
      <LogInForm next={refused?.next ?? next} refused={refused} />
      <PasskeyLogIn next={refused?.next ?? next} />
      {googleClientId !== null && <GoogleButton clientId={googleClientId} next={refused?.next ?? next} />}
      <section className="account-other">
        <h2>{t('new.title')}</h2>
        <p>{t('new.text')}</p>
        <p className="row">
          <ButtonLink to={pathTo('register', language)}>{t('new.join')}</ButtonLink>
          <TextLink to={pathTo('registerCompany', language)}>{t('new.company')}</TextLink>
        </p>
      </section>
    </FormPage>
  );
}

/** Asks for a new activation link; the activation screen says that it is on its way. */
function NewLinkForm({ email }: { readonly email: string }) {
  const t = useT('sign-in');
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('activate', language, { hash: 'new' })} reloadDocument>
      <input type="hidden" name="email" value={email} />
      <Button name="intent" value={NEW_LINK}>
        {t('newLink')}
      </Button>
    </Form>
  );
}

/** The document is reloaded, so that nothing in the page's memory is from before the log-in. */
function LogInForm({ next, refused }: Omit<LogInPageProps, 'googleClientId'>) {
  const t = useT('sign-in');
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('login', language)} reloadDocument className="stack account-fields">
      <input type="hidden" name="next" value={next} />
      <TextField
        id="log-in-email"
        name="username"
        label={t('email')}
        type="email"
        autoComplete="username"
        maxLength={254}
        required
        defaultValue={refused?.username}
        error={refused?.fieldErrors.username}
      />
      <PasswordField
        id="log-in-password"
        name="password"
        label={t('password')}
        showLabel={t('password.show')}
        showName={t('password.showName')}
        autoComplete="current-password"
        maxLength={1000}
        required
        error={refused?.fieldErrors.password}
      />
      <TextLink to={pathTo('resetPassword', language)} className="small">
        {t('forgot')}
      </TextLink>
      <Button look="primary" block>
        {t('submit')}
      </Button>
    </Form>
  );
}
