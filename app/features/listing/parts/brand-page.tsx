import { mediaUrl } from '~/features/catalog/media-url';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import type { ListDescription } from '../list-description.server';
import type { ListView } from '../list-view';
import { ListHead } from './list-head';
import { ProductList } from './product-list';
import { PromoCarousel } from './promo-carousel';

type BrandPageProps = {
  readonly name: string;
  readonly about: ListDescription;
  /** Breadcrumbs from the front page. */
  readonly parents: readonly { readonly label: string; readonly to: string }[];
  readonly logo: ShopPicture | null;
  readonly promos: readonly ShopPicture[];
  readonly list: ListView;
  readonly large: boolean;
};

/**
 * The page of a brand: its scenes with the logo on them, then its name and its products, the leading ones first. Without scenes the
 * logo stands by the name, because a logo may not show it.
 * Specification 2 §2.
 */
export function BrandPage({ name, about, parents, logo, promos, list, large }: BrandPageProps) {
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
        />
      </div>
      <ProductList list={list} large={large} />
    </main>
  );
}
