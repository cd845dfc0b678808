import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import type { ProductData } from '../product-data';

/** The bundles that a product is a part of, each with its price, what it saves, and a link to its page, where its parts are chosen. */
export function BundleOffers({ bundles }: { readonly bundles: ProductData['bundleOffers'] }) {
  const t = useT('product-more');
  if (bundles.length === 0) return null;
  return (
    <section id="bundles">
      <h2>{t('bundles.heading')}</h2>
      <ul className="set-offers">
        {bundles.map(({ to, name, price, saved, parts }) => (
          <li key={to}>
            <Link className="set-offer" to={to}>
              <b>{name}</b>
              {price && <span className="num">{price}</span>}
              <small className="muted">{parts}</small>
              {saved && <small className="used-saved">{saved}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
