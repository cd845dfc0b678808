import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ArrowLink } from '~/ui/text-link';

/** The benefits of the club, and links to join it. */
export function Club() {
  const t = useT('home');
  const { language } = useLocale();
  return (
    <section className="club">
      <div className="wrap">
        <div>
          <h2>{t('club.title')}</h2>
          <p>{t('club.text')}</p>
          <div className="acts">
            <a className="btn btn-line" href={pathTo('register', language)}>
              {t('club.join')}
            </a>
            <ArrowLink to={pathTo('login', language)}>{t('club.login')}</ArrowLink>
          </div>
        </div>
        <dl>
          {(['prices', 'returns', 'repair'] as const).map((key) => (
            <div key={key}>
              <dt>{t(`club.${key}`)}</dt>
              <dd>{t(`club.${key}.text`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
