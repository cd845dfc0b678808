import { useParams } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import type { AccountAnswer, RefusedForm } from '../account-answer';
import { AccountForm } from './account-form';
import { AccountPage } from './account-page';
import { FormProblems } from './form-problems';
import { MailSent, NewLink } from './mail-sent';
import { EmailField, NewPasswordField } from './person-fields';

type LinkPageProps = {
  /** Whether the link worked when the page was opened. */
  readonly works: boolean;
  readonly answer: AccountAnswer | undefined;
};

const refusedOf = (answer: AccountAnswer | undefined): RefusedForm | null =>
  answer?.kind === 'refused' ? answer : null;

/** "Request expired", and why. */
function Expired() {
  const t = useT('register');
  return (
    <Alert tone="error" title={t('expired')}>
      <p>{t('expired.text')}</p>
    </Alert>
  );
}

/** The page of an activation link: a button, so that only a person activates; a form for a new link when it is over. */
export function ActivatePage({ works, answer }: LinkPageProps) {
  const t = useT('register');
  const { language } = useLocale();
  const { hash = '' } = useParams();
  const action = pathTo('activate', language, { hash });
  if (answer?.kind === 'linkSent') return <MailSent answer={answer} action={action} />;
  const refused = refusedOf(answer);
  const refusedMail = refused?.values.email === undefined ? null : refused;
  if (works && !refused)
    return (
      <AccountPage title={t('activate.title')}>
        <p>{t('activate.text')}</p>
        <AccountForm action={action} refused={null} submit={t('activate.submit')} />
      </AccountPage>
    );
  return (
    <AccountPage title={t('activate.title')}>
      {works && !refusedMail ? <FormProblems refused={refused} /> : <Expired />}
      <NewLink action={action} refused={refusedMail} email="" />
    </AccountPage>
  );
}

/** Asking for a link to a new password. */
export function ResetPasswordPage({ answer }: Pick<LinkPageProps, 'answer'>) {
  const t = useT('register');
  const { language } = useLocale();
  const refused = refusedOf(answer);
  return (
    <AccountPage title={t('reset.title')}>
      {answer?.kind === 'done' ? (
        <>
          <Alert tone="ok">{t('reset.sent', { email: answer.email })}</Alert>
          <p>{t('sent.help')}</p>
        </>
      ) : (
        <>
          <p className="muted">{t('reset.text')}</p>
          <AccountForm action={pathTo('resetPassword', language)} refused={refused} submit={t('reset.submit')}>
            <EmailField refused={refused} />
          </AccountForm>
        </>
      )}
    </AccountPage>
  );
}

/** A button to the page where a new link can be asked for. */
function AskAgain({ to }: { readonly to: string }) {
  const t = useT('register');
  return (
    <p>
      <ButtonLink to={to}>{t('new.ask')}</ButtonLink>
    </p>
  );
}

/** The page of a link to a new password. */
export function NewPasswordPage({ works, answer }: LinkPageProps) {
  const t = useT('register');
  const { language } = useLocale();
  const { hash = '' } = useParams();
  const refused = refusedOf(answer);
  // the link may have been used while the page was open
  const isOver = !works || (refused !== null && refused.texts.length > 0);
  return (
    <AccountPage title={t('new.title')}>
      {works ? (
        <>
          <p className="muted">{t('new.text')}</p>
          <AccountForm
            action={pathTo('confirmPasswordReset', language, { hash })}
            refused={refused}
            submit={t('new.submit')}
          >
            <NewPasswordField refused={refused} />
          </AccountForm>
        </>
      ) : (
        <Expired />
      )}
      {isOver && <AskAgain to={pathTo('resetPassword', language)} />}
    </AccountPage>
  );
}

/** The page of a link that deletes an account: what goes, what stays, and the button that does it. */
export function DeleteAccountPage({ works, answer }: LinkPageProps) {
  const t = useT('register');
  const { language } = useLocale();
  const { token = '' } = useParams();
  return (
    <AccountPage title={t('delete.title')}>
      {works ? (
        <>
          <p>{t('delete.text')}</p>
          <section className="account-list">
            <h2>{t('delete.goes')}</h2>
            <ul>
              {(['person', 'access', 'club'] as const).map((part) => (
                <li key={part}>{t(`delete.goes.${part}`)}</li>
              ))}
            </ul>
          </section>
          <section className="account-list">
            <h2>{t('delete.stays')}</h2>
            <ul>
              {(['orders', 'reviews', 'reminders'] as const).map((part) => (
                <li key={part}>{t(`delete.stays.${part}`)}</li>
              ))}
            </ul>
          </section>
          <AccountForm
            action={pathTo('deleteAccount', language, { token })}
            refused={refusedOf(answer)}
            submit={t('delete.submit')}
          />
          <p>
            <ButtonLink to={pathTo('home', language)} block>
              {t('delete.keep')}
            </ButtonLink>
          </p>
        </>
      ) : (
        <>
          <Expired />
          <AskAgain to={pathTo('accountPrivacy', language)} />
        </>
      )}
    </AccountPage>
  );
}

type EmailPageProps = LinkPageProps & {
  /** Which way the address changes. */
  readonly way: 'email' | 'undo';
};

/** The page of a link that changes the account's address, or undoes that: a button, so that only a person does it. */
export function EmailPage({ works, answer, way }: EmailPageProps) {
  const t = useT('register');
  const { language } = useLocale();
  const { hash = '' } = useParams();
  const screen = way === 'email' ? 'confirmEmail' : 'undoEmail';
  return (
    <AccountPage title={t(`${way}.title`)}>
      {works ? (
        <>
          <p>{t(`${way}.text`)}</p>
          <AccountForm
            action={pathTo(screen, language, { hash })}
            refused={refusedOf(answer)}
            submit={t(`${way}.submit`)}
          />
        </>
      ) : (
        <>
          <Expired />
          {way === 'email' && <AskAgain to={pathTo('accountDetails', language)} />}
        </>
      )}
    </AccountPage>
  );
}

type StopRemindersPageProps = {
  readonly email: string;
  readonly answer: AccountAnswer | undefined;
};

/** The page of a link that stops reminders. */
export function StopRemindersPage({ email, answer }: StopRemindersPageProps) {
  const t = useT('register');
  const { language } = useLocale();
  return (
    <AccountPage title={t('stop.title')}>
      {answer?.kind === 'done' ? (
        <>
          <Alert tone="ok">{t('stop.done', { email })}</Alert>
          <p>
            <ButtonLink to={pathTo('home', language)}>{t('toShop')}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>{t('stop.text', { email })}</p>
          <AccountForm
            action={pathTo('stopReminders', language, { email })}
            refused={refusedOf(answer)}
            submit={t('stop.submit')}
          />
        </>
      )}
    </AccountPage>
  );
}
