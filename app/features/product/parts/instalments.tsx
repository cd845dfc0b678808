import { useLocale } from '~/locale/use-locale';
import { lateCode } from '~/rendering/late-code';
import { OnDemand } from '~/rendering/on-demand';
import { instalmentAmount } from '../instalments/instalment-amount';
import type { ProductData } from '../product-data';
import type { ProductState } from '../use-product';
import type { Adding } from './use-add-to-cart';

const message = await lateCode(async () => (await import('../instalments/instalment-message')).InstalmentMessage);

type InstalmentsProps = { readonly data: ProductData; readonly product: ProductState; readonly adding: Adding };

/**
 * The place of the instalment message of what can be bought at a price. It has its height before the message comes, and without scripts it
 * is not there.
 */
export function Instalments({ data, product, adding }: InstalmentsProps) {
  const locale = useLocale();
  const { instalmentsAt, gift } = data;
  const isForSale = instalmentsAt !== null && gift === null && !adding.isDisabled;
  const amount = isForSale && product.price ? instalmentAmount(product.price.now, locale) : null;
  if (amount === null) return null;
  return (
    <div className="instalments">
      <OnDemand code={message} props={{ address: `${instalmentsAt}?amount=${amount}` }} />
    </div>
  );
}
