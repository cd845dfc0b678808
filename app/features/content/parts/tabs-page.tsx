import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import { TextLink } from '~/ui/text-link';
import type { TabLink, TabSection, TabsData } from '../load-tabs.server';
import { RichText } from '../rich-text';
import { ContentsList } from './contents-list';
import { ServiceTasks } from './service-tasks';
import { PageFrame, type SideList } from './static-page';

type TabsPageProps = { readonly page: TabsData; readonly side: SideList | null };

/** A page with tabs: one tab's text, or all of them one below the other. Specification 1 §2. */
export function TabsPage({ page, side }: TabsPageProps) {
  const t = useT('pages');
  const { title, pageTitle, html, sections, contents, links, service, otherView, picture, updated, booking } = page;
  const isWhole = sections.length > 0;
  const heading = pageTitle || title;
  return (
    <PageFrame
      title={heading}
      side={side}
      picture={service ? null : picture}
      updated={updated}
      foot={<TextLink to={otherView}>{t(isWhole ? 'tabs.one' : 'tabs.all')}</TextLink>}
      above={
        <>
          {service && <ServiceTasks head={service} picture={picture} />}
          <nav aria-label={t('tabs')} className="tabs-nav">
            {isWhole ? <Anchors sections={sections} /> : <TabList links={links} />}
          </nav>
        </>
      }
    >
      {isWhole ? (
        sections.map((section) => <Section key={section.id} section={section} booking={booking} />)
      ) : (
        <>
          {/* the tab above it says it to those who see it */}
          {title !== heading && <h2 className="sr">{title}</h2>}
          {/* the service page has ways enough: a side list, what people come for, and its tabs */}
          {!service && <ContentsList title={t('contents')} contents={contents} />}
          <RichText html={html} className="info-text" booking={booking} />
        </>
      )}
    </PageFrame>
  );
}

/** Tabs as links; those nested in the active one in a row below it. */
function TabList({ links }: { readonly links: readonly TabLink[] }) {
  const active = links.find(({ isActive }) => isActive);
  return (
    <>
      <TabRow links={links} />
      {active && active.nested.length > 0 && <TabRow links={active.nested} isNested />}
    </>
  );
}

function TabRow({ links, isNested = false }: { readonly links: readonly TabLink[]; readonly isNested?: boolean }) {
  return (
    <ul className={isNested ? 'chips' : 'tab-row'}>
      {links.map(({ title, to, isActive }) => (
        <li key={to}>
          <Link className={isNested ? 'chip' : 'tab'} to={to} aria-current={isActive ? 'page' : undefined}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Links to the texts on the page. */
function Anchors({ sections }: { readonly sections: readonly TabSection[] }) {
  return (
    <ul className="chips anchors">
      {sections
        .filter(({ level }) => level === 2)
        .map(({ id, title }) => (
          <li key={id}>
            <a className="chip" href={`#${encodeURIComponent(id)}`}>
              {title}
            </a>
          </li>
        ))}
    </ul>
  );
}

type SectionProps = { readonly section: TabSection; readonly booking: TabsData['booking'] };

function Section({ section: { id, level, title, html }, booking }: SectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={classNames('tab-section', level === 3 && 'tab-section-nested')}>
      <Heading id={id} className="tab-title">
        {title}
      </Heading>
      <RichText html={html} className="info-text" booking={booking} />
    </section>
  );
}
