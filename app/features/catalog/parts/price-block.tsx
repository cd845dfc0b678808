import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { usePrice } from '~/locale/use-locale';
import { VisuallyHidden } from '~/ui/visually-hidden';

/** What is paid and what stands beside it, in euro cents. */
export type ShownPrice = {
  readonly active: number;
  /** The higher price it is compared with, struck through. */
  readonly reference?: number | null;
  /** The club's price, for the line that guests see; shown only when lower than `active`. */
  readonly club?: number | null;
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

/** A card's price with the club line below. */
export function PriceBlock({ price }: { readonly price: ShownPrice }) {
  const t = useT('catalog');
  const format = usePrice();
  const { active, club = null } = price;
  return (
    <>
      <Price price={price} />
      {club !== null && club < active && <span className="club-price">{t('price.club', { price: format(club) })}</span>}
    </>
  );
}
