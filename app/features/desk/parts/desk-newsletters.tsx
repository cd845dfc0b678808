import type { DeskNewsletter } from '~/api/desk-messages';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';

/** The newsletters with their subscribers, and each one's recipients as a file. */
export function DeskNewsletters({ lists }: { readonly lists: readonly DeskNewsletter[] }) {
  const t = useT('desk-messages');
  const letter = useT('newsletter');
  const { language } = useLocale();
  return (
    <ul className="desk-cards">
      {lists.map(({ list, confirmed, pending, stopped }) => (
        <li key={list}>
          <article className="stack-s">
            <h2 className="account-card-title">{letter(`${list}.title`)}</h2>
            <p>{t('letters.confirmed', { count: confirmed.reduce((sum, { count }) => sum + count, 0) })}</p>
            {confirmed.length > 0 && (
              <p className="muted">{confirmed.map((each) => `${each.language} ${each.count}`).join(' · ')}</p>
            )}
            <p className="muted">{t('letters.others', { pending, stopped })}</p>
            <p>
              <a className="link" href={pathTo('deskNewsletterFile', language, { slug: list })} download>
                {t('letters.file')}
              </a>
            </p>
          </article>
        </li>
      ))}
    </ul>
  );
}
