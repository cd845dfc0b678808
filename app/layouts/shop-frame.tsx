import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { WishForm } from '~/features/catalog/parts/wish-form';
import { useWishes } from '~/features/catalog/use-wishes';
import { CartCount } from '~/features/shell/cart-count-slot';
import { NoticeBar } from '~/features/shell/parts/notice-bar';
import { CheckoutFooter, SiteFooter } from '~/features/shell/parts/site-footer';
import { CheckoutHeader, SiteHeader } from '~/features/shell/parts/site-header';
import type { Personal } from '~/features/shell/personal.server';
import type { ShellData } from '~/features/shell/shell-data.server';
import { languageTable } from '~/locale/languages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { lateCode } from '~/rendering/late-code';
import { LatePart } from '~/rendering/late-part';
import type { SiteMeta } from '~/routing/page-meta';
import { returnPlace } from '~/routing/return-place';
import type { LayoutName } from '~/routing/screens';
import { SkipLink } from '~/ui/skip-link';
import { languageLinks } from './language-links';
import { RentleHeader } from './rentle-header';

/** Of staff alone: nobody else fetches it. It is in the file of the shop, which must not wait for another one. */
const staffBar = await lateCode(async () => (await import('~/features/shell/parts/staff-bar')).StaffBar);

type FrameProps = {
  readonly layout: LayoutName;
  readonly site: SiteMeta;
  readonly shell: ShellData;
  readonly personal: Pick<Personal, 'isLoggedIn' | 'name' | 'staff'>;
  readonly children: ReactNode;
};

/** The frame of a page: header and footer by layout. The page itself renders `<main id="main">`. */
export function ShopFrame({ layout, site, shell, personal, children }: FrameProps) {
  const t = useT('shell');
  if (layout === 'bare') return <>{children}</>;
  const isDefault = layout === 'default';
  return (
    <>
      <SkipLink label={t('skipToContent')} />
      {isDefault && <DefaultHeader site={site} shell={shell} personal={personal} />}
      {layout === 'checkout' && <CheckoutHeader shopName={site.shopName} />}
      {layout === 'rentle' && <RentleHeader shopName={site.shopName} />}
      {children}
      {isDefault && <WishForm />}
      {layout === 'checkout' ? <CheckoutFooter footer={shell.footer} /> : <DefaultFooter shell={shell} />}
    </>
  );
}

function DefaultHeader({ site, shell, personal }: Pick<FrameProps, 'site' | 'shell' | 'personal'>) {
  const location = useLocation();
  const wishes = useWishes();
  const { language, country, currency } = useLocale();
  return (
    <>
      {personal.staff && (
        <LatePart code={staffBar} props={{ staff: personal.staff }} basis={[personal.staff, location.pathname]} />
      )}
      <NoticeBar
        notices={shell.notices}
        links={[shell.stores, shell.service]}
        locale={`${languageTable[language].name} · ${country.toUpperCase()} · ${currency.toUpperCase()}`}
        next={returnPlace(location, language)}
      />
      <SiteHeader
        shopName={site.shopName}
        nav={shell.nav}
        currentPath={location.pathname}
        isLoggedIn={personal.isLoggedIn}
        name={personal.name}
        cartCount={<CartCount />}
        wishCount={wishes.size}
        searchPlaceholder={shell.searchPlaceholder}
      />
    </>
  );
}

function DefaultFooter({ shell }: Pick<FrameProps, 'shell'>) {
  const { language } = useLocale();
  const next = returnPlace(useLocation(), language);
  return <SiteFooter footer={shell.footer} languages={languageLinks(language, next)} next={next} />;
}
