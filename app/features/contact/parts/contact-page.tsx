import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import { FormScene } from '~/ui/form-scene';
import { type LinkTarget, TextLink } from '~/ui/text-link';
import type { ContactAnswer } from '../contact-answer';
import { CallLine } from './call-line';
import { QuickWays, type Reach } from './quick-ways';

type ContactPageProps = {
  readonly title: string;
  /** The way to the page. */
  readonly crumbs: ReactNode;
  readonly text: string;
  readonly privacyTo: string;
  readonly reach: Reach;
  /** Pages that answer what is asked most. */
  readonly answers: readonly LinkTarget[];
  readonly answer: ContactAnswer | undefined;
  /** The form; left out once it was sent. */
  readonly children: ReactNode;
};

/** A page with a form to the shop, and beside it the quicker ways to an answer. */
export function ContactPage({ title, crumbs, text, privacyTo, reach, answers, answer, children }: ContactPageProps) {
  const t = useT('contact');
  return (
    <main id="main" className="wrap page contact">
      {crumbs}
      <div className="contact-head">
        <h1>{answer?.kind === 'sent' ? t('sent.title') : title}</h1>
        {answer?.kind !== 'sent' && (
          <>
            <p className="lede">{text}</p>
            <CallLine reach={reach} />
          </>
        )}
      </div>
      <div className="contact-main">
        {answer?.kind === 'sent' ? (
          <Sent answer={answer} />
        ) : (
          <>
            {children}
            <p className="small muted">
              {t('privacy')} <TextLink to={privacyTo}>{t('privacy.link')}</TextLink>
            </p>
          </>
        )}
      </div>
      <div className="contact-side">
        <FormScene scene="way" isBand />
        <QuickWays besides="ask" reach={reach} answers={answers} />
      </div>
    </main>
  );
}

function Sent({ answer: { number, email } }: { readonly answer: Extract<ContactAnswer, { kind: 'sent' }> }) {
  const t = useT('contact');
  const { language } = useLocale();
  return (
    <>
      <Alert tone="ok">{t('sent.text', { number, email })}</Alert>
      <p>
        <ButtonLink to={pathTo('home', language)}>{t('sent.more')}</ButtonLink>
      </p>
    </>
  );
}
