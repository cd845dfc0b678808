import { Link } from '@remix-run/react';
import type { LeadForm } from 'contract/desk-leads';
import type { DeskLead, LeadList } from '~/api/desk-leads';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { DeskTable } from './desk-table';
import { NotedArea } from './noted-area';

/** Every list of the shop and how many models lead it. */
export function DeskLeadLists({ lists }: { readonly lists: readonly LeadList[] }) {
  const t = useT('desk-site');
  const { language } = useLocale();
  return (
    <>
      <p>{t('leads.text')}</p>
      <DeskTable label={t('leads.title')} columns={[t('leads.list'), t('leads.kind'), t('leads.count')]}>
        {lists.map(({ key, kind, name, count }) => (
          <tr key={key}>
            <th scope="row">
              <Link className="link" to={pathTo('deskLead', language, { lead: key })}>
                {name || t('leads.front')}
              </Link>
            </th>
            <td>{t(`leads.kind.${kind}`)}</td>
            <td>{count}</td>
          </tr>
        ))}
      </DeskTable>
    </>
  );
}

type DeskLeadFormProps = {
  readonly lead: DeskLead;
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: LeadForm }) | undefined;
};

/** The models that lead a list: their numbers in a field, and the names of those that are saved. */
export function DeskLeadForm({ lead, answer }: DeskLeadFormProps) {
  const t = useT('desk-site');
  const { form, models, version, last_change: lastChange } = lead;
  return (
    <>
      <p>{t('leads.text')}</p>
      <DeskEditor version={version} answer={answer} labels={{ models: t('leads.models') }} lastChange={lastChange}>
        <NotedArea
          name="models"
          label={t('leads.models')}
          hint={t('leads.modelsHint')}
          rows={3}
          maxLength={2_000}
          inputMode="numeric"
          spellCheck={false}
          defaultValue={(answer?.form ?? form).models}
        />
      </DeskEditor>
      {models.length > 0 && (
        <section className="stack-s" aria-labelledby="lead-models">
          <h2 id="lead-models">{t('leads.saved')}</h2>
          <ol className="desk-leads">
            {models.map(({ id, name, brand, is_buyable: isBuyable }) => (
              <li key={id}>
                <code>{id}</code> {brand} {name}
                {!isBuyable && <span className="muted"> – {t('leads.soldOut')}</span>}
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
