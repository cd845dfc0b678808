import { mediaUrl } from '~/features/catalog/media-url';
import { type GroupTile, GroupTiles } from '~/features/catalog/parts/group-tiles';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import type { ListDescription } from '../list-description.server';
import type { ListView } from '../list-view';
import type { BrandFact } from '../rules/brand-facts';
import { ListHead } from './list-head';
import { ProductList } from './product-list';
import { type Promo, PromoCarousel } from './promo-carousel';

type BrandPageProps = {
  readonly name: string;
  readonly about: ListDescription;
  /** Breadcrumbs from the front page. */
  readonly parents: readonly { readonly label: string; readonly to: string }[];
  readonly logo: ShopPicture | null;
  readonly promos: readonly Promo[];
  readonly facts: readonly BrandFact[];
  /** What it makes, each with the address of its part of the list. */
  readonly kinds: readonly GroupTile[];
  readonly list: ListView;
  readonly large: boolean;
};

/**
 * The page of a brand: its scenes with the logo on them, then its name, what it makes, and its products, the leading ones first. Without
 * scenes the logo stands by the name, because a logo may not show it.
 * Specification 2 §2.
 */
export function BrandPage({ name, about, parents, logo, promos, facts, kinds, list, large }: BrandPageProps) {
  const t = useT('listing');
  const mark = logo && mediaUrl(logo.path, '320');
  const hasScene = promos.length > 0;
  return (
    <main id="main">
      {hasScene && (
        <div className="brand-story">
          <PromoCarousel pictures={promos} name={name} />
          {mark && <img className="brand-mark" src={mark} alt="" width={160} height={160} />}
        </div>
      )}
      <div className="wrap">
        <ListHead
          crumbs={[...parents, { label: name }]}
          title={name}
          heading={
            mark && !hasScene ? (
              <span className="brand-heading">
                <img className="brand-mark" src={mark} alt="" width={160} height={160} />
                {name}
              </span>
            ) : (
              name
            )
          }
          description={about}
          list={list}
        >
          {facts.length > 0 && <Facts facts={facts} />}
          <GroupTiles label={t('groups')} groups={kinds} rel="nofollow" />
        </ListHead>
      </div>
      <ProductList list={list} large={large} />
    </main>
  );
}

/** What the brand's own products tell of it. */
function Facts({ facts }: Pick<BrandPageProps, 'facts'>) {
  const t = useT('listing');
  return (
    <dl className="buy-facts brand-facts">
      {facts.map(({ name, value, count }) => (
        <div key={name}>
          <dt>{t(`brandFacts.${name}`, { count })}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
