import { useT } from '~/locale/translator';
import { type LinkTarget, PlainLink } from '~/ui/text-link';

type NoticeBarProps = {
  /** Short promises, the weightiest first: a phone shows that one only. */
  readonly messages: readonly (string | LinkTarget)[];
  /** Stores, customer service, and the locale in words. */
  readonly links: readonly LinkTarget[];
};

/** The dark line above the header. */
export function NoticeBar({ messages, links }: NoticeBarProps) {
  const t = useT('shell');
  return (
    <aside className="notice" aria-label={t('notice.label')}>
      <div className="wrap">
        <ul className="notice-messages">
          {messages.map((message) =>
            typeof message === 'string' ? (
              <li key={message}>{message}</li>
            ) : (
              <li key={message.to}>
                <PlainLink target={message} />
              </li>
            ),
          )}
        </ul>
        <ul className="notice-links">
          {links.map((link) => (
            <li key={link.to}>
              <PlainLink target={link} />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
