import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { usePrice } from '~/locale/use-locale';
import { Icon } from '~/ui/icon';
import type { PageMore, SecondHandView } from '../product-data';

type SecondHandProps = Pick<PageMore, 'condition' | 'newModel' | 'usedOnes'> & {
  /** What it costs, in euro cents; null when unknown. */
  readonly price: number | null;
};

/**
 * How worn a used product is, the way from it to the new model, and from a new model to used ones: these are told apart by
 * their condition, as all have the name that stands above. Specification 2 §3 (secondHandParent).
 */
export function SecondHand({ condition, newModel, usedOnes, price }: SecondHandProps) {
  const t = useT('product-more');
  const format = usePrice();
  if (condition === null && newModel === null && usedOnes.length === 0) return null;
  const saved = price !== null && newModel?.price ? newModel.price - price : 0;
  const line = (one: SecondHandView, kind: 'new' | 'used') => (
    <li key={one.to}>
      <Link to={one.to}>
        <span>
          <b>{t(`secondHand.${kind}`)}</b>{' '}
          <span className="muted">
            {one.condition ? t('condition', { grade: t(`condition.${one.condition}`) }) : one.name}
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
          <span className={`used-scale used-${condition}`} aria-hidden="true" />
          <p className="small muted">{t(`condition.${condition}.means`)}</p>
          {saved > 0 && <p className="used-saved">{t('secondHand.saved', { saved: format(saved) })}</p>}
        </li>
      )}
      {newModel && line(newModel, 'new')}
      {usedOnes.map((one) => line(one, 'used'))}
    </ul>
  );
}
