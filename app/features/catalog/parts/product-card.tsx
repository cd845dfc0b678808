import { Form } from '@remix-run/react';
import { useState } from 'react';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Icon } from '~/ui/icon';
import { Stars } from '~/ui/stars';
import { addressInColor } from '../rules/card-color';
import { type CardColor, CardColors } from './card-colors';
import { Plate, type PlateUse, type ShopPicture } from './plate';
import { PriceBlock, type ShownPrice } from './price-block';
import { type RibbonLook, Ribbons } from './ribbons';

/** What a card shows of a product model. */
export type CardProduct = {
  readonly modelId: number;
  readonly name: string;
  readonly manufacturer: string;
  /** Address of the product page, colour included. */
  readonly to: string;
  readonly picture: ShopPicture | null;
  readonly secondPicture: ShopPicture | null;
  readonly colors: readonly CardColor[];
  /** Place of the colour in `picture`. */
  readonly shownColor: number;
  /** `null` hides the price. */
  readonly price: ShownPrice | null;
  /** Stars, 0 to 5; 0 when nobody has rated it. */
  readonly rating: number;
  readonly ratingCount: number;
  readonly ribbons: readonly RibbonLook[];
};

export type ProductCardProps = {
  readonly product: CardProduct;
  /** `card` is square, for listings; `shelf` is 4:5, for the product page. */
  readonly use?: Extract<PlateUse, 'card' | 'shelf'>;
  /** `high` for the first card of a listing, `eager` for the rest of the first row. */
  readonly priority?: 'high' | 'eager' | 'lazy';
  /** Level of the name as a heading. */
  readonly level?: 2 | 3;
  /** The wishlist toggle. Left out on pages that all visitors share. */
  readonly wish?: { readonly action: string; readonly isWished: boolean };
};

/** A product in a list: the gear, its name, its price. The whole card is the link, which the list around it follows. */
export function ProductCard(props: ProductCardProps) {
  return (
    <li className="card">
      <CardContent {...props} />
    </li>
  );
}

/** What is in a card, without its list item: for lists whose items hold kept markup. */
export function CardContent({ product, use = 'card', priority = 'lazy', level = 3, wish }: ProductCardProps) {
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
      </Plate>
      {wish && <WishToggle {...wish} modelId={product.modelId} name={product.name} />}
      <p className="card-brand">{product.manufacturer}</p>
      <Heading className="card-name">
        <a href={to}>{product.name}</a>
      </Heading>
      {product.price ? (
        <PriceBlock price={product.price} to={to} />
      ) : (
        <span className="price">{t('price.onRequest')}</span>
      )}
      <div className="card-meta">
        <CardColors colors={product.colors} shown={cycled ?? product.shownColor} to={to} onNext={setCycled} />
        {product.rating > 0 && <CardStars rating={product.rating} count={product.ratingCount} />}
      </div>
    </>
  );
}

/** Rounded to the nearest whole star on a card. Specification 2 §3. */
function CardStars({ rating, count }: { readonly rating: number; readonly count: number }) {
  const t = useT('catalog');
  const { language } = useLocale();
  const label = t('rating', { rating: formatNumber(rating, language, 1) });
  return <Stars value={Math.round(rating)} label={label} {...(count > 0 && { note: String(count) })} />;
}

type WishToggleProps = {
  readonly action: string;
  readonly isWished: boolean;
  readonly modelId: number;
  readonly name: string;
};

function WishToggle({ action, isWished, modelId, name }: WishToggleProps) {
  const t = useT('catalog');
  return (
    <Form method="post" action={action} className="fav" preventScrollReset>
      <input type="hidden" name="model_id" value={modelId} />
      <button
        type="submit"
        className="icon-btn"
        aria-label={t(isWished ? 'wishlist.remove' : 'wishlist.add', { name })}
      >
        <Icon name={isWished ? 'heart-full' : 'heart'} size="s" />
      </button>
    </Form>
  );
}

/** The room a card will take, while it loads. */
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
