import { Form, useNavigation } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { TextField } from '~/ui/field';
import type { PasskeysContent, RefusedChange } from '../change-passkeys.server';
import { AuthenticatorForm } from './authenticator-form';
import { usePasskeySupport } from './use-passkey-support';

type PasskeysPageProps = Omit<PasskeysContent, 'heading'> & { readonly refused: RefusedChange | undefined };
type Section = Pick<PasskeysPageProps, 'confirmBy' | 'refused'>;

/** A person's passkeys: list, adding, and whether one is asked for besides the password. */
export function PasskeysPage(props: PasskeysPageProps) {
  const { passkeys, needsPasskey, confirmBy, refused } = props;
  const t = useT('passkeys');
  const { language } = useLocale();
  return (
    <div className="stack passkeys">
      <p className="muted">{t('intro')}</p>
      {confirmBy === 'log_in' && (
        <Alert>
          <p>{t('confirm.logIn')}</p>
          <ButtonLink to={pathTo('logout', language)} size="s">
            {t('confirm.logOut')}
          </ButtonLink>
        </Alert>
      )}
      {passkeys.length === 0 && <p>{t('none')}</p>}
      {passkeys.map((passkey) => (
        <PasskeyCard key={passkey.id} passkey={passkey} confirmBy={confirmBy} refused={refused} />
      ))}
      {confirmBy !== 'log_in' && <AddPasskey confirmBy={confirmBy} refused={refused} />}
      <NeedsPasskey
        hasPasskeys={passkeys.length > 0}
        needsPasskey={needsPasskey}
        confirmBy={confirmBy}
        refused={refused}
      />
    </div>
  );
}

/** Error of a field, where the refused form is this one. */
const errorOf = (refused: RefusedChange | undefined, form: string, field: RefusedChange['field']) =>
  refused?.form === form && refused.field === field ? refused.text : undefined;

/** The password, where the change is confirmed by it. */
function ConfirmField({ form, confirmBy, refused }: Section & { readonly form: string }) {
  const t = useT('passkeys');
  if (confirmBy !== 'password') return null;
  return (
    <TextField
      id={`password-${form}`}
      name="password"
      type="password"
      label={t('password')}
      hint={t('passwordHint')}
      autoComplete="current-password"
      maxLength={1000}
      required
      error={errorOf(refused, form, 'password')}
    />
  );
}

function FormProblem({ form, refused }: { readonly form: string; readonly refused: RefusedChange | undefined }) {
  const text = errorOf(refused, form, 'form');
  return text === undefined ? null : <Alert tone="error">{text}</Alert>;
}

type PasskeyCardProps = Section & { readonly passkey: PasskeysContent['passkeys'][number] };

function PasskeyCard({ passkey, confirmBy, refused }: PasskeyCardProps) {
  const t = useT('passkeys');
  const { language } = useLocale();
  const isPending = useNavigation().state !== 'idle';
  const { id, name, created, lastUsed, isBackedUp } = passkey;
  const facts = [
    t('created', { date: created }),
    lastUsed === null ? t('neverUsed') : t('lastUsed', { date: lastUsed }),
    ...(isBackedUp ? [t('backedUp')] : []),
  ];
  const action = pathTo('accountPasskeys', language);
  return (
    <section className="passkey stack-s">
      <h2>{name}</h2>
      <p className="muted">{facts.join(' · ')}</p>
      <FormProblem form={id} refused={refused} />
      <details open={refused?.form === id}>
        <summary>{t('change', { name })}</summary>
        <div className="stack">
          <Form method="post" action={action} className="stack account-fields">
            <input type="hidden" name="intent" value="rename" />
            <input type="hidden" name="id" value={id} />
            <TextField
              id={`name-${id}`}
              name="name"
              label={t('name')}
              defaultValue={name}
              maxLength={100}
              autoComplete="off"
              required
              error={errorOf(refused, id, 'name')}
            />
            <Button pending={isPending}>{t('rename')}</Button>
          </Form>
          {confirmBy !== 'log_in' && (
            <Form method="post" action={action} className="stack account-fields">
              <input type="hidden" name="intent" value="remove" />
              <input type="hidden" name="id" value={id} />
              <ConfirmField form={id} confirmBy={confirmBy} refused={refused} />
              <Button pending={isPending}>{t('remove')}</Button>
            </Form>
          )}
        </div>
      </details>
    </section>
  );
}

function AddPasskey({ confirmBy, refused }: Section) {
  const t = useT('passkeys');
  const { language } = useLocale();
  const isSupported = usePasskeySupport();
  return (
    <section className="stack-s">
      <h2>{t('add.title')}</h2>
      <FormProblem form="add" refused={refused} />
      {isSupported ? (
        <AuthenticatorForm
          kind="registration"
          action={pathTo('accountPasskeys', language)}
          intent="add"
          label={t('add.submit')}
          look="primary"
        >
          <TextField
            id="passkey-name"
            name="name"
            label={t('name')}
            hint={t('nameHint')}
            maxLength={100}
            autoComplete="off"
            required
            error={errorOf(refused, 'add', 'name')}
          />
          <ConfirmField form="add" confirmBy={confirmBy} refused={refused} />
        </AuthenticatorForm>
      ) : (
        <p className="muted">{t('unsupported')}</p>
      )}
    </section>
  );
}

type NeedsPasskeyProps = Section & { readonly hasPasskeys: boolean; readonly needsPasskey: boolean };

function NeedsPasskey({ hasPasskeys, needsPasskey, confirmBy, refused }: NeedsPasskeyProps) {
  const t = useT('passkeys');
  const { language } = useLocale();
  const isPending = useNavigation().state !== 'idle';
  return (
    <section className="stack-s">
      <h2>{t('need.title')}</h2>
      <p>
        <b>{t(needsPasskey ? 'need.isOn' : 'need.isOff')}</b>
      </p>
      <p>{t('need.text')}</p>
      <p className="muted">{t('need.lost')}</p>
      <FormProblem form="require" refused={refused} />
      {!hasPasskeys && <p>{t('need.addFirst')}</p>}
      {hasPasskeys && confirmBy !== 'log_in' && (
        <Form method="post" action={pathTo('accountPasskeys', language)} className="stack account-fields">
          <input type="hidden" name="intent" value="require" />
          <input type="hidden" name="value" value={needsPasskey ? 'off' : 'on'} />
          <ConfirmField form="require" confirmBy={confirmBy} refused={refused} />
          <Button pending={isPending}>{t(needsPasskey ? 'need.off' : 'need.on')}</Button>
        </Form>
      )}
    </section>
  );
}
