import { Form } from '@remix-run/react';
import type { CheckedCart, CheckedRow } from '~/api/checked-cart';
import type { WaysOn } from '~/features/catalog/ways-on.server';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { lateCode } from '~/rendering/late-code';
import { LatePart } from '~/rendering/late-part';
import { OnDemand } from '~/rendering/on-demand';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { linesOf } from '../cart-lines';
import type { CartReply, CartState } from '../cart-state';
import type { Recommended } from '../recommended.server';
import type { Till } from '../till.server';
import { CartErrors } from './cart-errors';
import { CartOutage } from './cart-outage';
import { CartRow } from './cart-row';
import { CartServices } from './cart-services';
import { sumsOf } from './cart-sums';
import { ClubSaving } from './club-saving';
import { CodeForm, type UsedGiftCard } from './code-form';
import { EmptyCart } from './empty-cart';
import { FreeDelivery } from './free-delivery';
import { GiftCardRow } from './gift-card-row';
import { GiftNotice } from './gift-notice';
import { PendingOrderNotice } from './pending-order';
import { LateTillBar, LateTransferNotice } from './staff-cart';
import { DueSum, Sums } from './sums';
import { ToCheckout } from './to-checkout';

const recommendedShelf = await lateCode(async () => (await import('./recommended-shelf')).RecommendedShelf);
const savedForLater = await lateCode(async () => (await import('./saved-for-later')).SavedForLater, '.saved');
const waysOnView = await lateCode(async () => (await import('~/features/catalog/parts/ways-on-view')).WaysOnView);

type CartPageProps = {
  readonly cart: CartState;
  /** The delivery method chosen on the payment page before; empty without one. */
  readonly deliveryMethod: string;
  /** The shopper's note to the packer. */
  readonly specialRequest: string;
  /** What staff finds here in addition; null for everybody else. */
  readonly till: Till | null;
  /** Products saved for later. */
  readonly saved: readonly CheckedRow[];
  /** What goes well with the cart. */
  readonly recommended: readonly Recommended[];
  /** What leads on from an empty cart. */
  readonly waysOn: WaysOn | null;
  /** The action's refusal when it answers with the page. */
  readonly reply: CartReply | undefined;
};

/** The cart page: every change can be undone, every sum is visible. */
export function CartPage(props: CartPageProps) {
  const { cart, deliveryMethod, specialRequest, saved, till, recommended, waysOn, reply } = props;
  const t = useT('cart');
  const { currency } = useLocale();
  const units = cart.state === 'empty' ? 0 : cart.units;
  const refused = reply && !reply.ok ? reply : undefined;
  return (
    <main id="main" className="wrap page">
      {/* an empty cart says so in a heading of its own */}
      <div className={cart.state === 'empty' ? 'sr' : 'section-head cart-head'}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {units > 0 && <span className="muted num">{t('count', { count: units })}</span>}
      </div>
      {refused && refused.field !== 'code' && refused.field !== 'request' && <Alert tone="error">{refused.text}</Alert>}
      {till && <LateTillBar till={till} />}
      <CartContent
        cart={cart}
        deliveryMethod={deliveryMethod}
        specialRequest={specialRequest}
        isStaff={till !== null}
        reply={refused}
      />
      {saved.length > 0 && <OnDemand code={savedForLater} props={{ rows: saved, currency }} />}
      {waysOn && (
        <LatePart
          code={waysOnView}
          near=":scope"
          props={{ ...waysOn, departmentsTitle: t('empty.departments'), popularTitle: t('empty.goods') }}
          basis={[waysOn]}
        />
      )}
      {recommended.length > 0 && (
        <LatePart code={recommendedShelf} near=":scope" props={{ products: recommended }} basis={[recommended]} />
      )}
    </main>
  );
}

type CartContentProps = Omit<CartPageProps, 'saved' | 'till' | 'recommended' | 'waysOn'> & {
  readonly isStaff: boolean;
};

function CartContent({ cart, deliveryMethod, specialRequest, isStaff, reply }: CartContentProps) {
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
          isStaff={isStaff}
          reply={reply}
          refusedCode={reply?.field === 'code' ? reply : undefined}
        />
      );
  }
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
  readonly isStaff: boolean;
  readonly reply: CartReply | undefined;
  readonly refusedCode: CartReply | undefined;
};

/** Products, bundles and gift cards. */
function CartLines({ checked, isStaff }: Pick<FullCartProps, 'checked' | 'isStaff'>) {
  return (
    <ul>
      {linesOf(checked).map((line) => (
        <CartRow
          key={`${line.id} ${line.row.isBundled}`}
          line={line}
          currency={checked.currency}
          isStaff={isStaff}
          transfer={checked.transfer}
        />
      ))}
      {checked.giftRows.map((row) => (
        <GiftCardRow key={row.uid} row={row} currency={checked.currency} />
      ))}
    </ul>
  );
}

function FullCart(props: FullCartProps) {
  const { checked, codes, giftCodeKeys, deliveryMethod, specialRequest, isStaff, reply, refusedCode } = props;
  const t = useT('cart');
  const isBlocked = [...linesOf(checked).map(({ row }) => row), ...checked.giftRows].some((row) => row.maxAmount === 0);
  const sums = sumsOf(checked, deliveryMethod);
  return (
    <div className="two cart">
      <section>
        <h2 className="sr">{t('rows')}</h2>
        <div className="stack-s">
          {checked.transfer && <LateTransferNotice transfer={checked.transfer} />}
          <CartErrors errors={checked.errors} />
          {checked.gift ? <GiftNotice company={checked.gift.company} /> : <FreeDelivery checked={checked} />}
        </div>
        <CartLines checked={checked} isStaff={isStaff} />
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
          <Sums sums={sums} />
          <div className="sum-act">
            <DueSum sums={sums} />
            <ToCheckout isBlocked={isBlocked} checked={checked} />
          </div>
          <ClubSaving checked={checked} />
        </div>
        {checked.takesCodes && !checked.gift && (
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
