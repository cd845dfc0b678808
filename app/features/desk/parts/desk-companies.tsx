import { Form, Link } from '@remix-run/react';
import type { DeskCompany } from '~/api/desk';
import { countryName } from '~/locale/country-name';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { TextAreaField } from '~/ui/field';
import { DeskSearch } from './desk-search';

type DeskCompaniesProps = { readonly companies: readonly DeskCompany[]; readonly search: string };

/** Companies with their people, and the decision where somebody waits. */
export function DeskCompanies({ companies, search }: DeskCompaniesProps) {
  const t = useT('desk');
  const listText = useT('desk-lists');
  const { language } = useLocale();
  const none = search === '' ? t('companies.none') : listText('companies.none');
  return (
    <>
      <DeskSearch action={pathTo('deskCompanies', language)} label={listText('companies.search')} search={search} />
      {companies.length === 0 && <EmptyState title={none} />}
      <CompanyList companies={companies} />
    </>
  );
}

function CompanyList({ companies }: Pick<DeskCompaniesProps, 'companies'>) {
  const t = useT('desk');
  const { language } = useLocale();
  return (
    <ul className="desk-cards">
      {companies.map((company) => (
        <li key={company.vatNumber}>
          <article className="stack-s">
            <h2 className="account-card-title">
              <Link className="link" to={pathTo('deskCompany', language, { vat: company.vatNumber })}>
                {company.name}
              </Link>
            </h2>
            <p className="muted">
              {[company.vatNumber, countryName(company.country, language)].join(' · ')} ·{' '}
              {company.verified
                ? t('companies.verified', { date: formatDate(company.verified) })
                : t('companies.unverified')}
            </p>
            <ul>
              {company.people.map(({ email, name, state }) => (
                <li key={email}>
                  {name} · {email} · <b>{t(`companies.state.${state === 'not activated' ? 'inactive' : state}`)}</b>
                </li>
              ))}
            </ul>
          </article>
          {company.people.some(({ state }) => state === 'waits') && <CompanyDecision company={company} />}
        </li>
      ))}
    </ul>
  );
}

function CompanyDecision({ company: { vatNumber } }: { readonly company: DeskCompany }) {
  const t = useT('desk');
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('deskCompanies', language)} className="stack-s">
      <input type="hidden" name="vat_number" value={vatNumber} />
      <TextAreaField
        id={`note-${vatNumber}`}
        name="note"
        label={t('note')}
        hint={t('companies.noteHint')}
        rows={2}
        maxLength={2000}
      />
      <p className="desk-actions">
        <Button look="solid" name="decision" value="verify">
          {t('companies.verify')}
        </Button>
        <Button look="line" name="decision" value="refuse">
          {t('companies.refuse')}
        </Button>
      </p>
    </Form>
  );
}
