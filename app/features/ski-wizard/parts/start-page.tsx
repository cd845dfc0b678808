import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { Icon } from '~/ui/icon';

export type StartData = {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly sports: readonly {
    readonly sport: 'alpine' | 'nordic';
    readonly to: string;
    /** Names of what was chosen before. */
    readonly chosen: readonly string[];
  }[];
};

/** Where the ski wizard begins: which sport, and how it works. */
export function StartPage({ data }: { readonly data: StartData }) {
  const t = useT('ski-wizard');
  return (
    <main id="main" className="wrap page">
      <Breadcrumbs label={t('crumbs')} crumbs={data.crumbs} />
      <h1 className="ski-title">{t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      <ul className="ski-sports">
        {data.sports.map(({ sport, to, chosen }) => (
          <li key={sport}>
            <Link to={to} className="ski-sport">
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <path d={sport === 'alpine' ? ALPINE : NORDIC} />
              </svg>
              <b>{t(`title.${sport}`)}</b>
              <span>{t(`about.${sport}`)}</span>
              {chosen.length > 0 && <span className="small muted">{t('goOn', { parts: chosen.join(', ') })}</span>}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
      <h2 className="ski-heading">{t('how')}</h2>
      <ol className="ski-how">
        {(['1', '2', '3'] as const).map((at) => (
          <li key={at}>{t(`how.${at}`)}</li>
        ))}
      </ol>
    </main>
  );
}

/** A slope with a track, and trees beside a track, in one line each. */
const ALPINE = 'M6 84 40 30l14 20 10-14 30 48M30 46l8 6 6-4M22 92c14-2 12-12 26-14s14-10 26-12';
const NORDIC =
  'M24 70V60m0 0-12 0 12-34 12 34H24m52 12V64m0 0H66l10-28 10 28H76M4 90c24-10 68-10 92 0M12 96c22-8 54-8 76 0';
