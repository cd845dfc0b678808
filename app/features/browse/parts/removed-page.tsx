import { ProductGrid } from '~/features/catalog/parts/product-grid';
import { useT } from '~/locale/translator';
import { ButtonLink } from '~/ui/button';
import type { RemovedData } from '../load-removed.server';
import { BrowseHead } from './browse-head';

/** The page of a product that is no longer sold, with links to alternatives. */
export function RemovedPage({ title, text, crumbs, links, products }: RemovedData) {
  const t = useT('browse');
  return (
    <main id="main" className="wrap section-end">
      <BrowseHead crumbs={crumbs} title={title} text={text} />
      <p className="row">
        {links.map(({ label, to }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
      </p>
      {products.length > 0 && (
        <section className="removed-similar">
          <h2>{t('removed.similar')}</h2>
          <ProductGrid products={products} />
        </section>
      )}
    </main>
  );
}
