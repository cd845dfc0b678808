import type { StoreForm } from 'contract/desk-stores';
import { useT } from '~/locale/translator';
import { Checkbox } from '~/ui/choice';
import { FoldedTexts, NotedLine, TextsByLanguage } from './noted-field';

/** Empty rows that a form offers for new ones. */
const NEW_SPECIAL_DAYS = 2;
const NEW_PICKS = 1;

const NO_DAY: StoreForm['special_days'][number] = { date: '', opens: '', closes: '', names: {} };
const NO_PICK: StoreForm['picks'][number] = { product: '', seller: '', sentences: {} };

type SpecialDayFieldsProps = {
  /** Of the fields' names, `special_days.2.`; empty for a day alone. */
  readonly prefix: string;
  readonly day: StoreForm['special_days'][number];
};

/** The fields of a day with other hours. */
export function SpecialDayFields({ prefix, day }: SpecialDayFieldsProps) {
  const t = useT('desk-stores');
  return (
    <>
      <div className="desk-row">
        <NotedLine name={`${prefix}date`} label={t('date')} type="date" defaultValue={day.date} />
        <NotedLine name={`${prefix}opens`} label={t('opens')} defaultValue={day.opens} inputMode="decimal" size={6} />
        <NotedLine
          name={`${prefix}closes`}
          label={t('closes')}
          defaultValue={day.closes}
          inputMode="decimal"
          size={6}
        />
      </div>
      <FoldedTexts name={`${prefix}names`} legend={t('special.names')} texts={day.names} maxLength={80} />
    </>
  );
}

/** Special days of a store: those there are, and empty rows for more. */
export function SpecialDayRows({ days }: { readonly days: StoreForm['special_days'] }) {
  const t = useT('desk-stores');
  const rows = [...days, ...Array.from({ length: NEW_SPECIAL_DAYS }, () => NO_DAY)];
  return (
    <section className="desk-part" aria-labelledby="part-special">
      <h2 id="part-special">{t('special')}</h2>
      <p className="hint">{t('special.hint')}</p>
      <ul className="desk-cards">
        {rows.map((day, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
          <li key={index}>
            <fieldset className="stack-s">
              <legend className="sr">{t('special.row', { number: index + 1 })}</legend>
              <SpecialDayFields prefix={`special_days.${index}.`} day={day} />
              {index < days.length && <Checkbox name={`special_days.${index}.remove`}>{t('remove')}</Checkbox>}
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a store recommends: the picks there are, and an empty row for another. */
export function PickRows({ picks }: { readonly picks: StoreForm['picks'] }) {
  const t = useT('desk-stores');
  const rows = [...picks, ...Array.from({ length: NEW_PICKS }, () => NO_PICK)];
  return (
    <section className="desk-part" aria-labelledby="part-picks">
      <h2 id="part-picks">{t('picks')}</h2>
      <ul className="desk-cards">
        {rows.map((pick, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the form
          <li key={index}>
            <fieldset className="stack-s">
              <legend className="sr">{t('pick.row', { number: index + 1 })}</legend>
              <div className="desk-row">
                <NotedLine
                  name={`picks.${index}.product`}
                  label={t('pick.product')}
                  hint={t('pick.productHint')}
                  defaultValue={pick.product}
                />
                <NotedLine
                  name={`picks.${index}.seller`}
                  label={t('pick.seller')}
                  defaultValue={pick.seller}
                  maxLength={80}
                />
              </div>
              <TextsByLanguage
                name={`picks.${index}.sentences`}
                legend={t('pick.sentences')}
                texts={pick.sentences}
                maxLength={300}
                rows={2}
              />
              {index < picks.length && <Checkbox name={`picks.${index}.remove`}>{t('remove')}</Checkbox>}
            </fieldset>
          </li>
        ))}
      </ul>
    </section>
  );
}
