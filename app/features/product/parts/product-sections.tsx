import type { ReactNode } from 'react';
import type { ProductData } from '../product-data';
import { isForSale } from '../rules/availability';
import { pageSections } from '../rules/page-sections';
import type { ProductState } from '../use-product';
import { BundleOffers } from './bundle-offers';
import { Brand, DebugData, Guides } from './more-sections';
import { CareAndRepair, hasDescription, ProductDetails } from './product-details';
import { SectionNav } from './section-nav';
import { StaffFigures } from './staff-figures';
import { StockTable } from './stock-table';

type ProductSectionsProps = {
  readonly data: ProductData;
  readonly product: ProductState;
  /** The reviews, from another feature. */
  readonly children?: ReactNode;
};

/** The sections below the pictures and the choice. */
export function ProductSections({ data, product, children }: ProductSectionsProps) {
  return (
    <>
      <SectionNav sections={sectionsOf(data)} />
      <BundleOffers bundles={data.bundleOffers} />
      <ProductDetails data={data} variant={product.variant} />
      {data.staff && <StaffFigures staff={data.staff} variant={product.variant} />}
      {isForSale(data) && <StockTable data={data} product={product} />}
      {children}
      <Guides guides={data.guides} />
      <Brand brand={data.brand} />
      <CareAndRepair data={data} />
      <DebugData debugData={data.debugData} />
    </>
  );
}

function sectionsOf(data: ProductData) {
  return pageSections({
    hasDescription: hasDescription(data.model),
    hasAvailability: isForSale(data),
    ratingCount: data.model.rating.count,
    guideCount: data.guides.length,
    hasBrand: data.brand !== null,
    hasDebugData: data.debugData !== null,
  });
}
