import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { unpackCard } from '~/features/catalog/packed-card';
import { Plate } from '~/features/catalog/parts/plate';
import { Price } from '~/features/catalog/parts/price-block';
import { needs, useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { packedKey } from '~/rendering/packed';
import { useBackgroundLoad } from '~/routing/background-load';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { SkeletonLine } from '~/ui/skeleton';
import { linesOf } from '../cart-lines';
import type { CartReply } from '../cart-state';
import type { CartAside as CartAsideData, loadCartAside } from '../load-cart-aside.server';
import type { Recommended } from '../recommended.server';
import { CartRow, RemoveForm } from './cart-row';
import { sumsOf } from './cart-sums';
import { FreeDelivery } from './free-delivery';
import { GiftCardRow } from './gift-card-row';
import { AddForm } from './recommended-shelf';
import { ToCheckout } from './to-checkout';
import { useMoney } from './use-money';

await needs('cart', 'cart-aside', 'catalog');

type CartAsideProps = {
  /** The variant that was added and stands above already, and its name. */
  readonly added: number;
  readonly name: string;
  /** Words of the link to the cart. */
  readonly toCart: string;
};

/**
 * The rest of the cart, beside the page on which something was added: its other rows, what is missing for free delivery, what goes
 * well with it, and the ways on. It follows every change of the cart.
 */
export function CartAside({ added, name, toCart }: CartAsideProps) {
  const t = useT('cart-aside');
  const { language } = useLocale();
  const address = pathTo('cartAside', language);
  const fetcher = useFetcher<typeof loadCartAside>({ key: 'cart-aside' });
  const load = useBackgroundLoad(fetcher.load);
  const removal = useFetcher<CartReply>({ key: `cart-removal-${added}` });
  useEffect(() => load(address), [load, address]);
  const cart = fetcher.data;
  return (
    <>
      <div className="aside-remove">
        <RemoveForm form={removal.Form} id={String(added)} name={name} />
      </div>
      <p className="sr" role="status">
        {cart && <Said cart={cart} />}
      </p>
      <div className="aside-cart" aria-busy={cart === undefined}>
        {cart === undefined && <Waiting />}
        {cart === null && <p className="small muted">{t('unseen')}</p>}
        {cart && <Rest cart={cart} added={added} />}
      </div>
      <div className="aside-foot">
        {cart && <Foot cart={cart} />}
        <ButtonLink look={cart ? 'line' : 'primary'} block to={pathTo('cart', language)}>
          {toCart}
        </ButtonLink>
      </div>
    </>
  );
}

/** What is in the cart now, for screen readers. */
function Said({ cart: { units, checked } }: { readonly cart: CartAsideData }) {
  const t = useT('cart-aside');
  const money = useMoney(checked.currency);
  return t('said', { count: units, sum: money(checked.totalHundredths) });
}

function Waiting() {
  return (
    <div className="stack-s">
      <SkeletonLine width={80} />
      <SkeletonLine width={45} />
      <SkeletonLine width={80} />
    </div>
  );
}

type RestProps = { readonly cart: CartAsideData; readonly added: number };

function Rest({ cart: { checked, goods }, added }: RestProps) {
  const t = useT('cart-aside');
  const { currency, transfer } = checked;
  const others = linesOf(checked).filter(({ row }) => row.isBundled || row.productId !== added);
  return (
    <>
      {!checked.gift && <FreeDelivery checked={checked} />}
      {others.length + checked.giftRows.length > 0 && (
        <section aria-labelledby="aside-others">
          <h3 id="aside-others">{t('others')}</h3>
          <ul>
            {others.map((line) => (
              <CartRow
                key={`${line.id} ${line.row.isBundled}`}
                line={line}
                currency={currency}
                isStaff={false}
                transfer={transfer}
                isAside
              />
            ))}
            {checked.giftRows.map((row) => (
              <GiftCardRow key={row.uid} row={row} currency={currency} />
            ))}
          </ul>
        </section>
      )}
      {goods.length > 0 && (
        <section aria-labelledby="aside-goods">
          <h3 id="aside-goods">{t('goods')}</h3>
          <ul>
            {goods.map((each) => (
              <Good key={packedKey(each.card)} {...each} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** A product that goes well with the cart; it is added in place. */
function Good({ card, variants }: Recommended) {
  const adding = useFetcher<CartReply>();
  const { modelId, name, manufacturer, to, picture, price } = unpackCard(card);
  return (
    <li className="aside-good">
      <Plate picture={picture} use="line" alt="" />
      <div>
        <p className="card-brand">{manufacturer}</p>
        <a href={to}>{name}</a>
        {price && <Price price={price} />}
        <AddForm card={card} variants={variants} form={adding.Form} isPending={adding.state !== 'idle'} />
        {adding.data?.ok === false && <FieldError id={`aside-error-${modelId}`}>{adding.data.text}</FieldError>}
      </div>
    </li>
  );
}

function Foot({ cart: { checked } }: { readonly cart: CartAsideData }) {
  const t = useT('cart');
  const money = useMoney(checked.currency);
  const { totalHundredths, isDeliveryOpen } = sumsOf(checked, '');
  const isBlocked = [...linesOf(checked).map(({ row }) => row), ...checked.giftRows].some((row) => row.maxAmount === 0);
  return (
    <>
      <p className="aside-sum">
        <span>{t(isDeliveryOpen ? 'sums.totalBeforeDelivery' : 'sums.total')}</span>
        <b className="num">{money(totalHundredths)}</b>
      </p>
      <ToCheckout isBlocked={isBlocked} checked={checked} />
    </>
  );
}
