import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { useFollowedLinks } from '~/ui/use-followed-links';
import type { Teaser } from '../story';
import { HeadPicture } from './head-picture';

type StoryFactsProps = {
  readonly teaser: Pick<Teaser, 'label' | 'minutes' | 'date'>;
  /** Who wrote it, where it is told. */
  readonly author?: string;
};

/** A line about a story: its writer, topic, date, minutes. */
export function StoryFacts({ teaser, author = '' }: StoryFactsProps) {
  const t = useT('life');
  const { label, minutes, date } = teaser;
  return (
    <p className="story-facts">
      {author && <span>{author}</span>}
      {label && <span className="story-label">{label}</span>}
      {date && <time dateTime={date.iso}>{date.text}</time>}
      {minutes !== null && <span>{t('minutes', { minutes })}</span>}
    </p>
  );
}

type CardProps = {
  readonly teaser: Teaser;
  /** Level of its heading. */
  readonly level?: 2 | 3;
  readonly sizes: string;
  readonly isFirst?: boolean;
  /** It fills a row of its own. */
  readonly isLead?: boolean;
};

/** A story with its picture above its words; the whole card is a link. */
function TeaserCard({ teaser, level = 3, sizes, isFirst = false, isLead = false }: CardProps) {
  const Heading = `h${level}` as const;
  const { files, to, title, excerpt } = teaser;
  return (
    <li className={classNames('story', isLead && 'story-lead-row')}>
      {files.length > 0 ? (
        <HeadPicture picture={teaser} sizes={sizes} priority={isFirst ? 'eager' : 'lazy'} />
      ) : (
        <figure aria-hidden="true" />
      )}
      <StoryFacts teaser={teaser} />
      <Heading>
        <a href={to}>{title}</a>
      </Heading>
      {excerpt && <p className="story-lead">{excerpt}</p>}
    </li>
  );
}

type TeasersProps = {
  readonly teasers: readonly Teaser[];
  readonly level?: 2 | 3;
  /** `three` columns; `two` beside a heading of their own; one alone is shown wide. */
  readonly columns?: 'three' | 'two';
  /** The first cards may be in the first viewport. */
  readonly isTop?: boolean;
  /** Phones show rows: a small picture with its words beside it. */
  readonly isCompact?: boolean;
  /** Of three and more in three columns the first is wide, so that no row has a hole. */
  readonly isLed?: boolean;
};

/** Number of cards whose pictures are not loaded lazily at the top of a page. */
const FIRST_ROW = 3;

/** Stories in columns. */
export function Teasers({
  teasers,
  level = 3,
  columns = 'three',
  isTop = false,
  isCompact = false,
  isLed = false,
}: TeasersProps) {
  const follow = useFollowedLinks();
  const isAlone = columns === 'two' && teasers.length === 1;
  // an odd number at the top of a page begins with a wide one, so that no row has a hole
  const leads = columns === 'two' && isTop && !isAlone && teasers.length % 2 === 1;
  const phone = isCompact ? '8rem' : '94vw';
  const sizes =
    columns === 'three' || isCompact
      ? `(min-width: 60rem) 31vw, (min-width: 40rem) 47vw, ${phone}`
      : '(min-width: 60rem) 36vw, 94vw';
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul
      className={classNames(
        'stories',
        columns === 'two' && 'stories-two',
        isAlone && 'stories-wide',
        isCompact && 'stories-rows',
        isLed && 'stories-led',
      )}
      onClick={follow}
    >
      {teasers.map((teaser, index) => (
        <TeaserCard
          key={teaser.to}
          teaser={teaser}
          level={level}
          sizes={(leads || isLed) && index === 0 ? '94vw' : sizes}
          isFirst={isTop && index < FIRST_ROW}
          isLead={leads && index === 0}
        />
      ))}
    </ul>
  );
}

/** The story at the top of a page: a large picture with its words beside it. */
export function LeadStory({ teaser, eyebrow }: { readonly teaser: Teaser; readonly eyebrow: string }) {
  const t = useT('life');
  const follow = useFollowedLinks();
  const { to, title, excerpt, author } = teaser;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <article className="lead-story" onClick={follow}>
      <HeadPicture picture={teaser} sizes="(min-width: 60rem) 66vw, 100vw" />
      <div className="lead-story-words">
        <p className="eyebrow">{eyebrow}</p>
        <h2>
          <a href={to}>{title}</a>
        </h2>
        {excerpt && <p className="lead-story-lead">{excerpt}</p>}
        <StoryFacts teaser={teaser} author={author} />
        {/* the whole of it is the link of its heading */}
        <p className="arrow" aria-hidden="true">
          {t('read')}
          <Icon name="arrow-right" size="s" />
        </p>
      </div>
    </article>
  );
}
