import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';

/** Check: in stock; circle: on order; minus: out of stock. Specification 2 §4. */
export type StockState = 'inStock' | 'onOrder' | 'out';

const marks = {
  inStock: { icon: 'check', className: 'st-ok' },
  onOrder: { icon: 'circle', className: 'st-order' },
  out: { icon: 'minus', className: 'st-out' },
} as const;

type StockMarkProps = {
  readonly state: StockState;
  readonly className?: string;
  /** More detail than the state, such as a quantity or a delivery time. Defaults to the state's name. */
  readonly children?: ReactNode;
};

/** Availability as a mark and text. */
export function StockMark({ state, className, children }: StockMarkProps) {
  const t = useT('catalog');
  const mark = marks[state];
  return (
    <span className={classNames('st', mark.className, className)}>
      <Icon name={mark.icon} size="xs" />
      <span>{children ?? t(`availability.${state}`)}</span>
    </span>
  );
}
