import type { Mail } from '~/api/mailbox';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Disclosure } from '~/ui/disclosure';
import { EmptyState } from '~/ui/empty-state';
import { linkParts } from '../link-parts';

/** A mail in the list; its HTML is a separate document. */
type ListedMail = Omit<Mail, 'html'> & { readonly hasHtml: boolean };

/** The development mailbox: the mails that the shop would have sent, newest first. */
export function Mailbox({ mails }: { readonly mails: readonly ListedMail[] }) {
  const t = useT('mailbox');
  return (
    <main id="main" className="wrap page">
      <div className="section-head">
        <h1>{t('title')}</h1>
        <span className="muted num">{t('count', { count: mails.length })}</span>
      </div>
      <p className="muted mail-intro">{t('text')}</p>
      {mails.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        mails.map((mail, index) => <MailView key={mail.id} mail={mail} isOpen={index === 0} />)
      )}
    </main>
  );
}

function MailView({ mail, isOpen }: { readonly mail: ListedMail; readonly isOpen: boolean }) {
  const t = useT('mailbox');
  const { language } = useLocale();
  const address = pathTo('mail', language, { id: String(mail.id) });
  const heading = `${mail.subject} · ${mail.recipient} · ${formatDateTime(mail.created)}`;
  return (
    <Disclosure title={heading} open={isOpen}>
      <article aria-label={mail.subject} className="stack">
        {mail.hasHtml ? (
          <>
            <iframe
              className="mail-frame"
              src={address}
              title={t('htmlOf', { subject: mail.subject })}
              width={640}
              height={800}
              loading="lazy"
            />
            <p>
              <a className="link" href={address} aria-label={t('htmlOf', { subject: mail.subject })}>
                {t('html')}
              </a>
            </p>
            <details className="mail-part">
              <summary className="link">{t('text.part')}</summary>
              <MailText text={mail.text} />
            </details>
          </>
        ) : (
          <MailText text={mail.text} />
        )}
      </article>
    </Disclosure>
  );
}

/** The text part of a mail, with its links. */
function MailText({ text }: { readonly text: string }) {
  return (
    <pre className="mail-text">
      {linkParts(text).map(({ text: words, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
          <a key={index} className="link" href={href}>
            {words}
          </a>
        ) : (
          words
        ),
      )}
    </pre>
  );
}
