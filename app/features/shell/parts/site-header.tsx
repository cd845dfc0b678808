import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import type { Packed } from '~/rendering/packed';
import { pathTo } from '~/routing/path-to';
import { classNames } from '~/ui/class-names';
import { Icon, type IconName } from '~/ui/icon';
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
  /** Who is logged in; empty for a guest. */
  readonly name: string;
  /** The cart count as plain text, nothing when empty. Personal: it comes from a slot. */
  readonly cartCount: ReactNode;
  /** Number of products on the customer's wishlist; 0 for a guest. */
  readonly wishCount: number;
  readonly searchPlaceholder: string;
};

/** The sticky header: menu, logo, groups, search, account, wishlist and cart; the groups have a row of their own where it is narrow. */
export function SiteHeader({
  shopName,
  nav,
  currentPath,
  isLoggedIn,
  name,
  cartCount,
  wishCount,
  searchPlaceholder,
}: SiteHeaderProps) {
  const t = useT('shell');
  const { language } = useLocale();
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside handle clicks
    <header className="header" onClick={follow}>
      <div className="header-bar">
        <div className="wrap header-row">
          <Tool className="only-m" icon="menu" to={pathTo('menu', language)} label={t('menu')} />
          <Logo name={shopName} to={pathTo('home', language)} label={t('logo.home')} />
          <MainNav nav={nav} currentPath={currentPath} />
          <SearchForm
            id="header-search"
            className={classNames('only-d', currentPath === pathTo('search', language) && 'search-hidden')}
            placeholder={searchPlaceholder}
          />
          <div className="header-tools">
            <Tool className="only-m" icon="search" to={pathTo('search', language)} label={t('search')} />
            {isLoggedIn && name !== '' ? (
              <a className="icon-btn hide-xs" href={pathTo('account', language)}>
                <span className="header-initial" aria-hidden="true">
                  {initialOf(name)}
                </span>
                <VisuallyHidden>{`${t('account')}, ${name}`}</VisuallyHidden>
              </a>
            ) : (
              <Tool
                className="hide-xs"
                icon="account"
                to={pathTo(isLoggedIn ? 'account' : 'login', language)}
                label={isLoggedIn ? t('account') : t('loginOrJoin')}
              />
            )}
            <WishlistTool count={wishCount} />
            <a className="icon-btn" href={pathTo('cart', language)}>
              <Icon name="bag" />
              <VisuallyHidden>{t('cart')}</VisuallyHidden> <span className="count">{cartCount}</span>
            </a>
          </div>
        </div>
      </div>
    </header>
  );
}

function WishlistTool({ count }: { readonly count: number }) {
  const t = useT('shell');
  const to = pathTo('wishlist', useLocale().language);
  if (count === 0) return <Tool icon="heart" to={to} label={t('wishlist')} />;
  return (
    <a className="icon-btn" href={to}>
      <Icon name="heart" />
      <VisuallyHidden>{t('wishlist')}</VisuallyHidden> <span className="count">{count}</span>
    </a>
  );
}

/** The first letter of a name, as its reader sees it. */
const initialOf = (name: string): string => ([...name][0] ?? '').toUpperCase();

type ToolProps = { readonly icon: IconName; readonly to: string; readonly label: string; readonly className?: string };

function Tool({ icon, to, label, className }: ToolProps) {
  return (
    <a className={className ? `icon-btn ${className}` : 'icon-btn'} href={to} aria-label={label}>
      <Icon name={icon} />
    </a>
  );
}

/** The header of delivery and payment: it links back to the cart only. */
export function CheckoutHeader({ shopName }: { readonly shopName: string }) {
  const t = useT('shell');
  const { language } = useLocale();
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only the links inside handle clicks
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
