import type { AccountCompany } from '~/api/account';
import { countryName } from '~/locale/country-name';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Alert } from '~/ui/alert';

/** The company that the person orders for. Its other people are not shown: being colleagues is no reason to share personal data. */
export function CompanyPage({ company }: { readonly company: AccountCompany }) {
  const t = useT('account');
  const { language } = useLocale();
  const facts = [
    [t('company.name'), company.name],
    [t('company.vat'), company.vatNumber],
    [t('company.country'), countryName(company.country, language)],
    [t('company.billing'), t(company.acceptsBilling ? 'company.billingYes' : 'company.billingNo')],
  ] as const;
  return (
    <>
      {company.isVerified ? (
        <Alert tone="ok" title={t('company.verified')}>
          <p>{t('company.verifiedText')}</p>
        </Alert>
      ) : (
        <Alert title={t('company.waiting')}>
          <p>{t('company.waitingText')}</p>
        </Alert>
      )}
      <dl className="order-facts account-facts">
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
