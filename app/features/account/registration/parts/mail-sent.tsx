import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import type { AccountAnswer, RefusedForm } from '../account-answer';
import { NEW_LINK } from '../new-link';
import { AccountForm } from './account-form';
import { AccountPage } from './account-page';
import { EmailField } from './person-fields';

type MailSentProps = {
  readonly answer: Exclude<AccountAnswer, { kind: 'refused' }>;
  /** The page that sends a new link. */
  readonly action: string;
};

/** The news that a mail was sent, the same for every address, and a form for a new link. */
export function MailSent({ answer, action }: MailSentProps) {
  const t = useT('register');
  const { email, kind } = answer;
  return (
    <AccountPage title={t('sent.title')}>
      <Alert tone="ok">{kind === 'done' ? t('sent.text', { email }) : t('link.sent', { email })}</Alert>
      <p>{t('sent.help')}</p>
      <NewLink action={action} refused={null} email={email} />
    </AccountPage>
  );
}

type NewLinkProps = {
  readonly action: string;
  readonly refused: RefusedForm | null;
  readonly email: string;
};

/** A form for a new activation link. */
export function NewLink({ action, refused, email }: NewLinkProps) {
  const t = useT('register');
  const shown: RefusedForm = refused ?? { kind: 'refused', values: { email }, fieldErrors: {}, texts: [] };
  return (
    <section className="account-other">
      <h2>{t('link.title')}</h2>
      <AccountForm action={action} refused={refused} submit={t('link.submit')} intent={NEW_LINK}>
        <EmailField refused={shown} />
      </AccountForm>
    </section>
  );
}
