import type { CheckedCart } from '~/api/checked-cart';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button, ButtonLink } from '~/ui/button';

type ToCheckoutProps = {
  readonly isBlocked: boolean;
  readonly checked: CheckedCart;
};

/** The way to the checkout, or to sending a transfer request; closed while a row of the cart cannot be ordered. */
export function ToCheckout({ isBlocked, checked }: ToCheckoutProps) {
  const t = useT('cart');
  const { language } = useLocale();
  const isTransfer = checked.transfer !== null;
  // Klarna's snippet is only allowed by the policy of a page of its own
  const opensDocument = checked.showsKlarna && !isTransfer;
  const label = t(isTransfer ? 'transfer.send' : 'toCheckout');
  if (!isBlocked) {
    const to = pathTo(isTransfer ? 'transferRequest' : 'payment', language);
    return (
      <ButtonLink look="primary" size="l" block to={to} reloadDocument={opensDocument}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <>
      <Button type="button" look="primary" size="l" block disabled aria-describedby="checkout-blocked">
        {label}
      </Button>
      <p className="small" id="checkout-blocked">
        {t('blocked')}
      </p>
    </>
  );
}
