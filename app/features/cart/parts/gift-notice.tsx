import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';

/** Says that the cart is a gift, who gives it, and what ends that. */
export function GiftNotice({ company }: { readonly company: string }) {
  const t = useT('cart');
  return (
    <Alert title={t('campaign.from', { company })}>
      <p>{t('campaign.text')}</p>
    </Alert>
  );
}
