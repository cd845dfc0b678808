import { Link } from '@remix-run/react';
import { isOrderStatus } from 'contract/order-status';
import type { ReactNode } from 'react';
import type { Account, AccountOverview } from '~/api/account';
import { useMoney } from '~/features/cart/parts/use-money';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import type { ScreenName } from '~/routing/screens';

type OverviewPageProps = { readonly account: Account; readonly overview: AccountOverview };

/** The first page of the account: the newest of each of its parts. */
export function OverviewPage({ account, overview }: OverviewPageProps) {
  const t = useT('account');
  const money = useMoney('eur');
  const name = account.firstName.trim();
  return (
    <>
      <p className="account-greeting">{name === '' ? t('overview.welcome') : t('overview.hello', { name })}</p>
      <ul className="account-cards">
        <OrderCard last={overview.lastOrder} count={overview.orderCount} />
        <Card to="accountClub" title={t('overview.bonus')} more={t('overview.toClub')}>
          <p className="account-figure">{money(overview.bonusCents)}</p>
          <p className="muted">{t('club.memberNumber', { number: account.memberNumber })}</p>
        </Card>
        <Card to="wishlist" title={t('page.wishlist')} more={t('overview.toWishlist')}>
          <p>{t('overview.wishlist', { count: overview.wishlistCount })}</p>
        </Card>
        <Card to="accountAddresses" title={t('page.accountAddresses')} more={t('overview.toAddresses')}>
          <p>{t('overview.addresses', { count: overview.addressCount })}</p>
        </Card>
        {account.company && (
          <Card to="accountCompany" title={t('page.accountCompany')} more={t('overview.toCompany')}>
            <p>{account.company.name}</p>
            <p className="muted">{t(account.company.isVerified ? 'company.verified' : 'company.waiting')}</p>
          </Card>
        )}
      </ul>
    </>
  );
}

function OrderCard({ last, count }: { readonly last: AccountOverview['lastOrder']; readonly count: number }) {
  const t = useT('account');
  const order = useT('order');
  const { language } = useLocale();
  const money = useMoney(last?.currency ?? 'eur');
  return (
    <Card to="orderHistory" title={t('overview.lastOrder')} more={t('overview.toOrders', { count })}>
      {last ? (
        <>
          <p>
            <Link className="link" to={pathTo('orderDetails', language, { number: last.number })}>
              {order('number', { number: last.number })}
            </Link>
          </p>
          <p>{isOrderStatus(last.status) ? order(`status.${last.status}`) : last.status}</p>
          <p className="muted">
            {formatDate(last.placed)} · {money(last.totalHundredths)}
          </p>
        </>
      ) : (
        <p>{t('orders.empty')}</p>
      )}
    </Card>
  );
}

type CardProps = {
  readonly to: ScreenName;
  readonly title: string;
  /** The text of the link below. */
  readonly more: string;
  readonly children: ReactNode;
};

function Card({ to, title, more, children }: CardProps) {
  const { language } = useLocale();
  return (
    <li className="account-card">
      <h2 className="account-card-title">{title}</h2>
      {children}
      <p className="account-acts">
        <Link className="link" to={pathTo(to, language)}>
          {more}
        </Link>
      </p>
    </li>
  );
}
