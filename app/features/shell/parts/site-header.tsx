import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink, IconLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { Logo } from './logo';
import { MainNav } from './main-nav';
import type { NavGroup } from './nav-types';
import { SearchForm } from './search-form';

type SiteHeaderProps = {
  readonly shopName: string;
  readonly groups: readonly NavGroup[];
  readonly currentPath: string;
  /** The number in the cart as a bare text, nothing when it is empty. Personal: it comes from a slot. */
  readonly cartCount: ReactNode;
  readonly searchPlaceholder?: string;
};

/** Menu, logo, groups, search, account, wishlist, cart. Stays on top of the page. */
export function SiteHeader({ shopName, groups, currentPath, cartCount, searchPlaceholder }: SiteHeaderProps) {
  const t = useT('shell');
  const { language } = useLocale();
  return (
    <header className="header">
      <div className="wrap">
        <div className="header-row">
          <IconLink className="only-m" to={pathTo('menu', language)} label={t('menu')}>
            <Icon name="menu" />
          </IconLink>
          <Logo name={shopName} />
          <MainNav groups={groups} currentPath={currentPath} />
          <div className="header-tools">
            <SearchForm
              id="header-search"
              className="only-wide"
              {...(searchPlaceholder && { placeholder: searchPlaceholder })}
            />
            <IconLink className="not-wide" to={pathTo('search', language)} label={t('search')}>
              <Icon name="search" />
            </IconLink>
            <IconLink className="hide-xs" to={pathTo('account', language)} label={t('account')}>
              <Icon name="account" />
            </IconLink>
            <IconLink to={pathTo('wishlist', language)} label={t('wishlist')}>
              <Icon name="heart" />
            </IconLink>
            <IconLink to={pathTo('cart', language)}>
              <Icon name="bag" />
              <VisuallyHidden>{t('cart')}</VisuallyHidden> <span className="count">{cartCount}</span>
            </IconLink>
          </div>
        </div>
      </div>
    </header>
  );
}

/** The header of delivery and payment: no way out but back to the cart. */
export function CheckoutHeader({ shopName }: { readonly shopName: string }) {
  const t = useT('shell');
  const { language } = useLocale();
  return (
    <header className="header header-static">
      <div className="wrap">
        <div className="header-row">
          <Logo name={shopName} />
          <div className="header-tools">
            <ButtonLink look="quiet" size="s" to={pathTo('cart', language)}>
              <Icon name="chevron-left" size="xs" />
              {t('backToCart')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}
