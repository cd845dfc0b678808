import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { type LinkTarget, PlainLink, TextLink } from '~/ui/text-link';
import { Logo } from './logo';
import type { LinkGroup } from './nav-types';

type Legal = {
  readonly shopName: string;
  /** Name of the company that runs the shop. */
  readonly company: string;
  readonly year: number;
  /** Terms, privacy, cookies, accessibility. */
  readonly legalLinks: readonly LinkTarget[];
};

type SiteFooterProps = Legal & {
  /** Help, shop, company, contact. The withdrawal function belongs to the first. */
  readonly groups: readonly LinkGroup[];
  /** The page in the other languages, by their own names. */
  readonly languages: readonly (LinkTarget & { readonly code: string })[];
  /** Names of the ways to pay, as their owners write them. */
  readonly payMarks: readonly string[];
};

/** Newsletter, groups of links, languages, company line. */
export function SiteFooter({ groups, languages, payMarks, ...legal }: SiteFooterProps) {
  const t = useT('shell');
  const { language } = useLocale();
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-top">
          <div className="news">
            <h2>{t('footer.newsTitle')}</h2>
            <p className="muted">{t('footer.newsText')}</p>
            <ButtonLink look="solid" to={pathTo('newsletter', language)} className="footer-news">
              {t('footer.newsLink')}
            </ButtonLink>
          </div>
          <nav className="footer-cols" aria-label={t('footer.label')}>
            {groups.map((group) => (
              <div key={group.title}>
                <h2>{group.title}</h2>
                <ul>
                  {group.links.map((link) => (
                    <li key={`${link.to} ${link.label}`}>
                      <PlainLink target={link} />
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>
        <nav className="footer-langs" aria-label={t('footer.languages')}>
          {languages.map((other) =>
            other.code === language ? (
              <span key={other.code} lang={other.code} aria-current="true">
                {other.label}
              </span>
            ) : (
              // Another language is another host, or another whole page of this one.
              <a key={other.code} href={other.to} lang={other.code} hrefLang={other.code}>
                {other.label}
              </a>
            ),
          )}
          <TextLink to={pathTo('locale', language)}>{t('locale.change')}</TextLink>
        </nav>
        <CompanyLine {...legal}>
          <ul className="pay-marks push" aria-label={t('footer.payMarks')}>
            {payMarks.map((mark) => (
              <li key={mark}>{mark}</li>
            ))}
          </ul>
        </CompanyLine>
      </div>
    </footer>
  );
}

function CompanyLine({ shopName, company, year, legalLinks, children }: Legal & { readonly children?: ReactNode }) {
  const t = useT('shell');
  return (
    <div className="footer-end">
      <Logo name={shopName} small />
      <span>{t('footer.copyright', { year: String(year), company })}</span>
      {legalLinks.map((link) => (
        <PlainLink key={link.to} target={link} className="link" />
      ))}
      {children}
    </div>
  );
}

type CheckoutFooterProps = Legal & {
  /** Where help is: a phone number, an e-mail address. */
  readonly contact: string;
};

/** The footer of delivery and payment: the terms, and where help is. */
export function CheckoutFooter({ contact, ...legal }: CheckoutFooterProps) {
  const t = useT('shell');
  return (
    <footer className="footer footer-slim">
      <div className="wrap">
        <CompanyLine {...legal}>
          <span className="push">{t('footer.help', { contact })}</span>
        </CompanyLine>
      </div>
    </footer>
  );
}
