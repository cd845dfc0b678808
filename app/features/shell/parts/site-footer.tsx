import { memo } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { useCachedMarkup } from '~/rendering/cached-markup';
import { type Packed, packedKey, unpack } from '~/rendering/packed';
import { pathTo } from '~/routing/path-to';
import type { LinkTarget } from '~/ui/text-link';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { Logo } from './logo';
import type { FooterData, LegalData } from './nav-types';
import { PlainAnchor } from './plain-anchor';

type Packaged = { readonly footer: Packed<FooterData> };

type SiteFooterProps = Packaged & {
  /** Links to the page in the other languages, by their own names. */
  readonly languages: readonly (LinkTarget & { readonly code: string })[];
  /** The page to return to after choosing a locale. */
  readonly next: string;
};

/** Newsletter, groups of links, languages, company line. */
export function SiteFooter({ footer, languages, next }: SiteFooterProps) {
  const t = useT('shell');
  const { language } = useLocale();
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <footer className="footer" onClick={follow}>
      <div className="wrap">
        <FooterTop footer={footer} />
        <nav className="footer-langs" aria-label={t('footer.languages')}>
          {languages.map((other) =>
            other.code === language ? (
              <span key={other.code} lang={other.code} aria-current="true">
                {other.label}
              </span>
            ) : (
              // Another language is another host or a full page load.
              <a key={other.code} href={other.to} lang={other.code} hrefLang={other.code} target="_self">
                {other.label}
              </a>
            ),
          )}
          <a className="link" href={pathTo('locale', language, {}, { next })}>
            {t('locale.change')}
          </a>
        </nav>
        <FooterEnd footer={footer} />
      </div>
    </footer>
  );
}

const FooterTop = memo(function FooterTop({ footer }: Packaged) {
  return (
    <div
      className="footer-top"
      {...useCachedMarkup({ shown: packedKey(footer), place: 'footer-top' }, Top, { footer })}
    />
  );
});

function Top({ footer }: Packaged) {
  const { news, label, groups } = unpack(footer);
  return (
    <>
      <div className="news">
        <h2>{news.title}</h2>
        <p className="muted">{news.text}</p>
        <a className="btn btn-solid footer-news" href={news.link.to}>
          {news.link.label}
        </a>
      </div>
      <nav className="footer-cols" aria-label={label}>
        {groups.map((group) => (
          <div key={group.title}>
            <h2>{group.title}</h2>
            <ul>
              {group.links.map((link) => (
                <li key={`${link.to} ${link.label}`}>
                  <PlainAnchor target={link} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}

const FooterEnd = memo(function FooterEnd({ footer }: Packaged) {
  return (
    <div
      className="footer-end"
      {...useCachedMarkup({ shown: packedKey(footer), place: 'footer-end' }, End, { footer })}
    />
  );
});

function End({ footer }: Packaged) {
  const { legal, payMarks } = unpack(footer);
  return (
    <>
      <CompanyLine legal={legal} />
      {payMarks.names.length > 0 && (
        <ul className="pay-marks push" aria-label={payMarks.label}>
          {payMarks.names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function CompanyLine({ legal }: { readonly legal: LegalData }) {
  return (
    <>
      <Logo name={legal.shopName} to={legal.home.to} label={legal.home.label} small />
      <span>{legal.copyright}</span>
      <span className="footer-legal">
        {legal.links.map((link) => (
          <PlainAnchor key={link.to} target={link} className="link" />
        ))}
      </span>
    </>
  );
}

/** The footer of delivery and payment: terms and help. */
export function CheckoutFooter({ footer }: Packaged) {
  const { legal, help } = unpack(footer);
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <footer className="footer footer-slim" onClick={follow}>
      <div className="wrap">
        <div className="footer-end">
          <CompanyLine legal={legal} />
          <span className="push">{help}</span>
        </div>
      </div>
    </footer>
  );
}
