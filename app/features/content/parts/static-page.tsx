import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import type { LinkTarget } from '~/ui/text-link';
import type { PageData } from '../load-page.server';
import { RichText } from '../rich-text';
import type { ShownDate, StoryPicture } from '../story';
import { ContentsList } from './contents-list';
import { HeadPicture } from './head-picture';

/** The pages that belong together with this one. */
export type SideList = {
  readonly title: string;
  readonly links: readonly (LinkTarget & { readonly isCurrent: boolean; readonly isApart: boolean })[];
};

type FrameProps = {
  readonly title: string;
  readonly side: SideList | null;
  /** `null` where the page shows it elsewhere. */
  readonly picture: StoryPicture | null;
  readonly updated: ShownDate | null;
  /** Other ways to read it, beside the date. */
  readonly foot?: ReactNode;
  /** Between title and text. */
  readonly above?: ReactNode;
  /** The picture stands beside title and what follows it, where there is room. */
  readonly hasHero?: boolean;
  readonly children: ReactNode;
};

/** What content pages have in common: breadcrumbs, the list of their siblings, title, picture, date of the last change. */
export function PageFrame({ title, side, picture, updated, foot, above, hasHero = false, children }: FrameProps) {
  const t = useT('pages');
  const words = useT('catalog');
  const { language } = useLocale();
  const home = { label: words('home'), to: pathTo('home', language) };
  const group = side ? [{ label: side.title, ...(side.links[0] && { to: side.links[0].to }) }] : [];
  const crumbs = [home, ...(side?.links[0]?.isCurrent ? [] : group), { label: title }];
  return (
    <main id="main">
      <div className="wrap">
        {title !== '' && <Breadcrumbs label={words('breadcrumbs')} crumbs={crumbs} />}
        <div className="info-page">
          {side && <SideNav side={side} />}
          <div className={classNames('info-main', hasHero && 'info-hero')}>
            {title !== '' && <h1>{title}</h1>}
            {above}
            {picture && (
              <HeadPicture picture={picture} sizes="(min-width: 60rem) 62rem, 94vw" className="info-picture" />
            )}
            {children}
            {(updated || foot) && (
              <p className="small muted info-foot">
                {foot}
                {updated && <time dateTime={updated.iso}>{t('updated', { date: updated.text })}</time>}
              </p>
            )}
          </div>
        </div>
      </div>
    </main>
  );
}

/** Links to the page's siblings: folded below it where it fills the screen, open beside it. */
function SideNav({ side: { title, links } }: { readonly side: SideList }) {
  return (
    <nav className="side-nav" aria-labelledby="siblings">
      <details>
        <summary id="siblings">
          {title}
          <Icon name="chevron-down" size="s" />
        </summary>
        <ul>
          {links.map(({ label, to, isCurrent, isApart }) => (
            <li key={to} className={isApart ? 'is-apart' : undefined}>
              <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}

type StaticPageProps = { readonly page: PageData; readonly side: SideList | null };

/** A page of editors. Empty when it could not be loaded. Specification 1 §8. */
export function StaticPage({ page, side }: StaticPageProps) {
  const t = useT('pages');
  const { title, html, contents, picture, updated, booking } = page;
  return (
    <PageFrame title={title} side={side} picture={picture} updated={updated}>
      <ContentsList title={t('contents')} contents={contents} />
      {html ? <RichText html={html} className="info-text" booking={booking} /> : <p className="muted">{t('empty')}</p>}
    </PageFrame>
  );
}
