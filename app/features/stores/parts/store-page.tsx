import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { OpenState } from '~/features/catalog/parts/open-state';
import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import type { StoreData } from '../load-store.server';
import { StoreFacts } from './store-facts';
import { StoreMap } from './store-map';
import { StorePicks } from './store-picks';
import { StoreServices } from './store-services';

/**
 * The page of a store: whether it is open, how to get there, what it offers, and what lies in it.
 * @param about its text, from another feature
 */
export function StorePage({ data, about }: { readonly data: StoreData; readonly about: ReactNode }) {
  const catalog = useT('catalog');
  const { crumbs, services, picks, city } = data;
  return (
    <main id="main" className="page store-page">
      <div className="wrap">
        <Breadcrumbs label={catalog('breadcrumbs')} crumbs={crumbs} />
        <StoreHead data={data} />
        <div className="store-body">
          <div className="store-main">
            {about}
            <div className="store-where">
              <StoreServices services={services} />
              <StoreMap data={data} />
            </div>
          </div>
          <StoreFacts data={data} />
        </div>
        {picks.length > 0 && <StorePicks picks={picks} city={city} />}
      </div>
      <InStock data={data} />
    </main>
  );
}

function StoreHead({
  data: { name, summary, times, rendered, files, booking, dial, map },
}: {
  readonly data: StoreData;
}) {
  const t = useT('stores');
  return (
    <div className="store-head">
      <div className="stack-s">
        <h1>{name}</h1>
        {(times.week.length > 0 || times.special.length > 0) && (
          <p className="store-open">
            <OpenState times={times} rendered={rendered} />
          </p>
        )}
        <p className="store-lead">{summary}</p>
        <p className="acts">
          {booking && (
            <OutsideLink to={booking} look="btn btn-primary" icon="calendar">
              {t('book')}
            </OutsideLink>
          )}
          {map && (
            <OutsideLink to={map} look="btn btn-line" icon="pin">
              {t('route')}
            </OutsideLink>
          )}
          {dial && (
            <a className="btn btn-line" href={dial}>
              <Icon name="phone" size="s" />
              {t('call')}
            </a>
          )}
        </p>
      </div>
      {files.length > 0 && (
        <figure className="store-picture">
          <Picture
            files={files}
            alt={t('photo', { store: name })}
            width={1920}
            height={1080}
            sizes="(min-width: 60rem) 56vw, 100vw"
            priority="high"
          />
        </figure>
      )}
    </div>
  );
}

type OutsideLinkProps = {
  readonly to: string;
  readonly look: string;
  readonly icon: 'calendar' | 'pin';
  readonly children: string;
};

/** A link to another site, which is told so. */
function OutsideLink({ to, look, icon, children }: OutsideLinkProps) {
  const t = useT('stores');
  return (
    <a className={look} href={to} rel="noopener">
      <Icon name={icon} size="s" />
      {children}
      <span className="sr"> ({t('opensOutside')})</span>
    </a>
  );
}

function InStock({ data: { name, departments, inStock } }: { readonly data: StoreData }) {
  const t = useT('stores');
  const { language } = useLocale();
  if (departments.length === 0 && inStock.length === 0) return null;
  return (
    <section className="wrap section">
      <div className="section-head">
        <div>
          <h2>{t('inStock')}</h2>
          {departments.length > 0 && <p className="section-text muted">{t('inStock.text')}</p>}
        </div>
      </div>
      {departments.length > 0 && (
        <ul className="store-departments" aria-label={t('departments', { store: name })}>
          {departments.map(({ label, to, count }) => (
            <li key={to}>
              <Link to={to}>
                <b>{label}</b> <small>{formatNumber(count, language, 0)}</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {inStock.length > 0 && <ProductShelf products={inStock} />}
    </section>
  );
}
