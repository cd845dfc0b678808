import { ProductGrid } from '~/features/catalog/parts/product-grid';
import { useT } from '~/locale/translator';
import type { ProductData } from '../product-data';

/** Alternatives to a sold-out product. */
export function Alternatives({ alternatives }: Pick<ProductData, 'alternatives'>) {
  const t = useT('product');
  return (
    <section aria-labelledby="alternatives">
      <h2 id="alternatives">{t('alternatives.heading')}</h2>
      <ProductGrid products={alternatives} />
    </section>
  );
}
