import { BannerRow, type BannerRowProps } from '~/features/home/parts/banners';
import { Kit } from '~/features/product/parts/kit';
import { RelatedShelves } from '~/features/product/parts/related-shelves';
import type { ProductData } from '~/features/product/product-data';
import type { ProductState } from '~/features/product/use-product';
import { ProductViewedShelf } from '~/features/viewed/parts/viewed-shelf';
import { needs } from '~/locale/translator';

await needs('product-more', 'catalog');

type RestProps = {
  readonly data: ProductData;
  readonly product: ProductState;
  readonly banners: BannerRowProps;
};

/** What follows the product on its page: other products and banners; the browser loads it when it comes near. */
export function Rest({ data, product, banners }: RestProps) {
  const { alternatives, recommended, alsoBought, model } = data;
  return (
    <>
      <Kit data={data} product={product} />
      <RelatedShelves recommended={alternatives.length > 0 ? [] : recommended} alsoBought={alsoBought} />
      <ProductViewedShelf modelId={model.id} />
      <BannerRow {...banners} />
    </>
  );
}
