import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import type { Booking } from '../load-page.server';
import { RichText } from '../rich-text';
import type { Heading } from '../rules/headings';
import type { StoryPicture, Teaser } from '../story';
import { Below } from './below';
import { ContentsList } from './contents-list';
import { HeadPicture } from './head-picture';
import { Teasers } from './teasers';

type StoryProps = {
  readonly crumbs: readonly Crumb[];
  readonly head: ReactNode;
  readonly text: {
    readonly html: string;
    readonly contents: readonly Heading[];
    readonly booking: Booking | null;
    readonly picture: StoryPicture;
  };
  /** Directly below the text. */
  readonly end: ReactNode;
  /** The gear that it names. */
  readonly gear: { readonly title: string; readonly shelf: ReactNode } | null;
  /** What to read next. */
  readonly more: { readonly title: string; readonly teasers: readonly Teaser[] };
};

/** A long text with a large picture: a guide, a post, a brand's own story. */
export function Story({ crumbs, head, text, end, gear, more }: StoryProps) {
  const t = useT('life');
  const words = useT('catalog');
  const { html, contents, booking, picture } = text;
  return (
    <main id="main">
      <article>
        <div className="wrap">
          <Breadcrumbs label={words('breadcrumbs')} crumbs={crumbs} />
          <header className="story-head">{head}</header>
        </div>
        <HeadPicture picture={picture} sizes="100vw" className="story-picture" />
        <div className="wrap reading">
          <div className="reading-side">
            <ContentsList title={t('contents')} contents={contents} />
          </div>
          <div className="reading-text">
            <RichText html={html} className="story-text" booking={booking} />
            {end}
          </div>
        </div>
      </article>
      {gear && (
        <Below id="products" title={gear.title}>
          {gear.shelf}
        </Below>
      )}
      {more.teasers.length > 0 && (
        <Below title={more.title}>
          <Teasers teasers={more.teasers} columns={more.teasers.length === 2 ? 'two' : 'three'} />
        </Below>
      )}
    </main>
  );
}
