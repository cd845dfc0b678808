import { productTitle } from 'contract/product-title';
import type { ReactNode } from 'react';
import { unpackCard } from '~/features/catalog/packed-card';
import { HomeCrumbs } from '~/features/catalog/parts/home-crumbs';
import { CardContent } from '~/features/catalog/parts/product-card';
import { WishButton } from '~/features/catalog/parts/wish-button';
import { useWishes } from '~/features/catalog/use-wishes';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { WishlistData } from '../load-wishlist.server';
import { ShareList } from './share-list';

type WishlistPageProps = WishlistData & {
  /** Content at the end of the page, from another feature. */
  readonly below?: ReactNode;
};

/** The customer's wishlist. A product whose heart was pressed leaves it at once. */
export function WishlistPage({ title, cards, gone, isShareable, shareAddress, below }: WishlistPageProps) {
  const t = useT('wishlist');
  const wishes = useWishes();
  const shown = cards.filter(({ modelId }) => wishes.has(modelId));
  const left = gone.filter(({ modelId }) => wishes.has(modelId));
  const isEmpty = shown.length === 0 && left.length === 0;
  return (
    <main id="main" className="wrap section-end">
      <HomeCrumbs title={title} />
      <div className="list-head">
        <h1>{title}</h1>
        {shown.length > 0 && <p>{t('count', { count: shown.length })}</p>}
      </div>
      {isEmpty && <NothingYet />}
      {shown.length > 0 && <WishedCards cards={shown} />}
      {left.length > 0 && <GoneProducts gone={left} />}
      {isShareable && (shown.length > 0 || shareAddress !== null) && <ShareList address={shareAddress} />}
      {below}
    </main>
  );
}

function NothingYet() {
  const t = useT('wishlist');
  const { language } = useLocale();
  return (
    <EmptyState
      title={t('emptyTitle')}
      actions={
        <>
          <ButtonLink look="primary" to={pathTo('newest', language)}>
            {t('toNewest')}
          </ButtonLink>
          <ButtonLink to={pathTo('catalog', language)}>{t('toCatalog')}</ButtonLink>
        </>
      }
    >
      {t('emptyText')}
    </EmptyState>
  );
}

/** The cards, each with a link to choose colour and size and add the product to the cart. */
function WishedCards({ cards }: Pick<WishlistData, 'cards'>) {
  const t = useT('wishlist');
  const common = useT('common');
  const follow = useFollowedLinks();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul className="grid" onClick={follow}>
      {cards.map(({ modelId, card }) => {
        const product = unpackCard(card);
        return (
          <li key={modelId} className="card">
            <CardContent product={product} level={2} isWished />
            <a className="btn btn-line btn-s card-act" href={product.to}>
              {t(product.isSoldOut ? 'look' : 'choose')}
              <VisuallyHidden>{labelled(common, '', product.name)}</VisuallyHidden>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Products that are not sold any more. */
function GoneProducts({ gone }: Pick<WishlistData, 'gone'>) {
  const t = useT('wishlist');
  return (
    <section className="wishlist-part">
      <h2>{t('goneTitle')}</h2>
      <p className="muted">{t('goneText')}</p>
      <ul className="gone-list">
        {gone.map(({ modelId, name, manufacturer }) => (
          <li key={modelId}>
            <span>
              {manufacturer} {name}
            </span>
            <WishButton modelId={modelId} name={productTitle(manufacturer, name)} isWished place="card" />
          </li>
        ))}
      </ul>
    </section>
  );
}
