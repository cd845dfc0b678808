import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ArrowLink } from '~/ui/text-link';

/** The ways to the orders of a verified company, on its page in the account. */
export function CompanyStart() {
  const t = useT('company-orders');
  const { language } = useLocale();
  return (
    <section aria-labelledby="company-orders" className="account-section">
      <h2 id="company-orders">{t('start.title')}</h2>
      <p>{t('start.text')}</p>
      <p className="row">
        <ArrowLink to={pathTo('accountCompanySelection', language)}>{t('selection.title')}</ArrowLink>
        <ArrowLink to={pathTo('accountCompanyOrders', language)}>{t('list.title')}</ArrowLink>
      </p>
    </section>
  );
}
