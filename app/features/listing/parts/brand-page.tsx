import { useT } from '~/locale/translator';
import { metaDescription } from '~/routing/meta-text';
import type { ListData } from '../load-listing.server';
import { ListHead } from './list-head';
import { ProductList } from './product-list';

type BrandPageProps = {
  readonly name: string;
  readonly descriptionHtml: string;
  readonly brandsPath: string;
  readonly list: ListData;
  readonly large: boolean;
};

/** The page of a brand. Specification 2 §2. */
export function BrandPage({ name, descriptionHtml, brandsPath, list, large }: BrandPageProps) {
  const t = useT('listing');
  const crumbs = [{ label: t('home'), to: '/' }, { label: t('brands'), to: brandsPath }, { label: name }];
  return (
    <main id="main">
      <div className="wrap">
        <ListHead
          crumbs={crumbs}
          title={name}
          descriptionHtml={descriptionHtml}
          intro={metaDescription(descriptionHtml)}
        />
      </div>
      <ProductList list={list} large={large} />
    </main>
  );
}
