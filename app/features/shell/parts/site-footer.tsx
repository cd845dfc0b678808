import { memo } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { type Packed, unpack } from '~/ui/packed';
import type { LinkTarget } from '~/ui/text-link';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { useKeptInside } from '~/ui/use-kept-inside';
import { Logo } from './logo';
import type { FooterData, LegalData } from './nav-types';
import { PlainAnchor } from './plain-anchor';

type Packaged = { readonly footer: Packed<FooterData> };

type SiteFooterProps = Packaged & {
  /** The page in the other languages, by their own names. */
  readonly languages: readonly (LinkTarget & { readonly code: string })[];
  /** The page to come back to from the choice of locale. */
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
              // Another language is another host, or another whole page of this one.
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
  return <div className="footer-top" {...useKeptInside(footer, 'footer-top', () => <Top {...unpack(footer)} />)} />;
});

function Top({ news, label, groups }: FooterData) {
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
  return <div className="footer-end" {...useKeptInside(footer, 'footer-end', () => <End {...unpack(footer)} />)} />;
});

function End({ legal, payMarks }: FooterData) {
  return (
    <>
      <CompanyLine legal={legal} />
      <ul className="pay-marks push" aria-label={payMarks.label}>
        {payMarks.names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </>
  );
}

function CompanyLine({ legal }: { readonly legal: LegalData }) {
  return (
    <>
      <Logo name={legal.shopName} to={legal.home.to} label={legal.home.label} small />
      <span>{legal.copyright}</span>
      {legal.links.map((link) => (
        <PlainAnchor key={link.to} target={link} className="link" />
      ))}
    </>
  );
}

/** The footer of delivery and payment: the terms, and where help is. */
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
