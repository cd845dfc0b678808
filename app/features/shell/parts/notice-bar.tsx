import { useT } from '~/locale/translator';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { Flag, LocaleLink } from './locale-link';
import type { Notice } from './notice';
import { PlainAnchor } from './plain-anchor';

type NoticeBarProps = {
  /** Short messages, most important first: a phone shows only the first. */
  readonly notices: readonly Notice[];
  /** Stores and customer service. */
  readonly links: readonly { readonly label: string; readonly to: string }[];
  /** Language and currency as text. */
  readonly locale: string;
  /** The page to return to after choosing a locale. */
  readonly next: string;
};

/** The dark line above the header. */
export function NoticeBar({ notices, links, locale, next }: NoticeBarProps) {
  const t = useT('shell');
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <aside className="notice" aria-label={t('notice.label')} onClick={follow}>
      <div className="wrap">
        <ul className="notice-messages">
          {notices.map(({ text, to }) => (
            <li key={text}>{to === '' ? <span>{text}</span> : <PlainAnchor target={{ label: text, to }} />}</li>
          ))}
        </ul>
        <ul className="notice-links">
          {links.map((link) => (
            <li key={link.to}>
              <PlainAnchor target={link} />
            </li>
          ))}
          <li>
            <LocaleLink className="locale-link" next={next}>
              <Flag />
              {locale}
            </LocaleLink>
          </li>
        </ul>
      </div>
    </aside>
  );
}
