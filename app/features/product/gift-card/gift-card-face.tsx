import { GIFT_CARD_VALUES } from 'contract/gift-cards';
import { Plate } from '~/features/catalog/parts/plate';
import { formatHundredths } from '~/locale/money';
import { useLocale } from '~/locale/use-locale';
import { LogoMark } from '~/ui/logo-mark';
import type { ProductData } from '../product-data';

/**
 * The gift card as it is chosen: its design, with the sum. All designs and sums are there, and the style sheet shows those whose places
 * are checked in the form, so that it works without scripts. Decoration: the form says the same.
 */
export function GiftCardFace({ data }: { readonly data: ProductData }) {
  const { language } = useLocale();
  return (
    <div className="gift-face" aria-hidden="true">
      <div className="gift-card">
        <div className="gift-designs">
          {data.giftDesigns.map(({ id, picture }, index) => (
            <Plate key={id} picture={picture} use="stage" alt="" priority={index === 0 ? 'high' : 'lazy'} />
          ))}
        </div>
        <div className="gift-label">
          <span className="logo">
            <LogoMark />
            {data.model.manufacturer.name.toLowerCase()}
          </span>
          <p className="gift-sums">
            {GIFT_CARD_VALUES.map((value) => (
              <span key={value}>{formatHundredths(value * 100, { language, currency: 'eur' })}</span>
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}
