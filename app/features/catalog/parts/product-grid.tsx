import { classNames } from '~/ui/class-names';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { type CardProduct, ProductCard } from './product-card';

/** Cards that may stand in the first window: their pictures are not put off. */
const FIRST_ROW = 4;

type ProductGridProps = {
  readonly products: readonly CardProduct[];
  /** The shopper's choice of larger cards. */
  readonly large?: boolean;
};

/** Products in columns: 2 on a phone, 3 to 5 on a desk. */
export function ProductGrid({ products, large = false }: ProductGridProps) {
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul className={classNames('grid', large && 'grid-large')} onClick={follow}>
      {products.map((product, index) => (
        <ProductCard
          key={product.modelId}
          product={product}
          priority={index === 0 ? 'high' : index < FIRST_ROW ? 'eager' : 'lazy'}
        />
      ))}
    </ul>
  );
}

/** Products in one row that scrolls sideways. */
export function ProductShelf({ products }: { readonly products: readonly CardProduct[] }) {
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul className="shelf" onClick={follow}>
      {products.map((product) => (
        <ProductCard key={product.modelId} product={product} use="shelf" />
      ))}
    </ul>
  );
}
