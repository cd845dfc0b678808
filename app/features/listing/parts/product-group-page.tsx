import type { GroupTile } from '~/features/catalog/parts/group-tiles';
import type { ShopPicture } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import type { ListDescription } from '../list-description.server';
import type { ListView } from '../list-view';
import { DepartmentHead } from './department-head';
import { GroupChips, ListHead } from './list-head';
import { ListOffer, type ListOfferProps } from './list-offer';
import { ProductList } from './product-list';

type Link = { readonly label: string; readonly to: string };

type ProductGroupPageProps = {
  readonly name: string;
  /** The name with places to break its long words. */
  readonly heading: string;
  readonly about: ListDescription;
  /** Breadcrumbs from the front page. */
  readonly parents: readonly Link[];
  /** A group at the root. */
  readonly isDepartment: boolean;
  readonly children: readonly GroupTile[];
  /** What a department shows of itself. */
  readonly picture: ShopPicture | null;
  readonly list: ListView;
  readonly large: boolean;
  /** What follows the last product; null where there is nothing. */
  readonly offer: ListOfferProps | null;
};

/** The page of a product group. A department begins with its picture and tiles of its subgroups. Specification 2 §2. */
export function ProductGroupPage(props: ProductGroupPageProps) {
  const { name, heading, about, parents, isDepartment, picture, children, list, large, offer } = props;
  const t = useT('listing');
  const head = { crumbs: [...parents, { label: name }], title: name, description: about, list };
  return (
    <main id="main">
      <div className="wrap">
        {isDepartment ? (
          <DepartmentHead {...head} picture={picture} groups={children} />
        ) : (
          <>
            <ListHead {...head} heading={heading} />
            <GroupChips label={t('groups')} groups={children} />
          </>
        )}
      </div>
      <ProductList list={list} large={large} after={offer && <ListOffer {...offer} />} />
    </main>
  );
}
