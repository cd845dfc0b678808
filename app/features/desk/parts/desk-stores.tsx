import { Form, Link } from '@remix-run/react';
import type { StoreForm } from 'contract/desk-stores';
import type { FormFaults } from '~/api/desk-forms';
import type { DeskStores } from '~/api/desk-stores';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ErrorSummary } from '~/ui/alert';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { SpecialDayFields } from './desk-store-rows';
import { DeskTable } from './desk-table';
import { faultList } from './fault-list';
import { FieldNotesContext } from './noted-field';

type Rejected = { readonly day: StoreForm['special_days'][number]; readonly faults: FormFaults };

type DeskStoresListProps = DeskStores & {
  /** The special day for all stores, if it was not saved. */
  readonly rejected: Rejected | undefined;
};

/** The stores with what is missing, a special day for all of them, and their services. */
export function DeskStoresList({ stores, services, rejected }: DeskStoresListProps) {
  const t = useT('desk-stores');
  const { language } = useLocale();
  if (stores.length === 0) return <EmptyState title={t('none')} />;
  const columns = [t('store'), t('city'), t('nextSpecial'), t('unsaid'), t('missingTexts')];
  return (
    <>
      <DeskTable label={t('title')} columns={columns}>
        {stores.map(({ slug, name, city, next_special: next, unsaid_holidays: unsaid, missing }) => (
          <tr key={slug}>
            <th scope="row">
              <Link className="link" to={pathTo('deskStore', language, { store: slug })}>
                {name}
              </Link>
            </th>
            <td>{city}</td>
            <td>{next ? formatDate(next) : '–'}</td>
            <td>{unsaid.map((day) => formatDate(day)).join(', ') || '–'}</td>
            <td className="num">{missing}</td>
          </tr>
        ))}
      </DeskTable>
      <SpecialDayForAll key={rejected ? 'rejected' : 'new'} rejected={rejected} />
      <section className="stack-s" aria-labelledby="desk-services">
        <h2 id="desk-services">{t('services')}</h2>
        <DeskTable label={t('services')} columns={[t('service'), t('missingTexts')]}>
          {services.map(({ slug, name, missing }) => (
            <tr key={slug}>
              <th scope="row">
                <Link className="link" to={pathTo('deskStoreService', language, { service: slug })}>
                  {name}
                </Link>
              </th>
              <td className="num">{missing}</td>
            </tr>
          ))}
        </DeskTable>
      </section>
    </>
  );
}

const NO_DAY: Rejected['day'] = { date: '', opens: '', closes: '', names: {} };

function SpecialDayForAll({ rejected }: Pick<DeskStoresListProps, 'rejected'>) {
  const t = useT('desk-stores');
  const { language } = useLocale();
  const common = useT('common');
  const faults = rejected?.faults.fields ?? {};
  const labels = { date: t('date'), opens: t('opens'), closes: t('closes'), names: t('special.names') };
  return (
    <section className="stack-s" aria-labelledby="desk-all-days">
      <h2 id="desk-all-days">{t('allDays')}</h2>
      <p className="hint">{t('allDays.hint')}</p>
      <Form method="post" action={pathTo('deskStores', language)} className="desk-editor" noValidate>
        <ErrorSummary title={t('notSaved')} errors={rejected ? faultList(rejected.faults, labels, common) : []} />
        <FieldNotesContext.Provider value={{ faults, saved: {} }}>
          <SpecialDayFields prefix="" day={rejected?.day ?? NO_DAY} />
        </FieldNotesContext.Provider>
        <p className="desk-actions">
          <Button look="solid">{t('allDays.add')}</Button>
        </p>
      </Form>
    </section>
  );
}
