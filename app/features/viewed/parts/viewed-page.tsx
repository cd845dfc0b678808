import { ProductGrid } from '~/features/catalog/parts/product-grid';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { ViewedData } from '../load-viewed.server';

/** The page of this visitor's viewed products, latest first. */
export function ViewedPage({ title, text, crumbs, products }: ViewedData) {
  const t = useT('browse');
  const words = useT('catalog');
  const { language } = useLocale();
  return (
    <main id="main" className="wrap section-end">
      <Breadcrumbs label={words('breadcrumbs')} crumbs={crumbs} />
      <div className="list-head">
        <h1>{title}</h1>
        {products.length > 0 && <p>{text}</p>}
      </div>
      {products.length > 0 ? (
        <>
          <h2 className="sr">{words('products')}</h2>
          <ProductGrid products={products} />
        </>
      ) : (
        <EmptyState
          title={t('viewed.emptyTitle')}
          actions={<ButtonLink to={pathTo('catalog', language)}>{t('catalog.title')}</ButtonLink>}
        >
          {t('viewed.emptyText')}
        </EmptyState>
      )}
    </main>
  );
}
