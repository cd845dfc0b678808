import type { SegmentPrice } from 'contract/member-price';
import type { OfferSegment } from 'contract/offer-segments';
import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale, usePrice } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { OfferLines } from './offer-lines';

/** The price to pay and the prices shown with it, in euro cents. */
export type ShownPrice = {
  readonly active: number;
  /** The higher reference price, struck through. */
  readonly reference?: number | null;
  /** The club price for the line that guests see; shown only when lower than `active`. */
  readonly club?: number | null;
  /** Whose price `active` is, where it is not everybody's. */
  readonly by?: OfferSegment;
  /** Lower prices of groups that the visitor does not belong to. */
  readonly offers?: readonly SegmentPrice[];
  /** Variants differ in price: this is the lowest. */
  readonly isFrom?: boolean;
};

/** A price: reduced ones in the sale colour with the former price struck through. */
export function Price({ price, children }: { readonly price: ShownPrice; readonly children?: ReactNode }) {
  const t = useT('catalog');
  const format = usePrice();
  const { active, reference = null, isFrom = false } = price;
  const text = isFrom ? t('price.from', { price: format(active) }) : format(active);
  const reduced = reference !== null && reference > active;
  return (
    <span className="price">
      {reduced ? (
        <>
          <span className="now">
            <VisuallyHidden>{t('price.now')} </VisuallyHidden>
            {text}
          </span>
          <s>
            <VisuallyHidden>{t('price.before')} </VisuallyHidden>
            {format(reference)}
          </s>
        </>
      ) : (
        <span>{text}</span>
      )}
      {children}
    </span>
  );
}

type PriceBlockProps = {
  readonly price: ShownPrice;
  /** The product's page, to return to after the log-in. */
  readonly to: string;
};

/**
 * A card's price. A lower club price is shown to guests with a log-in link, and to members as the price. Specification 2
 * §6.
 */
export function PriceBlock({ price, to }: PriceBlockProps) {
  const t = useT('catalog');
  const { language } = useLocale();
  const format = usePrice();
  const { active, club = null, by = null, offers = [] } = price;
  return (
    <>
      <Price price={price} />
      {club !== null && club < active && (
        <a className="club-price" href={pathTo('login', language, {}, { next: to })} rel="nofollow">
          {t('price.club', { price: format(club) })}
          <VisuallyHidden> · {t('price.clubLogin')}</VisuallyHidden>
        </a>
      )}
      <OfferLines by={by} offers={offers.map((each) => ({ ...each, price: format(each.price) }))} />
    </>
  );
}
