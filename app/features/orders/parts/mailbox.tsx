import { type RefObject, useEffect, useRef, useState } from 'react';
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
  // without scripts browsers load every frame at once: then only the newest mail has one
  const [isLazy, setLazy] = useState(false);
  useEffect(() => setLazy(true), []);
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
        mails.map((mail, index) => (
          <MailView key={mail.id} mail={mail} isOpen={index === 0} isFramed={mail.hasHtml && (isLazy || index === 0)} />
        ))
      )}
    </main>
  );
}

type MailViewProps = {
  readonly mail: ListedMail;
  readonly isOpen: boolean;
  /** Its HTML is shown in a frame, with the text below. */
  readonly isFramed: boolean;
};

function MailView({ mail, isOpen, isFramed }: MailViewProps) {
  const t = useT('mailbox');
  const { language } = useLocale();
  const address = pathTo('mail', language, { id: String(mail.id) });
  const heading = `${mail.subject} · ${mail.recipient} · ${formatDateTime(mail.created)}`;
  return (
    <Disclosure title={heading} open={isOpen}>
      <article aria-label={mail.subject} className="stack">
        {isFramed && <MailFrame address={address} title={t('htmlOf', { subject: mail.subject })} />}
        {mail.hasHtml && (
          <p>
            <a className="link" href={address} aria-label={t('htmlOf', { subject: mail.subject })}>
              {t('html')}
            </a>
          </p>
        )}
        {isFramed ? (
          <details className="mail-part">
            <summary className="link">{t('text.part')}</summary>
            <MailText text={mail.text} />
          </details>
        ) : (
          <MailText text={mail.text} />
        )}
      </article>
    </Disclosure>
  );
}

/** The HTML of a mail in a frame as high as the mail; without scripts the frame has the height of the first part of a mail. */
function MailFrame({ address, title }: { readonly address: string; readonly title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useFittingHeight(frame);
  return (
    <iframe ref={frame} className="mail-frame" src={address} title={title} width={640} height={800} loading="lazy" />
  );
}

/** Keeps a frame as high as its document, which is of the shop's own origin. */
function useFittingHeight(frame: RefObject<HTMLIFrameElement>) {
  useEffect(() => {
    const shown = frame.current;
    if (!shown) return undefined;
    const watcher = new ResizeObserver(([entry]) => {
      if (entry) shown.style.height = `${entry.target.scrollHeight + 2}px`;
    });
    const watch = () => {
      watcher.disconnect();
      const body = shown.contentDocument?.body;
      if (body?.firstChild) watcher.observe(body);
    };
    watch();
    shown.addEventListener('load', watch);
    return () => {
      shown.removeEventListener('load', watch);
      watcher.disconnect();
    };
  }, [frame]);
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
