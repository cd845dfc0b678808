import { useT } from '~/locale/translator';

/** The labels of the stepper of a line of the cart, by the name of what the line holds. */
export function useRowLabels(name: string) {
  const t = useT('cart');
  return {
    amount: t('row.amountOf', { name }),
    decrease: t('row.decrease', { name }),
    increase: t('row.increase', { name }),
    update: t('row.update'),
  };
}
