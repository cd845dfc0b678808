import { metaDescription } from '~/routing/meta-text';
import type { ListData } from '../load-listing.server';
import { ListHead } from './list-head';
import { ProductList } from './product-list';

type BrandPageProps = {
  readonly name: string;
  readonly descriptionHtml: string;
  /** The way here, from the front page on. */
  readonly parents: readonly { readonly label: string; readonly to: string }[];
  readonly list: ListData;
  readonly large: boolean;
};

/** The page of a brand. Specification 2 §2. */
export function BrandPage({ name, descriptionHtml, parents, list, large }: BrandPageProps) {
  return (
    <main id="main">
      <div className="wrap">
        <ListHead
          crumbs={[...parents, { label: name }]}
          title={name}
          descriptionHtml={descriptionHtml}
          intro={metaDescription(descriptionHtml)}
        />
      </div>
      <ProductList list={list} large={large} />
    </main>
  );
}
