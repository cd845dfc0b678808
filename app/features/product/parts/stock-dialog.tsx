import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Dialog } from '~/ui/overlay';
import { TextLink } from '~/ui/text-link';
import type { ProductData } from '../product-data';
import type { ProductState } from '../use-product';
import { STOCK_DIALOG } from './dialog-names';
import { StockRows } from './stock-table';

type StockDialogProps = { readonly data: ProductData; readonly product: ProductState };

/** The availability of the chosen variant in a dialog with its own address, `?open=stock`. Specification 2 §2. */
export function StockDialog({ data, product }: StockDialogProps) {
  const t = useT('product-more');
  const { language } = useLocale();
  if (product.search.get('open') !== STOCK_DIALOG) return null;
  return (
    <Dialog id={STOCK_DIALOG} title={t('availability.heading')} closeLabel={t('close')} closeTo={product.to()} open>
      <p className="muted">{[data.model.name, ...product.words].join(' · ')}</p>
      <StockRows data={data} product={product} />
      {data.stores.some(({ isExpress }) => isExpress) && (
        <p>
          <TextLink to={pathTo('pikanouto', language)}>{t('availability.expressMore')}</TextLink>
        </p>
      )}
    </Dialog>
  );
}
