import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { IconLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Icon, type IconName } from '~/ui/icon';
import type { LinkTarget } from '~/ui/text-link';
import { Logo } from './logo';
import { SearchForm } from './search-form';

/** A line of the menu. */
export type MenuItem = LinkTarget & {
  /** Leads to a deeper level of the menu rather than to a page. */
  readonly isDeeper?: boolean;
  readonly isCurrent?: boolean;
  /** How many products are behind it. */
  readonly count?: number;
};

/** One level of the menu: the groups, the groups of one, and so on. */
export type MenuLevel = {
  readonly title: string;
  /** The level above, where there is one. */
  readonly back?: LinkTarget;
  readonly items: readonly MenuItem[];
};

type MobileNavProps = {
  readonly shopName: string;
  /** One to three levels. A phone shows the last, a desk all of them side by side. */
  readonly levels: readonly MenuLevel[];
  /** Below the first level: account, stores, tracking, returns, the locale with its currency. */
  readonly footLinks: readonly (LinkTarget & { readonly icon: IconName })[];
  /** The page one came from. */
  readonly closeTo: string;
};

/** The menu screen, one level at a time on a phone. */
export function MobileNav({ shopName, levels, footLinks, closeTo }: MobileNavProps) {
  const t = useT('shell');
  return (
    <>
      <div className="menu-top">
        <Logo name={shopName} />
        <IconLink className="menu-close" to={closeTo} label={t('menu.close')}>
          <Icon name="close" />
        </IconLink>
      </div>
      <SearchForm id="menu-search" className="menu-search" placeholder={t('search.placeholderAll')} />
      <nav className="menu" aria-label={t('menu')}>
        {levels.map((level, depth) => (
          <div key={level.title} className="menu-col" data-active={depth === levels.length - 1 ? '' : undefined}>
            <Level level={level} isFirst={depth === 0} />
            {depth === 0 && <FootLinks links={footLinks} />}
          </div>
        ))}
      </nav>
    </>
  );
}

function Level({ level, isFirst }: { readonly level: MenuLevel; readonly isFirst: boolean }) {
  const t = useT('shell');
  return (
    <>
      {level.back && (
        <Link className="back" to={level.back.to} aria-label={t('menu.back', { name: level.back.label })}>
          <Icon name="chevron-left" size="xs" />
          {level.back.label}
        </Link>
      )}
      <h2 className={isFirst ? 'only-d' : undefined}>{level.title}</h2>
      <ul className={classNames('menu-list', !isFirst && 'sub')}>
        {level.items.map((item) => (
          <li key={`${item.to} ${item.label}`}>
            <Link to={item.to} aria-current={item.isCurrent ? 'true' : undefined}>
              <span>{item.label}</span>
              {item.count !== undefined && <small>{item.count}</small>}
              {item.isDeeper && <Icon name="chevron-right" size="s" />}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function FootLinks({ links }: { readonly links: MobileNavProps['footLinks'] }) {
  return (
    <div className="menu-foot only-m">
      {links.map((link) => (
        <Link key={`${link.to} ${link.label}`} to={link.to}>
          <Icon name={link.icon} />
          {link.label}
        </Link>
      ))}
    </div>
  );
}
