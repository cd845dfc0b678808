import { Form, useNavigation } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Session } from '~/api/sessions';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { RefusedPassword } from '../security.server';
import { AccountSection } from './account-section';

type SecurityPageProps = {
  readonly email: string;
  readonly sessions: readonly Session[];
  /** Why the password was not changed. */
  readonly refused: RefusedPassword | null;
  /** The section about passkeys. */
  readonly children: ReactNode;
};

/** Password, passkeys and the devices that are signed in. */
export function SecurityPage({ email, sessions, refused, children }: SecurityPageProps) {
  // a changed password begins another session: the form is then empty again
  const current = sessions.find(({ isCurrent }) => isCurrent)?.id;
  return (
    <>
      <PasswordForm key={current} email={email} refused={refused} />
      <div className="account-section">{children}</div>
      <Devices sessions={sessions} />
    </>
  );
}

function PasswordForm({ email, refused }: Pick<SecurityPageProps, 'email' | 'refused'>) {
  const t = useT('account');
  const { language } = useLocale();
  const isPending = useNavigation().formData?.get('intent') === 'password';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  return (
    <AccountSection id="password" title={t('security.password')} text={t('security.passwordText')}>
      <Form ref={form} method="post" action={pathTo('accountSecurity', language)} className="area-form">
        {refused?.text && <Alert tone="error">{refused.text}</Alert>}
        {/* password managers store the new password for this name */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          id="current-password"
          name="current_password"
          type="password"
          label={t('security.current')}
          autoComplete="current-password"
          maxLength={1000}
          required
          error={refused?.current}
        />
        <TextField
          id="new-password"
          name="password"
          type="password"
          label={t('security.next')}
          hint={t('security.nextHint')}
          autoComplete="new-password"
          maxLength={1000}
          required
          error={refused?.next}
        />
        <p>
          <Button look="primary" name="intent" value="password" pending={isPending}>
            {t('security.change')}
          </Button>
        </p>
      </Form>
    </AccountSection>
  );
}

const METHODS = ['password', 'google', 'passkey', 'password_and_passkey'] as const;

function isMethod(method: string): method is (typeof METHODS)[number] {
  return (METHODS as readonly string[]).includes(method);
}

function Devices({ sessions }: Pick<SecurityPageProps, 'sessions'>) {
  const t = useT('account');
  const { language } = useLocale();
  return (
    <AccountSection id="devices" title={t('security.devices')} text={t('security.devicesText')}>
      <ul className="account-log">
        {sessions.map((session) => (
          <Device key={session.id} session={session} />
        ))}
      </ul>
      <Form method="post" action={pathTo('accountSecurity', language)} reloadDocument className="account-acts">
        {sessions.length > 1 && (
          <Button name="intent" value="end-others">
            {t('security.endOthers')}
          </Button>
        )}
        <Button look="quiet" name="intent" value="end-all">
          {t('security.endAll')}
        </Button>
      </Form>
    </AccountSection>
  );
}

function Device({ session }: { readonly session: Session }) {
  const t = useT('account');
  const { language } = useLocale();
  const device = session.device || t('security.unknownDevice');
  return (
    <li className="account-movement">
      <span>
        <b>{device}</b> {session.isCurrent && <span className="account-mark">{t('security.thisDevice')}</span>}
      </span>
      <span className="muted">
        {t('security.signedIn', { time: formatDateTime(session.created) })}
        {isMethod(session.method) && ` · ${t(`method.${session.method}`)}`}
        <br />
        {t('security.lastSeen', { time: formatDateTime(session.lastSeen) })}
      </span>
      {!session.isCurrent && (
        <Form method="post" action={pathTo('accountSecurity', language)}>
          <input type="hidden" name="id" value={session.id} />
          <Button look="quiet" size="s" name="intent" value="end">
            {t('security.end')} <VisuallyHidden>{device}</VisuallyHidden>
          </Button>
        </Form>
      )}
    </li>
  );
}
