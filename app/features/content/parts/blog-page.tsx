import { useT } from '~/locale/translator';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import type { BlogData, BloggerData, BloggersData } from '../load-blog.server';
import { RichText } from '../rich-text';
import { HeadPicture } from './head-picture';
import { MagazineHead } from './magazine-head';
import { People } from './people';
import { NoStories, StoryList } from './story-list';
import { Topics } from './topics';

/** The blog: its posts, newest first. */
export function BlogPage({ data }: { readonly data: BlogData }) {
  const { title, lead, crumbs, list } = data;
  return (
    <main id="main" className="outdoors">
      <MagazineHead {...{ crumbs, title, lead }}>
        <Topics topics={list.topics} />
      </MagazineHead>
      <StoryList list={list} />
    </main>
  );
}

/** Everybody who writes. */
export function BloggersPage({ data }: { readonly data: BloggersData }) {
  const { title, lead, crumbs, people } = data;
  return (
    <main id="main" className="outdoors">
      <MagazineHead {...{ crumbs, title, lead }} />
      {people.length > 0 ? (
        <div className="wrap section-end">
          <People people={people} level={2} />
        </div>
      ) : (
        <NoStories />
      )}
    </main>
  );
}

/** One who writes: picture, words, guides and posts. */
export function BloggerPage({ data }: { readonly data: BloggerData }) {
  const t = useT('catalog');
  const life = useT('life');
  const { name, excerpt, html, picture, crumbs, list } = data;
  return (
    <main id="main" className="outdoors">
      <div className="wrap">
        <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
        <header className="profile">
          <HeadPicture picture={picture} sizes="(min-width: 60rem) 40vw, 94vw" />
          <div className="profile-words">
            <h1>{name}</h1>
            {excerpt && <p className="profile-lead">{excerpt}</p>}
            {html && <RichText html={html} />}
          </div>
        </header>
      </div>
      {list.teasers.length > 0 && (
        <section>
          <div className="wrap">
            <h2>{life('writer.stories')}</h2>
          </div>
          <StoryList list={list} level={3} />
        </section>
      )}
    </main>
  );
}
