import type { CheckedCart } from '~/api/checked-cart';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';

/** What the backend says about the cart. */
export function CartErrors({ errors }: Pick<CheckedCart, 'errors'>) {
  const t = useT('cart');
  if (errors.length === 0) return null;
  return (
    <Alert tone="warning" title={t('errors')}>
      <ul>
        {errors.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </Alert>
  );
}
