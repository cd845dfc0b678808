import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Icon, type IconName } from '~/ui/icon';
import type { Packed } from '~/ui/packed';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { Logo } from './logo';
import { MainNav } from './main-nav';
import type { NavData } from './nav-types';
import { SearchForm } from './search-form';

type SiteHeaderProps = {
  readonly shopName: string;
  readonly nav: Packed<NavData>;
  readonly currentPath: string;
  readonly isLoggedIn: boolean;
  /** The number in the cart as a bare text, nothing when it is empty. Personal: it comes from a slot. */
  readonly cartCount: ReactNode;
  readonly searchPlaceholder: string;
};

/** Menu, logo, search, account, wishlist and cart, which stay on top of the page; below them the groups. */
export function SiteHeader({ shopName, nav, currentPath, isLoggedIn, cartCount, searchPlaceholder }: SiteHeaderProps) {
  const t = useT('shell');
  const { language } = useLocale();
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <header className="header" onClick={follow}>
      <div className="header-bar">
        <div className="wrap header-row">
          <Tool className="only-m" icon="menu" to={pathTo('menu', language)} label={t('menu')} />
          <Logo name={shopName} to={pathTo('home', language)} label={t('logo.home')} />
          <SearchForm id="header-search" className="only-d" placeholder={searchPlaceholder} />
          <div className="header-tools">
            <Tool className="only-m" icon="search" to={pathTo('search', language)} label={t('search')} />
            <Tool
              className="hide-xs"
              icon="account"
              to={pathTo('account', language)}
              label={isLoggedIn ? t('account') : t('loginOrJoin')}
            />
            <Tool icon="heart" to={pathTo('wishlist', language)} label={t('wishlist')} />
            <a className="icon-btn" href={pathTo('cart', language)}>
              <Icon name="bag" />
              <VisuallyHidden>{t('cart')}</VisuallyHidden> <span className="count">{cartCount}</span>
            </a>
          </div>
        </div>
      </div>
      <MainNav nav={nav} currentPath={currentPath} />
    </header>
  );
}

type ToolProps = { readonly icon: IconName; readonly to: string; readonly label: string; readonly className?: string };

function Tool({ icon, to, label, className }: ToolProps) {
  return (
    <a className={className ? `icon-btn ${className}` : 'icon-btn'} href={to} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}

/** The header of delivery and payment: no way out but back to the cart. */
export function CheckoutHeader({ shopName }: { readonly shopName: string }) {
  const t = useT('shell');
  const { language } = useLocale();
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is pressed
    <header className="header" onClick={follow}>
      <div className="header-bar header-static">
        <div className="wrap header-row">
          <Logo name={shopName} to={pathTo('home', language)} label={t('logo.home')} />
          <div className="header-tools">
            <a className="btn btn-quiet btn-s" href={pathTo('cart', language)}>
              <Icon name="chevron-left" size="xs" />
              {t('backToCart')}
            </a>
          </div>
        </div>
      </div>
    </header>
  );
}

/** Above everything for the staff: the way to the admin area. Specification 1 §6. */
export function StaffBar({ adminUrl }: { readonly adminUrl: string }) {
  const t = useT('shell');
  return (
    <aside className="staff-bar" aria-label={t('staff.label')}>
      <div className="wrap">
        {t('staff.label')}
        <a className="link" href={adminUrl}>
          {t('staff.admin')}
        </a>
      </div>
    </aside>
  );
}
