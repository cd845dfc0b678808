import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { useT } from '~/locale/translator';
import type { ProductData } from '../product-data';

/** Alternatives to a sold-out product, in a row of small cards. */
export function Alternatives({ alternatives }: Pick<ProductData, 'alternatives'>) {
  const t = useT('product');
  return (
    <section aria-labelledby="alternatives">
      <h2 id="alternatives">{t('alternatives.heading')}</h2>
      <ProductShelf products={alternatives} />
    </section>
  );
}
