import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { usePrice } from '~/locale/use-locale';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { Steps } from '~/ui/steps';
import { SportPicture } from './sport-picture';

export type StartData = {
  readonly title: string;
  readonly crumbs: readonly Crumb[];
  readonly sports: readonly {
    readonly sport: 'alpine' | 'nordic';
    readonly to: string;
    /** Names of what was chosen before. */
    readonly chosen: readonly string[];
    /** The lowest price of its skis, cents; null when unknown. */
    readonly from: number | null;
  }[];
};

/** Where the ski wizard begins: which sport, and how it works. */
export function StartPage({ data }: { readonly data: StartData }) {
  const t = useT('ski-wizard');
  const format = usePrice();
  return (
    <main id="main" className="wrap page">
      <Breadcrumbs label={t('crumbs')} crumbs={data.crumbs} />
      <h1 className="ski-title">{t('title')}</h1>
      <p className="lede">{t('intro')}</p>
      <ul className="ski-sports">
        {data.sports.map(({ sport, to, chosen, from }) => (
          <li key={sport}>
            <Link to={to} className="ski-sport">
              <SportPicture sport={sport} />
              <span className="ski-sport-words">
                <b>{t(`title.${sport}`)}</b>
                <span>{t(`about.${sport}`)}</span>
                {chosen.length > 0 && <span className="small muted">{t('goOn', { parts: chosen.join(', ') })}</span>}
              </span>
              <span className="ski-sport-go">
                {from !== null && <span className="price">{t('skisFrom', { price: format(from) })}</span>}
                <span className="btn btn-solid">{t('start')}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <h2 className="ski-heading ski-start-how">{t('how')}</h2>
      <Steps isBeside steps={(['1', '2', '3'] as const).map((at) => t(`how.${at}`))} />
    </main>
  );
}
