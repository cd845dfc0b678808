import type { ReactNode } from 'react';
import type { ProductData } from '../product-data';
import { pageSections } from '../rules/page-sections';
import { hasStockTable } from '../stock-table-of';
import type { ProductState } from '../use-product';
import { BundleOffers } from './bundle-offers';
import { CloseUps } from './close-ups';
import { Brand, DebugData, Guides } from './more-sections';
import { CareAndRepair, hasDescription, hasProperties, ProductDetails } from './product-details';
import { SectionNav } from './section-nav';
import { StaffFigures } from './staff-figures';
import { StockTable } from './stock-table';

type ProductProps = { readonly data: ProductData; readonly product: ProductState };

/** The sections below the pictures, next to the choice: links to all of them, and what the product is. */
export function ProductSections({ data, product }: ProductProps) {
  return (
    <>
      <SectionNav sections={sectionsOf(data)} />
      <BundleOffers bundles={data.bundleOffers} />
      <ProductDetails data={data} variant={product.variant} />
      {data.staff && <StaffFigures staff={data.staff} variant={product.variant} />}
    </>
  );
}

/**
 * The sections across the page: what it is like from near, where it is to be had, what others say of it, and where to read on.
 * @param children the reviews, from another feature
 */
export function WideSections({ data, product, children }: ProductProps & { readonly children?: ReactNode }) {
  return (
    <>
      <CloseUps product={product} />
      {hasStockTable(data) && <StockTable data={data} product={product} />}
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
    hasProperties: hasProperties(data.model),
    hasAvailability: hasStockTable(data),
    ratingCount: data.model.rating.count,
    guideCount: data.guides.length,
    hasBrand: data.brand !== null,
    hasDebugData: data.debugData !== null,
  });
}
