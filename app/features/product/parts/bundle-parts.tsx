import { Link } from '@remix-run/react';
import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import type { ProductData } from '../product-data';

/** The parts of a set, each with a link to its page. */
export function BundleParts({ parts }: Pick<ProductData, 'parts'>) {
  const t = useT('product');
  if (parts.length === 0) return null;
  return (
    <section id="parts">
      <h2>{t('parts.heading')}</h2>
      <ul className="set-parts">
        {parts.map(({ to, brand, name, picture }) => (
          <li key={to}>
            <Link className="set-part" to={to}>
              <Plate picture={picture} use="line" alt="" />
              <span>
                <small className="muted">{brand}</small>
                <b>{name}</b>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
