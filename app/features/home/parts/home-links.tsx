import { mediaUrl } from '~/features/catalog/media-url';
import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import type { HomeData } from '../load-home.server';

/** The departments of the shop, each with a picture of what is in it. */
export function Entrances({ entrances }: Pick<HomeData, 'entrances'>) {
  const t = useT('home');
  return (
    <ul className="cats">
      {entrances.map(({ label, to, count, picture }) => (
        <li key={to}>
          <a className="cat" href={to}>
            <Plate picture={picture} use="line" alt="" />
            <b>{label}</b>
            {count !== null && <small>{t('products', { count })}</small>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The brands by their logos; those without one by their names. */
export function BrandRow({ brands }: Pick<HomeData, 'brands'>) {
  return (
    <ul className="brand-row">
      {brands.map(({ label, to, logo }) => {
        const src = logo === null ? undefined : mediaUrl(logo, '320');
        return (
          <li key={to}>
            <a href={to}>
              {src ? <img src={src} alt={label} width={160} height={80} loading="lazy" decoding="async" /> : label}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Stores one can walk into. */
export function Stores({ stores }: Pick<HomeData, 'stores'>) {
  return (
    <ul className="stores">
      {stores.map(({ name, address, place, to }) => (
        <li key={to} className="store">
          <h3>
            <a href={to}>{name}</a>
          </h3>
          <span className="muted">{address}</span>
          <span className="muted">{place}</span>
        </li>
      ))}
    </ul>
  );
}
