import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button, ButtonLink } from '~/ui/button';

/** The way to the checkout, closed while a row of the cart cannot be ordered. */
export function ToCheckout({ isBlocked }: { readonly isBlocked: boolean }) {
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
