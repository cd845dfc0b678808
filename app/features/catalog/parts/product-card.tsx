import { useState } from 'react';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { unbrokenName } from '~/locale/unbroken';
import { useLocale } from '~/locale/use-locale';
import { Stars } from '~/ui/stars';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { CardFact } from '../card';
import { addressInColor } from '../rules/card-color';
import { ratingNote, wholeStars } from '../rules/rating';
import { type CardColor, CardColors } from './card-colors';
import { Plate, type PlateUse, type ShopPicture } from './plate';
import { PriceBlock, type ShownPrice } from './price-block';
import { type RibbonLook, Ribbons } from './ribbons';
import { WishButton } from './wish-button';

/** What a card shows of a product model. */
export type CardProduct = {
  readonly modelId: number;
  readonly name: string;
  readonly manufacturer: string;
  /** Address of the product page, including the colour. */
  readonly to: string;
  readonly picture: ShopPicture | null;
  readonly secondPicture: ShopPicture | null;
  readonly colors: readonly CardColor[];
  /** Index of the colour shown in `picture`. */
  readonly shownColor: number;
  /** `null` hides the price. */
  readonly price: ShownPrice | null;
  /** Stars, 0 to 5; 0 when unrated. */
  readonly rating: number;
  readonly ratingCount: number;
  readonly ribbons: readonly RibbonLook[];
  /** No variant can be bought. */
  readonly isSoldOut?: boolean;
  /** What its group is compared by, up to three values; left out where the list has none. */
  readonly facts?: readonly CardFact[];
};

export type ProductCardProps = {
  readonly product: CardProduct;
  /** `card` is square, for listings; `large` for the larger cards option; `shelf` is 4:5, for the product page. */
  readonly use?: Extract<PlateUse, 'card' | 'large' | 'shelf'>;
  /** `high` for the first card of a listing, `eager` for the rest of the first row. */
  readonly priority?: 'high' | 'eager' | 'lazy';
  /** Heading level of the name. */
  readonly level?: 2 | 3;
  /** On the visitor's wishlist; never for a guest. */
  readonly isWished?: boolean;
  /** Left out where nothing knows the visitor's wishes. */
  readonly hasHeart?: boolean;
};

/** A product in a list: picture, name, price. The whole card is a link; the surrounding list handles its clicks. */
export function ProductCard(props: ProductCardProps) {
  return (
    <li className="card">
      <CardContent {...props} />
    </li>
  );
}

/** The content of a card without its list item, for lists whose items hold cached markup. */
export function CardContent({
  product,
  use = 'card',
  priority = 'lazy',
  level = 3,
  isWished = false,
  hasHeart = true,
}: ProductCardProps) {
  const t = useT('catalog');
  const [cycled, setCycled] = useState<number | null>(null);
  const Heading = `h${level}` as const;
  const color = cycled === null ? undefined : product.colors[cycled];
  const picture = color?.picture ?? product.picture;
  const to = color ? addressInColor(product.to, color.slug) : product.to;
  return (
    <>
      <Plate
        picture={picture}
        hoverPicture={color ? null : product.secondPicture}
        use={use}
        alt=""
        priority={color ? 'eager' : priority}
      >
        <Ribbons ribbons={product.ribbons} />
        {product.isSoldOut && <span className="card-gone">{t('soldOut')}</span>}
      </Plate>
      {hasHeart && (
        <WishButton modelId={product.modelId} name={product.name} isWished={isWished} place="card" className="fav" />
      )}
      <div className="card-top">
        <p className="card-brand">{product.manufacturer}</p>
        {product.rating > 0 && <CardStars rating={product.rating} count={product.ratingCount} />}
      </div>
      <Heading className="card-name">
        <a href={to}>{unbrokenName(product.name)}</a>
      </Heading>
      {product.facts && <CardFacts facts={product.facts} />}
      {product.price ? (
        <PriceBlock price={product.price} to={to} />
      ) : (
        <span className="price">{t('price.onRequest')}</span>
      )}
      <div className="card-meta">
        <CardColors colors={product.colors} shown={cycled ?? product.shownColor} to={to} onShow={setCycled} />
      </div>
    </>
  );
}

/** Values in one line; those that need no name have it for screen readers. */
function CardFacts({ facts }: { readonly facts: readonly CardFact[] }) {
  return (
    <ul className="card-facts">
      {facts.map(({ name, value, isNamed = false }) => (
        <li key={name}>
          {isNamed ? name : <VisuallyHidden>{name}</VisuallyHidden>} {value}
        </li>
      ))}
    </ul>
  );
}

/** Rounded to the nearest whole star, beside the exact figure; a narrow card has room for one star. Specification 2 §3. */
function CardStars({ rating, count }: { readonly rating: number; readonly count: number }) {
  const t = useT('catalog');
  const { language } = useLocale();
  const figure = formatNumber(rating, language, 1, true);
  return <Stars value={wholeStars(rating)} label={t('rating', { rating: figure })} note={ratingNote(figure, count)} />;
}

/** Placeholder of a card's size while it loads. */
export function ProductCardGhost() {
  return (
    <li className="card card-ghost" aria-hidden="true">
      <span className="plate plate-square skel" />
      <span className="skel skel-30" />
      <span className="skel skel-80" />
      <span className="skel skel-45" />
    </li>
  );
}
