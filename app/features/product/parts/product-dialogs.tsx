import type { ReactNode } from 'react';
import type { ShopFacts } from '../panels/panel-links';
import { SidePanel } from '../panels/side-panels';
import type { ProductData } from '../product-data';
import { SizeGuideDialog } from '../size-guide/size-guide-dialog';
import { hasStockTable } from '../stock-table-of';
import { KeywordDialog } from '../texts/keyword-dialog';
import type { ProductState } from '../use-product';
import { AddedDialog } from './added-dialog';
import { ImageDialog } from './image-dialog';
import { StockDialog } from './stock-dialog';

type ProductDialogsProps = {
  readonly data: ProductData;
  readonly product: ProductState;
  readonly shop: ShopFacts;
  /** How the size runs by the reviews, from another feature. */
  readonly sizeNote: ReactNode;
  /** The reviews in short, for their panel, from another feature. */
  readonly reviews: ReactNode;
};

/** The dialog that the page's address asks for. */
export function ProductDialogs({ data, product, shop, sizeNote, reviews }: ProductDialogsProps) {
  return (
    <>
      {hasStockTable(data) && <StockDialog data={data} product={product} />}
      <ImageDialog name={data.model.name} product={product} />
      <SidePanel data={data} product={product} shop={shop} reviews={reviews} />
      <KeywordDialog keyword={data.keyword} />
      <SizeGuideDialog guide={data.sizeGuide} product={product} note={sizeNote} />
      <AddedDialog data={data} product={product} />
    </>
  );
}
