import { OfferConditions, OfferLines } from '~/features/catalog/parts/offer-lines';
import { Price } from '~/features/catalog/parts/price-block';
import { Ribbon } from '~/features/catalog/parts/ribbons';
import { formatDate } from '~/locale/dates';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale, usePrice } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { TextLink } from '~/ui/text-link';
import type { ProductData } from '../product-data';
import type { ProductState } from '../use-product';
import { usePercentRibbon } from './use-ribbons';

type PriceLinesProps = { readonly data: ProductData; readonly product: ProductState };

/**
 * The price with the legally required information: the lowest price of 30 days for a reduction in the EU, VAT, the offer's
 * end; for guests also the club price with a log-in link. Specification 2 §5, §6, §9.
 */
export function PriceLines({ data, product }: PriceLinesProps) {
  const t = useT('product');
  const catalog = useT('catalog');
  const { language } = useLocale();
  const format = usePrice();
  const { price, to } = product;
  const ribbon = usePercentRibbon(data.model, price);
  if (!price) return <p className="muted">{t('price.unknown')}</p>;
  const textOf = (id: number | null | undefined) => data.model.offerTexts.find((offer) => offer.id === id);
  const vat = data.vatPercent === null ? undefined : formatNumber(data.vatPercent, language, 1);
  const notes = [
    price.lowest30Days !== null && catalog('price.lowest30', { price: format(price.lowest30Days) }),
    vat !== undefined && data.vatPercent !== 0 && t('price.vat', { percent: vat }),
    data.offerEnds !== null && price.before !== null && t('price.ends', { date: formatDate(data.offerEnds) }),
  ].filter((note) => note !== false);
  return (
    <div className="buy-price">
      <Price price={{ active: price.now, reference: price.before }}>{ribbon && <Ribbon ribbon={ribbon} />}</Price>
      {notes.length > 0 && <p className="tiny">{notes.join(' · ')}</p>}
      {price.clubOffer !== null && (
        <p className="club-line">
          <span>
            {t('price.club')} <b>{format(price.clubOffer)}</b>
          </span>
          <TextLink to={pathTo('login', language, {}, { next: to() })}>{t('price.clubLogin')}</TextLink>
        </p>
      )}
      {price.clubOffer !== null && <OfferConditions text={textOf(price.clubOfferId)} />}
      <OfferLines
        by={price.by}
        text={textOf(price.offerId)}
        offers={price.offers.map((each) => ({ ...each, price: format(each.price), text: textOf(each.id) }))}
      />
    </div>
  );
}
