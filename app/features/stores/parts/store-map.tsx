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
  return (
    <section className="store-map" aria-labelledby="store-map">
      <h2 id="store-map">{t('map')}</h2>
      <FinlandMap label={t('map')} places={places} chosen={to} />
      <p>
        <ArrowLink to={pathTo('stores', language)}>{t('all')}</ArrowLink>
      </p>
    </section>
  );
}
