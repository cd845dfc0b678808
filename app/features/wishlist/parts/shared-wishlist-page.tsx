import type { PackedCard } from '~/features/catalog/packed-card';
import { HomeCrumbs } from '~/features/catalog/parts/home-crumbs';
import { ProductGrid } from '~/features/catalog/parts/product-grid';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

type SharedWishlistPageProps = {
  readonly title: string;
  readonly cards: readonly PackedCard[];
  readonly available: number;
};

/** A wishlist that its owner shares; it does not say whose it is. */
export function SharedWishlistPage({ title, cards, available }: SharedWishlistPageProps) {
  const t = useT('wishlist');
  const words = useT('catalog');
  const { language } = useLocale();
  return (
    <main id="main" className="wrap section-end">
      <HomeCrumbs title={title} />
      <div className="list-head">
        <h1>{title}</h1>
        {cards.length > 0 && (
          <>
            <p className="lede">{t('shared.text')}</p>
            <p className="num">
              {t('count', { count: cards.length })}, {t('shared.available', { count: available })}
            </p>
          </>
        )}
      </div>
      {cards.length > 0 ? (
        <>
          <h2 className="sr">{words('products')}</h2>
          <ProductGrid products={cards} />
        </>
      ) : (
        <EmptyState
          title={t('shared.emptyTitle')}
          actions={<ButtonLink to={pathTo('catalog', language)}>{t('toCatalog')}</ButtonLink>}
        >
          {t('shared.emptyText')}
        </EmptyState>
      )}
    </main>
  );
}
