import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { classNames } from '~/ui/class-names';
import { ArrowLink, PlainLink } from '~/ui/text-link';
import type { OutdoorsData, OutdoorsFront, TopicSection } from '../load-outdoors.server';
import { MagazineHead } from './magazine-head';
import { People } from './people';
import { NoStories, StoryList } from './story-list';
import { LeadStory, Teasers } from './teasers';
import { Topics } from './topics';

/** Life outdoors: its front, or a list of guides. */
export function OutdoorsPage({ data }: { readonly data: OutdoorsData }) {
  const { title, lead, crumbs, front, list } = data;
  return (
    <main id="main" className="outdoors">
      <MagazineHead {...{ crumbs, title, lead }}>
        <Topics topics={list.topics} />
      </MagazineHead>
      {front ? <Front front={front} /> : <StoryList list={list} />}
    </main>
  );
}

function Front({ front }: { readonly front: OutdoorsFront }) {
  const t = useT('life');
  const { language } = useLocale();
  const { hero, sections, posts, people, more } = front;
  if (!hero && posts.length === 0) return <NoStories />;
  return (
    <>
      {hero && <LeadStory teaser={hero} eyebrow={t('guides.newest')} />}
      {sections.length > 0 && (
        <div className="wrap topic-rows">
          {sections.map((section) => (
            <TopicRow key={section.title} section={section} />
          ))}
        </div>
      )}
      {posts.length > 0 && (
        <section className="from-blog">
          <div className="wrap section">
            <div className="section-head">
              <h2>{t('blog.latest')}</h2>
              <ArrowLink to={pathTo('blog', language)}>{t('blog.all')}</ArrowLink>
            </div>
            <Teasers teasers={posts} isCompact />
          </div>
        </section>
      )}
      {people.length > 0 && (
        <section className="wrap section">
          <div className="section-head">
            <h2>{t('bloggers')}</h2>
            <ArrowLink to={pathTo('bloggers', language)}>{t('bloggers.all')}</ArrowLink>
          </div>
          <People people={people} />
        </section>
      )}
      {more.length > 0 && (
        <section className="wrap section-end">
          <h2 className="sr">{t('more')}</h2>
          <ul className="big-links">
            {more.map((link) => (
              <li key={link.to}>
                <PlainLink target={link} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A topic: its name and the way to all of it, and below them its guides. */
function TopicRow({ section: { title, all, count, teasers, isMixed } }: { readonly section: TopicSection }) {
  const t = useT('life');
  return (
    <section className={classNames('topic', isMixed && 'topic-mixed')}>
      <div className="section-head">
        <h2>{title}</h2>
        {all && count > teasers.length && (
          <ArrowLink to={all.to} aria-label={t('guides.allOf', { name: title, count })}>
            {t('guides.count', { count })}
          </ArrowLink>
        )}
      </div>
      <Teasers teasers={teasers} columns="two" isCompact />
    </section>
  );
}
