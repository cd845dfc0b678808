import type { OfferSegment } from 'contract/offer-segments';
import { useT } from '~/locale/translator';

type OfferLinesProps = {
  /** Whose price is shown, where it is not everybody's. */
  readonly by: OfferSegment | null;
  /** Lower prices of groups that the visitor does not belong to, as they are written. */
  readonly offers: readonly { readonly segment: OfferSegment; readonly price: string }[];
};

/** Whose price it is, where it is that of a group; and what members of other groups pay. The club has a line of its own. */
export function OfferLines({ by, offers }: OfferLinesProps) {
  const t = useT('catalog');
  return (
    <>
      {by && by !== 'club' && <span className="offer-line is-own">{t(`offer.own.${by}`)}</span>}
      {offers.map(
        ({ segment, price }) =>
          segment !== 'club' && (
            <span key={segment} className="offer-line">
              {t(`offer.${segment}`, { price })}
            </span>
          ),
      )}
    </>
  );
}
