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
 * The page of a brand: the logo with the name next to it is the heading, because a logo may not show the name.
 * Specification 2 §2.
 */
export function BrandPage({ name, about, parents, logo, promos, list, large }: BrandPageProps) {
  const mark = logo && mediaUrl(logo.path, '320');
  return (
    <main id="main">
      <div className="wrap">
        <ListHead
          crumbs={[...parents, { label: name }]}
          title={name}
          heading={
            mark ? (
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
          {promos.length > 0 && <PromoCarousel pictures={promos} name={name} />}
        </ListHead>
      </div>
      <ProductList list={list} large={large} />
    </main>
  );
}
