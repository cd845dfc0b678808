import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { usePrice } from '~/locale/use-locale';
import { Icon } from '~/ui/icon';
import type { PageMore, SecondHandView } from '../product-data';

/** From a used product to the new model, and from a new model to used ones. Specification 2 §3 (secondHandParent). */
export function SecondHand({ newModel, usedOnes }: Pick<PageMore, 'newModel' | 'usedOnes'>) {
  const t = useT('product-more');
  const format = usePrice();
  if (newModel === null && usedOnes.length === 0) return null;
  const line = (one: SecondHandView, kind: 'new' | 'used') => (
    <li key={one.to}>
      <Link to={one.to}>
        <span>
          <b>{t(`secondHand.${kind}`)}</b> <span className="muted">{one.name}</span>
        </span>
        {one.price !== null && <span className="num">{format(one.price)}</span>}
        <Icon name="chevron-right" size="s" />
      </Link>
    </li>
  );
  return (
    <ul className="panel panel-links">
      {newModel && line(newModel, 'new')}
      {usedOnes.map((one) => line(one, 'used'))}
    </ul>
  );
}
