import { useContext } from 'react';
import { LocaleContext, useLocale } from '~/locale/use-locale';
import { classNames } from '~/ui/class-names';
import { KeptMarkup } from '~/ui/kept-markup';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { type PackedCard, unpackCard } from '../packed-card';
import { CardContent, ProductCard, type ProductCardProps } from './product-card';

/** Cards that may stand in the first window: their pictures are not put off. */
const FIRST_ROW = 4;

type ProductGridProps = {
  readonly products: readonly PackedCard[];
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
        <GridCard
          key={product}
          product={product}
          priority={index === 0 ? 'high' : index < FIRST_ROW ? 'eager' : 'lazy'}
        />
      ))}
    </ul>
  );
}

/** Products in one row that scrolls sideways. */
export function ProductShelf({ products }: { readonly products: readonly PackedCard[] }) {
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul className="shelf" onClick={follow}>
      {products.map((product) => (
        <GridCard key={product} product={product} use="shelf" />
      ))}
    </ul>
  );
}

type GridCardProps = Pick<ProductCardProps, 'use' | 'priority'> & { readonly product: PackedCard };

/** A card of a list. Where markup is kept, a card is unpacked and rendered only the first time it is shown. */
function GridCard({ product, ...place }: GridCardProps) {
  const keep = useContext(KeptMarkup);
  const locale = useLocale();
  if (!keep) return <ProductCard product={unpackCard(product)} {...place} />;
  const { language, currency, rate } = locale;
  const where = `${language} ${currency} ${rate} ${place.use} ${place.priority}`;
  const content = () => (
    <LocaleContext.Provider value={locale}>
      <CardContent product={unpackCard(product)} {...place} />
    </LocaleContext.Provider>
  );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own markup of the same card
  return <li className="card" dangerouslySetInnerHTML={{ __html: keep(product, where, content) }} />;
}
