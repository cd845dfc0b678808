import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { usePrice } from '~/locale/use-locale';
import { Icon } from '~/ui/icon';
import type { PageMore, SecondHandView } from '../product-data';

type SecondHandProps = Pick<PageMore, 'condition' | 'newModel' | 'usedOnes'>;

/**
 * How worn a used product is, the way from it to the new model, and from a new model to used ones. Specification 2 §3
 * (secondHandParent).
 */
export function SecondHand({ condition, newModel, usedOnes }: SecondHandProps) {
  const t = useT('product-more');
  const format = usePrice();
  if (condition === null && newModel === null && usedOnes.length === 0) return null;
  const line = (one: SecondHandView, kind: 'new' | 'used') => (
    <li key={one.to}>
      <Link to={one.to}>
        <span>
          <b>{t(`secondHand.${kind}`)}</b>{' '}
          <span className="muted">
            {one.name}
            {one.condition && ` · ${t(`condition.${one.condition}`)}`}
          </span>
        </span>
        {one.price !== null && <span className="num">{format(one.price)}</span>}
        <Icon name="chevron-right" size="s" />
      </Link>
    </li>
  );
  return (
    <ul className="panel panel-links">
      {condition && (
        <li className="used-condition">
          <b>{t('condition', { grade: t(`condition.${condition}`) })}</b>
          <p className="small muted">{t(`condition.${condition}.means`)}</p>
        </li>
      )}
      {newModel && line(newModel, 'new')}
      {usedOnes.map((one) => line(one, 'used'))}
    </ul>
  );
}
