import type { PackedCard } from '~/features/catalog/packed-card';
import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { useT } from '~/locale/translator';
import type { PageMore } from '../product-data';

/** Products recommended with this one, and those that its buyers also bought. Specification 2 §3 (extra data). */
export function RelatedShelves({ recommended, alsoBought }: Pick<PageMore, 'recommended' | 'alsoBought'>) {
  const t = useT('product-more');
  return (
    <>
      <Shelf id="recommended" title={t('related.recommended')} products={recommended} />
      <Shelf id="also-bought" title={t('related.alsoBought')} products={alsoBought} />
    </>
  );
}

type ShelfProps = { readonly id: string; readonly title: string; readonly products: readonly PackedCard[] };

function Shelf({ id, title, products }: ShelfProps) {
  if (products.length === 0) return null;
  return (
    <section className="section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      <ProductShelf products={products} />
    </section>
  );
}
