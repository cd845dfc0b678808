import { type ReactNode, useMemo } from 'react';
import { type Locale, LocaleContext, plainLocale, useLocale } from '~/locale/use-locale';
import { useCachedMarkup } from '~/rendering/cached-markup';
import { packedKey } from '~/rendering/packed';
import { classNames } from '~/ui/class-names';
import { useFollowedLinks } from '~/ui/use-followed-links';
import { moveCardPicture } from '../move-card-picture';
import { type PackedCard, unpackCard } from '../packed-card';
import { useWishes } from '../use-wishes';
import { CardContent, type ProductCardProps } from './product-card';

/** Number of cards that may be in the first viewport: their pictures are not loaded lazily. */
const FIRST_ROW = 4;

type ProductGridProps = {
  readonly products: readonly PackedCard[];
  /** Whether the shopper chose larger cards. */
  readonly large?: boolean;
  /** Items of the list after the products. */
  readonly after?: ReactNode;
};

/** Products in columns: 2 on a phone, 3 to 5 on a desktop. */
export function ProductGrid({ products, large = false, after }: ProductGridProps) {
  const follow = useFollowedLinks(undefined, moveCardPicture);
  const wishes = useWishes();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <ul className={classNames('grid', large && 'grid-large')} onClick={follow}>
      {products.map((product, index) => (
        <GridCard
          key={packedKey(product)}
          product={product}
          isWished={isOn(wishes, product)}
          use={large ? 'large' : 'card'}
          priority={index === 0 ? 'high' : index < FIRST_ROW ? 'eager' : 'lazy'}
        />
      ))}
      {after}
    </ul>
  );
}

/** Whether a card's model is on the list. A guest's cards are not unpacked for it. */
export const isOn = (wishes: ReadonlySet<number>, card: PackedCard): boolean =>
  wishes.size > 0 && wishes.has(unpackCard(card).modelId);

type GridCardProps = Pick<ProductCardProps, 'use' | 'priority'> & {
  readonly product: PackedCard;
  readonly isWished: boolean;
};

/** A card of a list. With cached markup, a card is unpacked and rendered only the first time. */
export function GridCard(card: GridCardProps) {
  const { product, isWished, use, priority } = card;
  const { language, currency, rate } = useLocale();
  const place = `${language} ${currency} ${rate} ${use} ${priority}${isWished ? ' wished' : ''}`;
  const inside = useCachedMarkup({ shown: packedKey(product), place }, CardInside, {
    ...card,
    language,
    currency,
    rate,
  });
  return <li className="card" {...inside} />;
}

type CardInsideProps = GridCardProps & Pick<Locale, 'language' | 'currency' | 'rate'>;

/** The content of a card. It sees only those parts of the locale that are in its cache key. */
function CardInside({ product, language, currency, rate, ...place }: CardInsideProps) {
  const locale = useMemo(() => ({ ...plainLocale(language), currency, rate }), [language, currency, rate]);
  return (
    <LocaleContext.Provider value={locale}>
      <CardContent product={unpackCard(product)} {...place} />
    </LocaleContext.Provider>
  );
}
