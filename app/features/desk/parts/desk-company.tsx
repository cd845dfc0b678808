import { Form } from '@remix-run/react';
import type { DeskCompanyView } from '~/api/desk-company';
import { useMoney } from '~/features/cart/parts/use-money';
import { formatDate } from '~/locale/dates';
import { labelled } from '~/locale/labelled';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { SelectField, TextField } from '~/ui/field';
import type { CompanyAnswer } from '../company.server';
import { AgreementForm } from './agreement-form';
import { DeskCompanyOrders } from './desk-company-orders';
import { DeskTable } from './desk-table';

type DeskCompanyProps = {
  readonly company: DeskCompanyView;
  readonly formKey: string;
  readonly answer: CompanyAnswer | null;
};

/** A company at the desk: its people with their roles, what is agreed with it, and the orders that were sent. */
export function DeskCompanyPage({ company, formKey, answer }: DeskCompanyProps) {
  const t = useT('desk-company');
  const refused = answer?.person === null ? answer : null;
  return (
    <>
      <p className="muted">{company.vatNumber}</p>
      <section aria-labelledby="people" className="stack">
        <h2 id="people">{t('people')}</h2>
        {company.people.length === 0 && <p>{t('people.none')}</p>}
        <ul className="desk-cards">
          {company.people.map((person) => (
            <PersonRow
              key={person.id}
              vat={company.vatNumber}
              person={person}
              answer={answer?.person === person.id ? answer : null}
            />
          ))}
        </ul>
      </section>
      <section aria-labelledby="agreements" className="stack">
        <h2 id="agreements">{t('agreements')}</h2>
        {company.agreements.length === 0 ? <p>{t('agreements.none')}</p> : <Agreements company={company} />}
        {/* a refused form keeps its key, so that nothing typed meanwhile is lost */}
        <AgreementForm vat={company.vatNumber} formKey={refused?.typed['form_key'] ?? formKey} answer={refused} />
      </section>
      <DeskCompanyOrders orders={company.orders} />
    </>
  );
}

type PersonRowProps = {
  readonly vat: string;
  readonly person: DeskCompanyView['people'][number];
  readonly answer: CompanyAnswer | null;
};

function PersonRow({ vat, person, answer }: PersonRowProps) {
  const t = useT('desk-company');
  const { language } = useLocale();
  const limit = person.limitCents === null ? '' : String(person.limitCents / 100);
  const role = answer?.typed['role'] ?? (person.isBuyer ? 'buyer' : 'orderer');
  return (
    <li>
      <div>
        <h3 className="account-card-title">{person.name || person.email}</h3>
        <p className="muted">{person.email}</p>
      </div>
      <Form method="post" action={pathTo('deskCompany', language, { vat })} className="stack-s">
        <input type="hidden" name="id" value={person.id} />
        <SelectField id={`role-${person.id}`} name="role" label={t('role')} defaultValue={role} key={role}>
          <option value="orderer">{t('role.orderer')}</option>
          <option value="buyer">{t('role.buyer')}</option>
        </SelectField>
        <TextField
          id={`limit-${person.id}`}
          key={limit}
          name="limit"
          inputMode="decimal"
          label={t('limit')}
          hint={t('limit.hint')}
          defaultValue={answer?.typed['limit'] ?? limit}
          error={answer?.faults['limit']}
          maxLength={20}
        />
        <p className="desk-actions">
          <Button look="solid" name="intent" value="role">
            {t('person.save')}
          </Button>
          <Button look="line" name="intent" value="remove">
            {t('person.remove')}
          </Button>
        </p>
      </Form>
    </li>
  );
}

function Agreements({ company }: { readonly company: DeskCompanyView }) {
  const t = useT('desk-company');
  const common = useT('common');
  const { language } = useLocale();
  const money = useMoney('eur');
  const columns = [
    t('agreement.about'),
    t('agreement.price'),
    t('agreement.days'),
    t('agreement.state'),
    t('agreement.end'),
  ];
  return (
    <DeskTable label={t('agreements')} columns={columns}>
      {company.agreements.map((agreement) => {
        const { id, kind, name, path, percentage, netCents, validFrom, validTo, state } = agreement;
        const from = formatDate(validFrom);
        return (
          <tr key={id}>
            <th scope="row">
              {name}{' '}
              <span className="muted small">
                {t(`agreement.${kind}`)} · /{path}/
              </span>
            </th>
            <td>
              {netCents === null
                ? t('agreement.percentage', { percentage: formatNumber(percentage ?? 0, language, 2) })
                : t('agreement.net', { sum: money(netCents) })}
            </td>
            <td>
              {validTo === null
                ? t('agreement.from', { from })
                : t('agreement.between', { from, to: formatDate(validTo) })}
            </td>
            <td>{t(`state.${state}`)}</td>
            <td>
              {state !== 'over' && (
                <Form method="post" action={pathTo('deskCompany', language, { vat: company.vatNumber })}>
                  <input type="hidden" name="id" value={id} />
                  <Button look="line" size="s" name="intent" value="end">
                    {t('agreement.end')}
                    <span className="sr">{labelled(common, '', name)}</span>
                  </Button>
                </Form>
              )}
            </td>
          </tr>
        );
      })}
    </DeskTable>
  );
}
