import { formatPrice } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import type { ProductView } from '../wizard-view';

/** What a product costs alone, with the price before a reduction. */
export function ProductPrice({ product: { priceCents, regularCents } }: { readonly product: ProductView }) {
  const t = useT('ski-wizard');
  const locale = useLocale();
  if (priceCents === null) return null;
  if (regularCents === null) return <p className="price">{formatPrice(priceCents, locale)}</p>;
  return (
    <p className="price">
      <span className="sr">{t('priceNow')} </span>
      <span className="now">{formatPrice(priceCents, locale)}</span>
      <span className="sr">{t('priceBefore')} </span>
      <s>{formatPrice(regularCents, locale)}</s>
    </p>
  );
}
