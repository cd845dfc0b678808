import { Form, useNavigation } from '@remix-run/react';
import { CONSENT_PURPOSES } from 'contract/account';
import type { Consents } from '~/api/account';
import { formatDate, formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { Disclosure } from '~/ui/disclosure';
import { TextField } from '~/ui/field';
import { AccountSection } from './account-section';

type PrivacyPageProps = Consents & {
  /** Why no link to delete the account was sent; empty otherwise. */
  readonly text: string;
};

/** Consents with their history, the person's data as a file, and deleting the account. */
export function PrivacyPage({ granted, history, text }: PrivacyPageProps) {
  const t = useT('account');
  const tCommon = useT('common');
  const { language } = useLocale();
  const isPending = useNavigation().formData?.get('intent') === 'consents';
  return (
    <>
      <AccountSection id="consents" title={t('privacy.consents')} text={t('privacy.consentsText')}>
        <Form method="post" action={pathTo('accountPrivacy', language)} className="area-form">
          {CONSENT_PURPOSES.map((purpose) => (
            <Checkbox key={purpose} name={purpose} value="on" defaultChecked={granted.includes(purpose)}>
              {t(`consent.${purpose}`)}
              <small className="account-detail">
                {purpose === 'newsletter' ? tCommon('consent.newsletter') : t(`consentText.${purpose}`)}
              </small>
            </Checkbox>
          ))}
          <p>
            <Button look="primary" name="intent" value="consents" pending={isPending}>
              {t('privacy.save')}
            </Button>
          </p>
        </Form>
        <ConsentHistory history={history} />
      </AccountSection>
      <AccountSection id="export" title={t('privacy.export')} text={t('privacy.exportText')}>
        <p>
          <a className="btn btn-line" href={pathTo('accountExport', language)} download>
            <span className="btn-label">{t('privacy.download')}</span>
          </a>
        </p>
      </AccountSection>
      <DeleteAccount text={text} />
    </>
  );
}

function DeleteAccount({ text }: { readonly text: string }) {
  const t = useT('account');
  const { language } = useLocale();
  const isPending = useNavigation().formData?.get('intent') === 'delete';
  return (
    <AccountSection id="delete" title={t('privacy.delete')} text={t('privacy.deleteText')}>
      <Form method="post" action={pathTo('accountPrivacy', language)} className="area-form">
        <TextField
          id="delete-password"
          name="password"
          type="password"
          label={t('privacy.deletePassword')}
          hint={t('privacy.deletePasswordHint')}
          autoComplete="current-password"
          maxLength={1000}
          error={text || undefined}
        />
        <p>
          <Button name="intent" value="delete" pending={isPending}>
            {t('privacy.deleteAsk')}
          </Button>
        </p>
      </Form>
    </AccountSection>
  );
}

function ConsentHistory({ history }: Pick<Consents, 'history'>) {
  const t = useT('account');
  if (history.length === 0) return null;
  return (
    <Disclosure title={t('privacy.history')}>
      <ul className="account-log">
        {history.map(({ purpose, isGranted, wording, created }) => (
          <li key={`${purpose} ${created}`}>
            <b>{t(`consent.${purpose}`)}</b>
            <span>{t(isGranted ? 'privacy.given' : 'privacy.withdrawn', { time: formatDateTime(created) })}</span>
            <span className="muted">{t('privacy.wording', { date: formatDate(wording) || wording })}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
