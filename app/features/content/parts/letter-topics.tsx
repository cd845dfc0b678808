import { useT } from '~/locale/translator';
import { Picture } from '~/ui/picture';
import { useFollowedLinks } from '~/ui/use-followed-links';
import type { Teaser } from '../story';

/** Below the form for a newsletter: the newest guides, as a letter names them. */
export function LetterTopics({ teasers }: { readonly teasers: readonly Teaser[] }) {
  const t = useT('life');
  const follow = useFollowedLinks();
  if (teasers.length === 0) return null;
  return (
    <section className="letter" aria-labelledby="letter-topics">
      <h2 id="letter-topics">{t('letter.topics')}</h2>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click */}
      <ul onClick={follow}>
        {teasers.map(({ title: story, to, excerpt, files }) => (
          <li key={to}>
            <figure>
              {files.length > 0 && (
                <Picture files={files} alt="" width={1920} height={1080} sizes="7rem" priority="lazy" />
              )}
            </figure>
            <div>
              <h3>
                <a href={to}>{story}</a>
              </h3>
              {excerpt && <p>{excerpt}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
