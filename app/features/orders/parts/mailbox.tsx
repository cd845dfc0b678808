import type { Mail } from '~/api/mailbox';
import { formatDateTime } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { Disclosure } from '~/ui/disclosure';
import { EmptyState } from '~/ui/empty-state';
import { linkParts } from '../link-parts';

/** The development mailbox: what the shop would have sent, newest first. */
export function Mailbox({ mails }: { readonly mails: readonly Mail[] }) {
  const t = useT('mailbox');
  return (
    <main id="main" className="wrap page">
      <div className="section-head">
        <h1>{t('title')}</h1>
        <span className="muted num">{t('count', { count: mails.length })}</span>
      </div>
      <p className="muted">{t('text')}</p>
      {mails.length === 0 ? (
        <EmptyState title={t('empty.title')}>{t('empty.text')}</EmptyState>
      ) : (
        mails.map((mail, index) => <MailView key={mail.id} mail={mail} isOpen={index === 0} />)
      )}
    </main>
  );
}

function MailView({ mail, isOpen }: { readonly mail: Mail; readonly isOpen: boolean }) {
  const t = useT('mailbox');
  const heading = `${mail.subject} · ${mail.recipient} · ${formatDateTime(mail.created)}`;
  return (
    <Disclosure title={heading} open={isOpen}>
      <article aria-label={mail.subject}>
        <pre className="mail-text">
          {linkParts(mail.text).map(({ text, href }, index) =>
            href ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
              <a key={index} className="link" href={href}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
        </pre>
        {mail.html && (
          <Disclosure title={t('html')}>
            {/* The sandbox runs no script and opens nothing; the page's own policy holds inside as well. */}
            <iframe
              className="mail-html"
              sandbox=""
              srcDoc={mail.html}
              title={t('htmlOf', { subject: mail.subject })}
            />
          </Disclosure>
        )}
      </article>
    </Disclosure>
  );
}
