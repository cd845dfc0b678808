import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { Club } from '~/api/account';
import { useMoney } from '~/features/cart/parts/use-money';
import { formatDate } from '~/locale/dates';
import { formatPercentage } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { AccountSection } from './account-section';

type ClubPageProps = {
  readonly memberNumber: string;
  /** ISO 8601. */
  readonly joined: string;
  readonly club: Club;
  /** Sections of other features, such as groups of customers. */
  readonly children?: ReactNode;
};

/** The club: card, benefits, bonus with its movements. */
export function ClubPage({ memberNumber, joined, club, children }: ClubPageProps) {
  const t = useT('account');
  const money = useMoney('eur');
  const { language } = useLocale();
  const percentage = formatPercentage(club.percentage, language);
  return (
    <>
      <div className="account-club">
        <p className="account-figure">{money(club.balanceCents)}</p>
        <p>{t('club.balance')}</p>
        <p className="muted">
          {t('club.memberNumber', { number: memberNumber })} · {t('club.joined', { date: formatDate(joined) })}
        </p>
      </div>
      <AccountSection id="benefits" title={t('club.benefits')}>
        <ul className="account-list">
          <li>{t('club.prices')}</li>
          {club.percentage > 0 && <li>{t('club.earn', { percentage })}</li>}
          {club.percentage > 0 && <li>{t('club.spend')}</li>}
          <li>{t('club.history')}</li>
        </ul>
      </AccountSection>
      <AccountSection id="movements" title={t('club.movements')}>
        {club.entries.length === 0 ? (
          <p className="muted">{t('club.noMovements')}</p>
        ) : (
          <ul className="account-log">
            {club.entries.map(({ kind, cents, orderNumber, created }) => (
              <li key={`${kind} ${created} ${orderNumber}`} className="account-movement">
                <span>
                  <b>{t(`bonus.${kind}`)}</b>{' '}
                  {orderNumber && (
                    <Link className="link" to={pathTo('orderDetails', language, { number: orderNumber })}>
                      {orderNumber}
                    </Link>
                  )}
                </span>
                <span className="muted">{formatDate(created)}</span>
                <span className="num">{money(cents)}</span>
              </li>
            ))}
          </ul>
        )}
      </AccountSection>
      {children}
    </>
  );
}
