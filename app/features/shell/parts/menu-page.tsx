import { useLocation } from '@remix-run/react';
import { useRef } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { returnPlace } from '~/routing/return-place';
import { classNames } from '~/ui/class-names';
import { Icon, type IconName } from '~/ui/icon';
import type { LinkTarget } from '~/ui/text-link';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { type MenuLevel, type MenuPlace, menuLevels } from '../menu-levels';
import { Flag, LocaleLink } from './locale-link';
import { Logo } from './logo';
import type { LinkGroup, NavGroup } from './nav-types';
import { PlainAnchor } from './plain-anchor';
import { SearchForm } from './search-form';
import { useLevelFocus, useMenuMoves, useScrollLock, useTertiaryPanel } from './use-menu-moves';

type MenuPageProps = {
  readonly title: string;
  readonly shopName: string;
  readonly groups: readonly NavGroup[];
  readonly place: MenuPlace;
  /** The groups below the products. */
  readonly sections: readonly LinkGroup[];
  /** Links at the bottom: account, tracking and the like. */
  readonly tools: readonly (LinkTarget & { readonly icon: IconName })[];
};

/** The menu screen: one level at a time on a phone, side by side on a desk. Specification 1 §2 (mobile menu), §4. */
export function MenuPage({ title, shopName, groups, place, sections, tools }: MenuPageProps) {
  const t = useT('menu');
  const shell = useT('shell');
  const { language, country, currency } = useLocale();
  const home = pathTo('home', language);
  const page = useRef<HTMLElement>(null);
  const words = { products: t('products'), all: (name: string) => t('all', { name }) };
  const levels = menuLevels(groups, place, language, words);
  const isTertiary = useTertiaryPanel(place.child);
  const active = levels.length === 3 && !isTertiary ? 1 : levels.length - 1;
  const { follow, close, ...touch } = useMenuMoves({ home, backTo: levels.at(-1)?.back?.to });
  const { hasMoved } = useLevelFocus(page, `${place.group} ${place.child}`);
  useScrollLock();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <main id="main" ref={page} className="menu-page" onClick={follow} {...touch}>
      <div className="wrap">
        <h1 className="sr">{title}</h1>
        <div className="menu-top">
          <Logo name={shopName} to={home} label={shell('logo.home')} />
          <LocaleLink className="locale-link menu-locale" next={returnPlace(useLocation(), language)}>
            <Flag />
            {`${country} · ${currency}`.toUpperCase()}
          </LocaleLink>
          <a className="icon-btn menu-close" href={home} onClick={close}>
            <Icon name="close" />
            <VisuallyHidden>{t('close')}</VisuallyHidden>
          </a>
        </div>
        <SearchForm id="menu-search" className="menu-search" placeholder={t('search')} />
        <nav className="menu" aria-label={title} data-moved={hasMoved ? '' : undefined}>
          {levels.map((level, depth) => (
            <div key={level.title} className="menu-col" data-active={depth === active ? '' : undefined}>
              <Level level={level} isFirst={depth === 0} />
              {depth === 0 && <FirstLevelEnd sections={sections} tools={tools} />}
            </div>
          ))}
        </nav>
      </div>
    </main>
  );
}

function Level({ level, isFirst }: { readonly level: MenuLevel; readonly isFirst: boolean }) {
  const t = useT('menu');
  return (
    <>
      {level.back && (
        <a className="back" href={level.back.to} aria-label={t('back', { name: level.back.label })}>
          <Icon name="chevron-left" size="xs" />
          {level.back.label}
        </a>
      )}
      <h2 className={isFirst ? 'only-d' : undefined} tabIndex={-1}>
        {level.title}
      </h2>
      <ul className={classNames('menu-list', !isFirst && 'sub')}>
        {level.items.map((item) => (
          <li key={`${item.to} ${item.label}`}>
            <a href={item.to} aria-current={item.isCurrent ? 'true' : undefined}>
              {item.label}
              {item.isDeeper && <Icon name="chevron-right" size="s" />}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

function FirstLevelEnd({ sections, tools }: Pick<MenuPageProps, 'sections' | 'tools'>) {
  return (
    <>
      {sections.map(({ title, links }) => (
        <details key={title} className="menu-section">
          <summary>
            {title}
            <Icon name="chevron-down" size="s" />
          </summary>
          <ul>
            {links.map((link) => (
              <li key={link.to}>
                <PlainAnchor target={link} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      <div className="menu-foot">
        {tools.map(({ icon, label, to }) => (
          <a key={to} href={to}>
            <Icon name={icon} />
            {label}
          </a>
        ))}
      </div>
    </>
  );
}
