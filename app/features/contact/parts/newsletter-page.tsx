import { Form, useNavigation } from '@remix-run/react';
import { CONTACT_LENGTHS } from 'contract/contact-subjects';
import type { NewsletterList } from 'contract/newsletter-lists';
import type { ReactNode } from 'react';
import { HomeCrumbs } from '~/features/catalog/parts/home-crumbs';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { TextField } from '~/ui/field';
import { FormPage } from '~/ui/form-page';
import { TextLink } from '~/ui/text-link';
import { Ticks } from '~/ui/ticks';
import type { ContactAnswer, RefusedForm } from '../contact-answer';
import type { LinkAnswer } from '../newsletter.server';
import { ContactForm, EmailField, fieldId, fieldsOf, type KnownSender } from './contact-fields';

type NewsletterPageProps = {
  readonly list: NewsletterList;
  readonly screen: ScreenName;
  readonly formKey: string;
  readonly known: KnownSender;
  readonly privacyTo: string;
  readonly answer: ContactAnswer | undefined;
  /** What the shop writes about, from another feature. */
  readonly children?: ReactNode;
};

/** Subscribing to a newsletter: the form, or the news that its owner has to confirm. */
export function NewsletterPage({ list, screen, formKey, known, privacyTo, answer, children }: NewsletterPageProps) {
  const t = useT('newsletter');
  const contact = useT('contact');
  if (answer?.kind === 'sent') {
    return (
      <LetterFrame title={t('sent.title')}>
        <Alert tone="ok">{t('sent.text', { email: answer.email })}</Alert>
        <p className="muted">{t('sent.help')}</p>
      </LetterFrame>
    );
  }
  const refused = answer?.kind === 'refused' ? answer : null;
  return (
    <LetterFrame title={t(`${list}.title`)} hasCrumbs>
      <p className="lede">{t(`${list}.text`)}</p>
      {list === 'club' && <Ticks lines={[t('club.snow'), t('club.tests'), t('club.offers')]} />}
      <SubscribeForm {...{ list, screen, formKey, known, refused }} />
      <p className="small muted">
        {t('privacy')} <TextLink to={privacyTo}>{contact('privacy.link')}</TextLink>
      </p>
      {children}
    </LetterFrame>
  );
}

type SubscribeFormProps = Pick<NewsletterPageProps, 'list' | 'screen' | 'formKey' | 'known'> & {
  readonly refused: RefusedForm | null;
};

function SubscribeForm({ list, screen, formKey, known, refused }: SubscribeFormProps) {
  const t = useT('newsletter');
  const contact = useT('contact');
  const { language } = useLocale();
  const fields = fieldsOf(refused, known);
  return (
    <ContactForm action={pathTo(screen, language)} refused={refused} formKey={formKey} submit={t('submit')}>
      {list === 'corporate' && (
        <>
          <TextField
            {...fields('company')}
            label={contact('company')}
            autoComplete="organization"
            maxLength={CONTACT_LENGTHS.company}
            required
          />
          <TextField {...fields('name')} label={contact('name')} autoComplete="name" maxLength={CONTACT_LENGTHS.name} />
        </>
      )}
      <EmailField fields={fields} />
      <Checkbox
        id={fieldId('consent')}
        name="consent"
        value="on"
        defaultChecked={refused?.values.consent === 'on'}
        error={refused?.fieldErrors.consent}
        required
      >
        {t(`${list}.consent`)}
      </Checkbox>
    </ContactForm>
  );
}

type NewsletterLinkPageProps = {
  readonly action: 'confirm' | 'stop';
  readonly token: string;
  readonly answer: LinkAnswer | undefined;
};

/** The page of a link in a mail: a button that confirms or ends a subscription. */
export function NewsletterLinkPage({ action, token, answer }: NewsletterLinkPageProps) {
  const t = useT('newsletter');
  const { language } = useLocale();
  const isPending = useNavigation().state === 'submitting';
  const to = pathTo(action === 'stop' ? 'newsletterStop' : 'newsletterConfirm', language, { token });
  return (
    <LetterFrame title={t(`${action}.title`)}>
      {answer?.error && <Alert tone="error">{answer.error}</Alert>}
      {answer?.isDone ? (
        <>
          <Alert tone="ok">{t(`${action}.done`)}</Alert>
          <p>
            <ButtonLink to={pathTo('home', language)}>{t('toShop')}</ButtonLink>
          </p>
        </>
      ) : (
        <>
          <p>{t(`${action}.text`)}</p>
          <Form method="post" action={to}>
            <Button look="primary" pending={isPending}>
              {t(`${action}.submit`)}
            </Button>
          </Form>
        </>
      )}
    </LetterFrame>
  );
}

type LetterFrameProps = { readonly title: string; readonly hasCrumbs?: boolean; readonly children: ReactNode };

function LetterFrame({ title, hasCrumbs = false, children }: LetterFrameProps) {
  return (
    <FormPage scene="track" isNewsletter crumbs={hasCrumbs && <HomeCrumbs title={title} />}>
      <h1>{title}</h1>
      {children}
    </FormPage>
  );
}
