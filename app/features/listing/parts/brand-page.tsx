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
  /** The way here, from the front page on. */
  readonly parents: readonly { readonly label: string; readonly to: string }[];
  readonly logo: ShopPicture | null;
  readonly promos: readonly ShopPicture[];
  readonly list: ListView;
  readonly large: boolean;
};

/** The page of a brand: its logo is the heading. Specification 2 §2. */
export function BrandPage({ name, about, parents, logo, promos, list, large }: BrandPageProps) {
  const mark = logo && mediaUrl(logo.path, '320');
  return (
    <main id="main">
      <div className="wrap">
        <ListHead
          crumbs={[...parents, { label: name }]}
          title={name}
          heading={mark ? <img className="brand-logo" src={mark} alt={name} width={160} height={160} /> : name}
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
