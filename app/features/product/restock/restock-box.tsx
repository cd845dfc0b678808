import { lateCode } from '~/rendering/late-code';
import { OnDemand } from '~/rendering/on-demand';
import { Alert } from '~/ui/alert';
import type { ProductData } from '../product-data';
import { isNoticeOffered, isStockBlocked } from '../rules/buy-button';
import type { ProductState } from '../use-product';

const form = await lateCode(async () => (await import('./restock-request')).RestockForm, '.restock');

type RestockBoxProps = { readonly data: ProductData; readonly product: ProductState };

/** The form for a mail when the chosen variant, which is sold out, can be bought again, and why blocked stock is not sold. Specification 2 §4, §5. */
export function RestockBox({ data, product }: RestockBoxProps) {
  const { variant } = product;
  if (!isNoticeOffered(variant, data)) return null;
  return (
    <>
      {isStockBlocked(variant) && data.blockedStockText && <Alert tone="warning">{data.blockedStockText}</Alert>}
      <OnDemand key={variant.id} code={form} props={{ variantId: variant.id, email: data.noticeEmail, product }} />
    </>
  );
}
