import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button, ButtonLink } from '~/ui/button';

type ToCheckoutProps = {
  readonly isBlocked: boolean;
  /** The next page has Klarna's snippet, which only the policy of a page of its own allows. */
  readonly opensDocument: boolean;
};

/** The way to the checkout, closed while a row of the cart cannot be ordered. */
export function ToCheckout({ isBlocked, opensDocument }: ToCheckoutProps) {
  const t = useT('cart');
  const { language } = useLocale();
  if (!isBlocked) {
    return (
      <ButtonLink look="primary" size="l" block to={pathTo('payment', language)} reloadDocument={opensDocument}>
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
