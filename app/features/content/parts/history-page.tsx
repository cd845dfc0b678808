import { useT } from '~/locale/translator';
import type { PageData } from '../load-page.server';
import { RichText } from '../rich-text';
import type { Timeline } from '../rules/timeline';
import { PageFrame, type SideList, StaticPage } from './static-page';

type HistoryPageProps = {
  readonly page: PageData;
  /** The text as a timeline; null for one that is not of years. */
  readonly timeline: Timeline | null;
  readonly side: SideList | null;
};

/** The shop's history, as a timeline if its text is one. */
export function HistoryPage({ page, timeline, side }: HistoryPageProps) {
  const t = useT('pages');
  if (!timeline) return <StaticPage page={page} side={side} />;
  return (
    <PageFrame title={page.title} side={side} picture={page.picture} updated={page.updated}>
      {timeline.intro.trim() !== '' && <RichText html={timeline.intro} className="info-text timeline-intro" />}
      <ol className="timeline" aria-label={t('history.years')}>
        {timeline.entries.map(({ id, years, title, html }) => (
          <li key={id}>
            <h2 id={id}>
              <span className="timeline-years">{years}</span> <span>{title}</span>
            </h2>
            <RichText html={html} className="info-text" booking={page.booking} />
          </li>
        ))}
      </ol>
    </PageFrame>
  );
}
