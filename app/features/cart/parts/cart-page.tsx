import { Form } from '@remix-run/react';
import type { CheckedCart } from '~/api/checked-cart';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Icon } from '~/ui/icon';
import type { CartReply, CartState } from '../cart-state';
import { CartOutage } from './cart-outage';
import { CartRow } from './cart-row';
import { CartServices } from './cart-services';
import { sumsOf } from './cart-sums';
import { CodeForm, type UsedGiftCard } from './code-form';
import { FreeDelivery } from './free-delivery';
import { GiftCardRow } from './gift-card-row';
import { PendingOrderNotice } from './pending-order';
import { Sums } from './sums';

type CartPageProps = {
  readonly cart: CartState;
  /** The delivery method chosen on the payment page before; empty without one. */
  readonly deliveryMethod: string;
  /** The shopper's note to the packer. */
  readonly specialRequest: string;
  /** The action's refusal when it answers with the page. */
  readonly reply: CartReply | undefined;
};

/** The cart page: every change can be undone, every sum is visible. */
export function CartPage({ cart, deliveryMethod, specialRequest, reply }: CartPageProps) {
  const t = useT('cart');
  const units = cart.state === 'empty' ? 0 : cart.units;
  const refused = reply && !reply.ok ? reply : undefined;
  return (
    <main id="main" className="wrap page">
      <div className="section-head">
        <h1 tabIndex={-1}>{t('title')}</h1>
        {units > 0 && <span className="muted num">{t('count', { count: units })}</span>}
      </div>
      {refused && refused.field !== 'code' && refused.field !== 'request' && <Alert tone="error">{refused.text}</Alert>}
      <CartContent cart={cart} deliveryMethod={deliveryMethod} specialRequest={specialRequest} reply={refused} />
    </main>
  );
}

function CartContent({ cart, deliveryMethod, specialRequest, reply }: CartPageProps) {
  const { language } = useLocale();
  switch (cart.state) {
    case 'empty':
      return <EmptyCart isUnreadable={cart.isUnreadable} />;
    case 'pending':
      return <PendingOrderNotice order={cart.order} />;
    case 'down':
      return <CartOutage units={cart.units} retryTo={pathTo('cart', language)} />;
    case 'refused':
      return <RefusedCart messages={cart.messages} />;
    case 'ready':
      return (
        <FullCart
          checked={cart.checked}
          codes={cart.codes}
          giftCodeKeys={cart.giftCodeKeys}
          deliveryMethod={deliveryMethod}
          specialRequest={specialRequest}
          reply={reply}
          refusedCode={reply?.field === 'code' ? reply : undefined}
        />
      );
  }
}

function EmptyCart({ isUnreadable }: { readonly isUnreadable: boolean }) {
  const t = useT('cart');
  const { language } = useLocale();
  return (
    <EmptyState
      title={isUnreadable ? t('unreadable.title') : t('empty.title')}
      actions={
        <>
          <ButtonLink look="primary" to={pathTo('home', language)}>
            {t('empty.shop')}
          </ButtonLink>
          <ButtonLink to={pathTo('newest', language)}>{t('empty.newest')}</ButtonLink>
        </>
      }
    >
      {isUnreadable ? t('unreadable.text') : t('empty.text')}
    </EmptyState>
  );
}

/** The button disappears with the rows, so the heading gets the focus. */
const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus();

function ClearForm() {
  const t = useT('cart');
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('cart', language)} className="cart-clear" onSubmit={focusHeading}>
      <input type="hidden" name="intent" value="clear" />
      <Button look="quiet" size="s">
        {t('clear')}
      </Button>
    </Form>
  );
}

function RefusedCart({ messages }: { readonly messages: readonly string[] }) {
  const t = useT('cart');
  const { language } = useLocale();
  return (
    <div className="stack">
      <Alert tone="error" title={t('refusedCart.title')}>
        {messages.map((message) => (
          <p key={message}>{message}</p>
        ))}
      </Alert>
      <div className="row">
        <ButtonLink to={pathTo('locale', language, {}, { next: pathTo('cart', language) })}>
          {t('refusedCart.locale')}
        </ButtonLink>
        <ClearForm />
      </div>
    </div>
  );
}

type FullCartProps = {
  readonly checked: CheckedCart;
  readonly codes: readonly string[];
  readonly giftCodeKeys: readonly string[];
  readonly deliveryMethod: string;
  readonly specialRequest: string;
  readonly reply: CartReply | undefined;
  readonly refusedCode: CartReply | undefined;
};

function FullCart({ checked, codes, giftCodeKeys, deliveryMethod, specialRequest, reply, refusedCode }: FullCartProps) {
  const t = useT('cart');
  const isBlocked = [...checked.rows, ...checked.giftRows].some((row) => row.maxAmount === 0);
  return (
    <div className="two">
      <section>
        <h2 className="sr">{t('rows')}</h2>
        {checked.errors.length > 0 && (
          <Alert tone="warning" title={t('errors')}>
            <ul>
              {checked.errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </Alert>
        )}
        <FreeDelivery checked={checked} />
        <ul>
          {checked.rows.map((row) => (
            <CartRow key={`${row.productId} ${row.isBundled}`} row={row} currency={checked.currency} />
          ))}
          {checked.giftRows.map((row) => (
            <GiftCardRow key={row.uid} row={row} currency={checked.currency} />
          ))}
        </ul>
        <ClearForm />
        <CartServices
          checked={checked}
          specialRequest={specialRequest}
          refused={reply?.field === 'request' ? reply : undefined}
        />
      </section>
      <aside className="sum-side">
        <div className="sum-box">
          <h2>{t('summary')}</h2>
          <Sums sums={sumsOf(checked, deliveryMethod)} />
          <div className="sum-act">
            <ToCheckout isBlocked={isBlocked} />
          </div>
        </div>
        {checked.takesCodes && (
          <CodeForm
            codes={codes}
            giftCards={giftCardsInUse(checked, giftCodeKeys)}
            currency={checked.currency}
            refused={refusedCode}
          />
        )}
        <ul className="facts">
          <li>
            <Icon name="return" />
            <span>{t('promise.returns')}</span>
          </li>
          <li>
            <Icon name="truck" />
            <span>{t('promise.delivery')}</span>
          </li>
        </ul>
      </aside>
    </div>
  );
}

/** What each gift card pays, with the name that forms have for it. */
const giftCardsInUse = ({ cardPayments }: CheckedCart, keys: readonly string[]): UsedGiftCard[] =>
  cardPayments.map((payment, index) => ({ ...payment, key: keys[index] ?? '' }));

/** The way to the checkout, closed while a row of the cart cannot be ordered. */
function ToCheckout({ isBlocked }: { readonly isBlocked: boolean }) {
  const t = useT('cart');
  const { language } = useLocale();
  if (!isBlocked) {
    return (
      <ButtonLink look="primary" size="l" block to={pathTo('payment', language)}>
        {t('toCheckout')}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button type="button" look="primary" size="l" block disabled aria-describedby="checkout-blocked">
        {t('toCheckout')}
      </Button>
      <p className="small" id="checkout-blocked">
        {t('blocked')}
      </p>
    </>
  );
}
