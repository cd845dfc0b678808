import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ArrowLink } from '~/ui/text-link';
import type { StoreData } from '../load-store.server';
import { FinlandMap } from './finland-map';

/** Where a store and the others are in the country; nothing where no store is on the map. */
export function StoreMap({ data: { to, places } }: { readonly data: StoreData }) {
  const t = useT('stores');
  const { language } = useLocale();
  if (places.length === 0) return null;
  const others = places.filter((place) => place.to !== to);
  return (
    <section className="store-map" aria-labelledby="store-map">
      <h2 id="store-map">{t('map')}</h2>
      <div className="store-map-body">
        <FinlandMap label={t('map')} places={places} chosen={to} />
        <div>
          {others.length > 0 && (
            <ul className="store-others" aria-label={t('others')}>
              {others.map((other) => (
                <li key={other.to}>
                  <Link to={other.to}>{other.label}</Link>
                </li>
              ))}
            </ul>
          )}
          <p>
            <ArrowLink to={pathTo('stores', language)}>{t('all')}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  );
}
