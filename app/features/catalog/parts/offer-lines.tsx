import type { OfferSegment } from 'contract/offer-segments';
import { useT } from '~/locale/translator';

/** What an offer is called, and who gets it and how; empty where nothing is said. */
export type OfferWords = { readonly name: string; readonly conditions: string };

type OfferLinesProps = {
  /** Whose price is shown, where it is not everybody's. */
  readonly by: OfferSegment | null;
  /** Of the offer that makes the price; cards, which have little room, and prices of the price list have none. */
  readonly text?: OfferWords | null | undefined;
  /** Lower prices of groups that the visitor does not belong to, as they are written. */
  readonly offers: readonly {
    readonly segment: OfferSegment;
    readonly price: string;
    readonly text?: OfferWords | null | undefined;
  }[];
};

/**
 * Why the price is what it is: whose it is, where it is that of a group, with the offer's name and conditions; and what members of
 * other groups pay. What the club would pay has a line of its own.
 */
export function OfferLines({ by, text, offers }: OfferLinesProps) {
  const t = useT('catalog');
  return (
    <>
      {by && (
        <span className="offer-line is-own">{[t(`offer.own.${by}`), text?.name].filter(Boolean).join(' · ')}</span>
      )}
      {by && <OfferConditions text={text} />}
      {offers.map(
        ({ segment, price, text: other }) =>
          segment !== 'club' && (
            <span key={segment} className="offer-line">
              {[t(`offer.${segment}`, { price }), other?.name].filter(Boolean).join(' · ')}
              <OfferConditions text={other} />
            </span>
          ),
      )}
    </>
  );
}

/** Who gets an offer and how. */
export function OfferConditions({ text }: { readonly text: OfferWords | null | undefined }) {
  return text?.conditions ? <span className="offer-conditions">{text.conditions}</span> : null;
}
