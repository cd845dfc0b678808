import { Form, useNavigation } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import type { RefusedEmail } from '../details.server';
import { AccountSection } from './account-section';

type EmailFormProps = {
  /** The present address. */
  readonly email: string;
  /** Why no link was sent. */
  readonly refused: RefusedEmail | null;
};

/** The address of the account, and asking for another one: it changes when the link in its mailbox is confirmed. */
export function EmailForm({ email, refused }: EmailFormProps) {
  const t = useT('account');
  const { language } = useLocale();
  const isPending = useNavigation().formData?.get('intent') === 'email';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  return (
    <AccountSection id="email" title={t('details.email')} text={t('email.text')}>
      <p className="account-value">{email}</p>
      <Form ref={form} method="post" action={pathTo('accountDetails', language)} className="area-form">
        {refused?.text && <Alert tone="error">{refused.text}</Alert>}
        {/* password managers fill in the password of this name */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <TextField
          id="new-email"
          name="email"
          type="email"
          label={t('email.new')}
          autoComplete="email"
          maxLength={254}
          required
          defaultValue={refused?.typed}
          error={refused?.email}
        />
        <TextField
          id="email-password"
          name="password"
          type="password"
          label={t('privacy.deletePassword')}
          hint={t('privacy.deletePasswordHint')}
          autoComplete="current-password"
          maxLength={1000}
          error={refused?.password}
        />
        <p>
          <Button name="intent" value="email" pending={isPending}>
            {t('email.ask')}
          </Button>
        </p>
      </Form>
    </AccountSection>
  );
}
