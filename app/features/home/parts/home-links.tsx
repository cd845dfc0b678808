import { mediaUrl } from '~/features/catalog/media-url';
import { OpenState } from '~/features/catalog/parts/open-state';
import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { Picture } from '~/ui/picture';
import type { HomeData } from '../load-home.server';

/** The departments of the shop, each with a picture of one of its products. */
export function Entrances({ entrances }: Pick<HomeData, 'entrances'>) {
  const t = useT('home');
  return (
    <ul className="cats">
      {entrances.map(({ label, to, count, picture }) => (
        <li key={to}>
          <a className="cat" href={to}>
            <Plate picture={picture} use="tile" alt="">
              <span className="cat-name">
                <b>{label}</b>
                {count !== null && <small>{t('products', { count })}</small>}
              </span>
            </Plate>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The brands' logos; a name where there is no logo. */
export function BrandRow({ brands }: Pick<HomeData, 'brands'>) {
  return (
    <ul className="brand-row">
      {brands.map(({ label, to, logo }) => {
        const src = logo === null ? undefined : mediaUrl(logo, '320x120');
        return (
          <li key={to}>
            <a href={to}>
              {src ? <img src={src} alt={label} width={320} height={120} loading="lazy" decoding="async" /> : label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Physical stores, with whether they are open. */
export function Stores({ stores, rendered }: Pick<HomeData, 'stores' | 'rendered'>) {
  return (
    <ul className="stores">
      {stores.map(({ name, address, place, to, files, times }) => (
        <li key={to} className="store">
          {files.length > 0 && (
            <figure className="store-photo">
              <Picture files={files} alt="" width={640} height={360} sizes="(min-width: 48rem) 31vw, 94vw" />
            </figure>
          )}
          <h3>
            <a href={to}>{name}</a>
          </h3>
          <span className="muted">{address}</span>
          <span className="muted">{place}</span>
          {times.week.length > 0 && <OpenState times={times} rendered={rendered} />}
        </li>
      ))}
    </ul>
  );
}
