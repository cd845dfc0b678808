import type { CheckedCart } from '~/api/checked-cart';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { TextLink } from '~/ui/text-link';
import { useMoney } from './use-money';

/**
 * What a guest would save in this cart as a member, with the way to the club step; for a member the bonus that can pay. Nothing where
 * the club does neither.
 */
export function ClubSaving({ checked }: { readonly checked: CheckedCart }) {
  const t = useT('cart');
  const { language } = useLocale();
  const money = useMoney(checked.currency);
  const saved = checked.rows.reduce((sum, { unitHundredths: unit, clubHundredths: club, amount, maxAmount }) => {
    return maxAmount === 0 || unit === null || club === null ? sum : sum + Math.max(0, unit - club) * amount;
  }, 0);
  if (checked.bonusBalanceHundredths > 0 && checked.bonusPaidHundredths === 0)
    return <p className="small club-saving">{t('club.bonus', { amount: money(checked.bonusBalanceHundredths) })}</p>;
  if (saved === 0) return null;
  return (
    <p className="small club-saving">
      {t('club.saving', { amount: money(saved) })}{' '}
      <TextLink to={pathTo('clubInfo', language)}>{t('club.more')}</TextLink>
    </p>
  );
}
