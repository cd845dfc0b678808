import { useT } from '~/locale/translator';
import type { ListDescription } from '../list-description.server';
import type { ListView } from '../list-view';
import { GroupChips, ListHead } from './list-head';
import { ProductList } from './product-list';

type Link = { readonly label: string; readonly to: string };

type ProductGroupPageProps = {
  readonly name: string;
  readonly about: ListDescription;
  /** Breadcrumbs from the front page. */
  readonly parents: readonly Link[];
  readonly children: readonly (Link & { readonly count: number | null })[];
  readonly list: ListView;
  readonly large: boolean;
};

/** The page of a product group. Specification 2 §2. */
export function ProductGroupPage({ name, about, parents, children, list, large }: ProductGroupPageProps) {
  const t = useT('listing');
  return (
    <main id="main">
      <div className="wrap">
        <ListHead crumbs={[...parents, { label: name }]} title={name} description={about} list={list} />
        <GroupChips label={t('groups')} groups={children} />
      </div>
      <ProductList list={list} large={large} />
    </main>
  );
}
