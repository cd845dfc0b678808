import { Link } from '@remix-run/react';
import { OpenState } from '~/features/catalog/parts/open-state';
import { clockText } from '~/locale/clock';
import { exactClock } from '~/locale/exact-clock';
import { shortDay } from '~/locale/opening-words';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Picture } from '~/ui/picture';
import { Steps } from '~/ui/steps';
import { TextLink } from '~/ui/text-link';
import { useNow } from '~/ui/use-now';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { expressWords } from '../express-words';
import type { PikanoutoData } from '../load-pikanouto.server';
import { roundsBeside, soonestPickup } from '../rules/express-rounds';

/** What express pick-up is, what its clock rules mean now, and where it is offered. Specification 2 §9. */
export function PikanoutoPage({ data }: { readonly data: PikanoutoData }) {
  const t = useT('stores');
  const catalog = useT('catalog');
  return (
    <main id="main" className="wrap page">
      <Breadcrumbs label={catalog('breadcrumbs')} crumbs={data.crumbs} />
      <div className="list-head express-head">
        <h1>{data.title}</h1>
        <p className="lede">{t('pikanouto.lead')}</p>
      </div>
      <div className="express-layout">
        <ExpressNow data={data} />
        <HowItWorks />
        <ClockRules data={data} />
      </div>
    </main>
  );
}

/** What an order placed now would mean: for the store that is ready first, then for each. */
function ExpressNow({ data: { stores, rendered } }: { readonly data: PikanoutoData }) {
  const t = useT('stores');
  const { language } = useLocale();
  const texts = { t, hours: useT('catalog'), language };
  const now = new Date(useNow(rendered));
  const first = soonestPickup(stores, now);
  const soonest = first ? expressWords(first.store.times, now, texts) : t('pikanouto.nowhere');
  return (
    <>
      <section className="express-now" aria-labelledby="express-now">
        <div>
          <h2 id="express-now">{t('pikanouto.now')}</h2>
          <p>{soonest}</p>
          <ButtonLink look="primary" to={pathTo('catalog', language)}>
            {t('pikanouto.find')}
          </ButtonLink>
        </div>
        <Rounds rounds={roundsBeside(first?.pickup)} />
      </section>
      {stores.length > 0 && (
        <section aria-labelledby="express-places">
          <h2 id="express-places">{t('pikanouto.stores')}</h2>
          <ul className="express-stores">
            {stores.map(({ slug, name, to, street, city, files, times }) => (
              <li key={slug}>
                {files.length > 0 && (
                  <Link to={to} tabIndex={-1} aria-hidden="true" className="store-photo">
                    <Picture
                      files={files}
                      alt=""
                      width={1920}
                      height={1080}
                      sizes="(min-width: 60rem) 30vw, (min-width: 36rem) 46vw, 13rem"
                    />
                  </Link>
                )}
                <h3>
                  <TextLink to={to}>{name}</TextLink>
                </h3>
                <p className="muted">{[street, city].filter(Boolean).join(', ')}</p>
                <p>
                  <OpenState times={times} rendered={rendered} />
                </p>
                {expressWords(times, now, texts) !== soonest && <p>{expressWords(times, now, texts)}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** The rounds of a day: until when to order, and when it is ready. Those that have passed step back. */
function Rounds({ rounds }: { readonly rounds: ReturnType<typeof roundsBeside> }) {
  const t = useT('stores');
  const { language } = useLocale();
  return (
    <table className="express-rounds">
      <thead>
        <tr>
          <th scope="col">{t('pikanouto.orderBy')}</th>
          <th scope="col">{t('pikanouto.readyAfter')}</th>
        </tr>
      </thead>
      <tbody>
        {rounds.map(({ orderBy, readyAfter, isNext, isPast }) => (
          <tr key={orderBy} className={classNames(isNext && 'is-next', isPast && 'is-past') || undefined}>
            <td>
              {exactClock(orderBy, language)}
              {isPast && <VisuallyHidden> ({t('pikanouto.past')})</VisuallyHidden>}
            </td>
            <td>{exactClock(readyAfter, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function HowItWorks() {
  const t = useT('stores');
  return (
    <section aria-labelledby="express-how">
      <h2 id="express-how">{t('pikanouto.how')}</h2>
      <Steps steps={([1, 2, 3] as const).map((step) => t(`pikanouto.step${step}`))} isBeside />
    </section>
  );
}

/** What the times of a day mean, and the days without. */
function ClockRules({ data: { rounds, daysOff } }: { readonly data: PikanoutoData }) {
  const t = useT('stores');
  const { language } = useLocale();
  const texts = { t: useT('catalog'), language };
  return (
    <aside className="store-facts">
      <section aria-labelledby="express-rules">
        <h2 id="express-rules">{t('pikanouto.rules')}</h2>
        <p>{t('pikanouto.rules.text')}</p>
        <p>{t('pikanouto.later', { ready: clockText(rounds[0].readyAfter, language) })}</p>
      </section>
      <section aria-labelledby="express-off">
        <h2 id="express-off">{t('pikanouto.holidays')}</h2>
        <ul className="special-days">
          <li>{t('pikanouto.weekend')}</li>
          {daysOff.map((day) => (
            <li key={day}>{shortDay(day, texts)}</li>
          ))}
        </ul>
      </section>
    </aside>
  );
}
