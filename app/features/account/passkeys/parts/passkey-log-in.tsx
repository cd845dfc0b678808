import type { PasskeyQuestion } from '~/api/passkeys';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { TextLink } from '~/ui/text-link';
import { AuthenticatorForm } from './authenticator-form';
import { usePasskeySupport } from './use-passkey-support';

type Next = {
  /** The page to go on to, a path of this shop; empty for the account. */
  readonly next: string;
};

/**
 * "Log in with a passkey" for the log-in screen; nothing without scripts. Its room is kept until the browser has told whether it
 * has passkeys, so that nothing below it moves.
 */
export function PasskeyLogIn({ next }: Next) {
  const t = useT('passkeys');
  const { language } = useLocale();
  const isSupported = usePasskeySupport();
  return (
    <div className="passkey-room needs-script">
      {isSupported && (
        <AuthenticatorForm kind="log-in" action={pathTo('passkeyStep', language)} intent="log-in" label={t('signIn')}>
          <input type="hidden" name="next" value={next} />
        </AuthenticatorForm>
      )}
    </div>
  );
}

/** The second step of a log-in, after the password. */
export function SecondFactor({ next, question }: Next & { readonly question: PasskeyQuestion }) {
  const t = useT('passkeys');
  const { language } = useLocale();
  const isSupported = usePasskeySupport();
  return (
    <section className="stack">
      <h1>{t('second.title')}</h1>
      <p>{t('second.text')}</p>
      {isSupported ? (
        <AuthenticatorForm
          kind="log-in"
          action={pathTo('passkeyStep', language)}
          intent="log-in"
          question={question}
          label={t('second.submit')}
          look="primary"
        >
          <input type="hidden" name="next" value={next} />
        </AuthenticatorForm>
      ) : (
        <Alert>{t('unsupported')}</Alert>
      )}
      <TextLink to={pathTo('login', language)}>{t('second.back')}</TextLink>
    </section>
  );
}
