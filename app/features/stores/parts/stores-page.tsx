import { Link } from '@remix-run/react';
import { openState } from 'contract/opening-hours';
import { helsinkiNow } from 'contract/working-days';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { classNames } from '~/ui/class-names';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import { Picture } from '~/ui/picture';
import { ArrowLink } from '~/ui/text-link';
import { useNow } from '~/ui/use-now';
import type { StoresData } from '../load-stores.server';
import { todayWords } from '../today-words';
import { FinlandMap } from './finland-map';

type Store = StoresData['stores'][number];

/** All stores: a list from south to north, and a map that leads to the same pages. */
export function StoresPage({ data: { title, crumbs, stores, rendered } }: { readonly data: StoresData }) {
  const t = useT('stores');
  const catalog = useT('catalog');
  const places = stores.flatMap(({ name, to, city, place }, index) =>
    place ? [{ label: name, to, city, place, number: index + 1 }] : [],
  );
  return (
    <main id="main" className="wrap page">
      <Breadcrumbs label={catalog('breadcrumbs')} crumbs={crumbs} />
      <div className="list-head">
        <h1>{title}</h1>
        <p className="lede">{t('intro')}</p>
      </div>
      {stores.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <div className="stores-layout">
          <ul className="store-list" aria-label={t('list')}>
            {stores.map((store, index) => (
              <StoreItem key={store.slug} store={store} number={index + 1} rendered={rendered} />
            ))}
          </ul>
          {places.length > 0 && (
            <div className="stores-map">
              <FinlandMap label={t('map')} places={places} />
            </div>
          )}
        </div>
      )}
    </main>
  );
}

/** Number of stores whose pictures may be in the first viewport. */
const FIRST_STORES = 2;

type StoreItemProps = {
  readonly store: Store;
  /** Its place in the list, from 1: the map names it by this. */
  readonly number: number;
  readonly rendered: number;
};

function StoreItem({ store, number, rendered }: StoreItemProps) {
  const t = useT('stores');
  const { slug, name, to, street, postalPlace, phone, dial, services, isExpress, files, times, place } = store;
  return (
    <li>
      <article className="store-item">
        {files.length > 0 && (
          <Link to={to} tabIndex={-1} aria-hidden="true" className="store-photo">
            <Picture
              files={files}
              alt={name}
              width={640}
              height={360}
              sizes="(min-width: 75rem) 24rem, (min-width: 40rem) 40vw, 94vw"
              priority={number <= FIRST_STORES ? 'eager' : 'lazy'}
            />
          </Link>
        )}
        <div className="store-text">
          <h2 id={`store-${slug}`}>
            {place && (
              <span className="store-number" aria-hidden="true">
                {number}
              </span>
            )}
            <Link to={to}>{name}</Link>
          </h2>
          {times.week.length > 0 && <OpenToday times={times} rendered={rendered} />}
          <p>
            {street}
            <br />
            {postalPlace}
          </p>
          <StorePhone phone={phone} dial={dial} />
          <StoreTags services={services} isExpress={isExpress} />
          <p>
            <ArrowLink to={to} aria-describedby={`store-${slug}`}>
              {t('see')}
            </ArrowLink>
          </p>
        </div>
      </article>
    </li>
  );
}

function StorePhone({ phone, dial }: Pick<Store, 'phone' | 'dial'>) {
  if (!phone) return null;
  if (!dial) return <p>{phone}</p>;
  return (
    <p>
      <a className="link" href={dial}>
        {phone}
      </a>
    </p>
  );
}

/** Express pick-up and the services, in a word each. */
function StoreTags({ services, isExpress }: Pick<Store, 'services' | 'isExpress'>) {
  const t = useT('stores');
  if (services.length === 0 && !isExpress) return null;
  return (
    <ul className="store-tags" aria-label={t('services')}>
      {isExpress && (
        <li className="is-express">
          <Icon name="clock" size="xs" />
          {t('express')}
        </li>
      )}
      {services.map(({ slug, name }) => (
        <li key={slug}>{name}</li>
      ))}
    </ul>
  );
}

/** Whether it is open, and until when today, with the name of a special day. */
function OpenToday({ times, rendered }: Pick<Store, 'times'> & Pick<StoreItemProps, 'rendered'>) {
  const t = useT('stores');
  const hours = { t: useT('catalog'), language: useLocale().language };
  const now = new Date(useNow(rendered));
  const { day } = helsinkiNow(now);
  const name = times.special.find(({ date }) => date === day)?.name ?? '';
  return (
    <p className="store-open">
      <span className={classNames('open', !openState(times, now).isOpen && 'closed')}>
        {todayWords(times, now, { t, hours })}
      </span>
      {name && <span className="muted">{name}</span>}
    </p>
  );
}
