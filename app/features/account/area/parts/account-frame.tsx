import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Icon } from '~/ui/icon';
import { ACCOUNT_PAGES, type AccountFrameData, type AccountPage, COMPANY_PAGES } from '../account-pages';

type AccountFrameProps = {
  readonly title: string;
  readonly page: AccountPage;
  readonly frame: AccountFrameData;
  /** The page below the main one, such as one order of the history. */
  readonly isBelow?: boolean;
  readonly children: ReactNode;
};

/**
 * A page of the account: the navigation next to it on wide screens; on narrow ones the first page has it as a list of links,
 * and every other page a link back.
 */
export function AccountFrame({ title, page, frame, isBelow = false, children }: AccountFrameProps) {
  const t = useT('account');
  const { language } = useLocale();
  const back = isBelow ? page : 'account';
  return (
    <main id="main" className={`wrap page account${page === 'account' ? ' account-first' : ''}`}>
      <AccountNav page={page} frame={frame} />
      <div className="account-body">
        {(page !== 'account' || isBelow) && (
          <Link to={pathTo(back, language)} className={`account-back link${isBelow ? ' account-back-wide' : ''}`}>
            <Icon name="chevron-left" size="s" />
            {t(`page.${back}`)}
          </Link>
        )}
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}

function AccountNav({ page, frame }: Pick<AccountFrameProps, 'page' | 'frame'>) {
  const t = useT('account');
  const { language } = useLocale();
  const pages = ACCOUNT_PAGES.filter((each) => !COMPANY_PAGES.has(each) || frame.hasCompany);
  return (
    <nav aria-label={t('nav')} className="account-nav">
      <ul>
        {pages.map((each) => (
          <li key={each}>
            <Link to={pathTo(each, language)} aria-current={each === page ? 'page' : undefined}>
              {t(`page.${each}`)}
            </Link>
          </li>
        ))}
        <li>
          <Form method="post" action={pathTo('logout', language)} reloadDocument>
            <button type="submit">{t('logOut')}</button>
          </Form>
        </li>
      </ul>
    </nav>
  );
}

/** What a page shows when the backend has no accounts. */
export function NoAccounts() {
  const t = useT('account');
  return <Alert>{t('unsupported')}</Alert>;
}
