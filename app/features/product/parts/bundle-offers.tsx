import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { usePrice } from '~/locale/use-locale';
import type { ProductData } from '../product-data';

/** The bundles that a product is a part of, each with its price and a link to its page, where its parts are chosen. */
export function BundleOffers({ bundles }: { readonly bundles: ProductData['bundleOffers'] }) {
  const t = useT('product-more');
  const price = usePrice();
  if (bundles.length === 0) return null;
  return (
    <section id="bundles">
      <h2>{t('bundles.heading')}</h2>
      <ul className="set-offers">
        {bundles.map(({ to, name, priceCents, parts }) => (
          <li key={to}>
            <Link className="set-offer" to={to}>
              <b>{name}</b>
              {priceCents !== null && <span className="num">{price(priceCents)}</span>}
              <small className="muted">{t('bundles.with', { parts: parts.join(', ') })}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
