import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { CartCount } from '~/features/shell/cart-count-slot';
import { NoticeBar } from '~/features/shell/parts/notice-bar';
import { CheckoutFooter, SiteFooter } from '~/features/shell/parts/site-footer';
import { CheckoutHeader, SiteHeader } from '~/features/shell/parts/site-header';
import type { ShellData } from '~/features/shell/shell-data.server';
import { languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import type { SiteMeta } from '~/routing/page-meta';
import { pathTo } from '~/routing/path-to';
import type { LayoutName } from '~/routing/screens';
import { SkipLink } from '~/ui/skip-link';
import { footerGroups, legalLinks } from './footer-links';
import { languageLinks } from './language-links';

/** Ways to pay, as their owners write them. */
const PAY_MARKS = ['Visa', 'Mastercard', 'MobilePay', 'Klarna'];

type FrameProps = {
  readonly layout: LayoutName;
  readonly site: SiteMeta;
  readonly shell: ShellData;
  readonly children: ReactNode;
};

/** What stands around a page: header and footer by its layout. The page itself brings `<main id="main">`. */
export function ShopFrame({ layout, site, shell, children }: FrameProps) {
  const t = useT('shell');
  if (layout === 'bare') return <>{children}</>;
  const legal = { shopName: site.shopName, company: site.shopName, year: shell.year, legalLinks: legalLinks(shell, t) };
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      {layout === 'default' ? <DefaultHeader site={site} shell={shell} /> : <CheckoutHeader shopName={site.shopName} />}
      {children}
      {layout === 'default' ? (
        <DefaultFooter shell={shell} legal={legal} />
      ) : (
        <CheckoutFooter {...legal} contact={shell.email} />
      )}
    </>
  );
}

function DefaultHeader({ site, shell }: Pick<FrameProps, 'site' | 'shell'>) {
  const t = useT('shell');
  const { pathname } = useLocation();
  const { language, country, currency } = useLocale();
  const localeInWords = `${languageTable[language].name} · ${country.toUpperCase()} · ${currency.toUpperCase()}`;
  const links = [
    { label: t('stores'), to: pathTo('stores', language) },
    { label: t('customerService'), to: pathTo('ask', language) },
    { label: localeInWords, to: pathTo('locale', language, {}, { next: pathname }) },
  ];
  return (
    <>
      <NoticeBar messages={shell.notices} links={links} />
      <SiteHeader
        shopName={site.shopName}
        groups={shell.groups}
        currentPath={pathname}
        cartCount={<CartCount />}
        searchPlaceholder={shell.searchPlaceholder}
      />
    </>
  );
}

type FooterProps = Pick<FrameProps, 'shell'> & {
  readonly legal: Pick<Parameters<typeof SiteFooter>[0], 'shopName' | 'company' | 'year' | 'legalLinks'>;
};

function DefaultFooter({ shell, legal }: FooterProps) {
  const t = useT('shell');
  const { language } = useLocale();
  const { pathname } = useLocation();
  return (
    <SiteFooter
      {...legal}
      groups={footerGroups(shell, language, t)}
      languages={languageLinks(language, pathname)}
      payMarks={PAY_MARKS}
    />
  );
}
