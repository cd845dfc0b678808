import type { StoreForm } from 'contract/desk-stores';
import type { DeskStore } from '~/api/desk-stores';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Checkbox } from '~/ui/choice';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { PickRows, SpecialDayRows } from './desk-store-rows';
import { NotedLine, TextsByLanguage, useNotes } from './noted-field';

type DeskStoreFormProps = {
  readonly store: Omit<DeskStore, 'form'> & { readonly form: StoreForm };
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: StoreForm }) | undefined;
};

/** A store as its editor changes it: facts, hours, special days, services, picks and texts in six languages. */
export function DeskStoreForm({ store, answer }: DeskStoreFormProps) {
  const t = useT('desk-stores');
  const { language } = useLocale();
  const form = answer?.form ?? store.form;
  const labels = useStoreLabels();
  return (
    <DeskEditor
      version={store.version}
      answer={answer}
      labels={labels}
      lastChange={store.last_change}
      shownAt={pathTo('store', language, { store: store.slug })}
    >
      <Facts form={form} />
      <WeekRows hours={form.hours} />
      <SpecialDayRows days={form.special_days} />
      <ServiceChoice chosen={form.services} known={store.known_services} />
      <TextsByLanguage name="leads" legend={t('leads')} texts={form.leads} maxLength={300} rows={3} />
      <TextsByLanguage
        name="descriptions"
        legend={t('descriptions')}
        hint={t('descriptions.hint')}
        texts={form.descriptions}
        maxLength={5000}
        rows={9}
      />
      <TextsByLanguage name="directions" legend={t('directions')} texts={form.directions} maxLength={500} rows={3} />
      <PickRows picks={form.picks} />
    </DeskEditor>
  );
}

function useStoreLabels() {
  const t = useT('desk-stores');
  const words = useT('catalog');
  const hours = ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((weekday) => {
    const day = words(`hours.long.${weekday}`);
    const name = `hours.${weekday - 1}`;
    return [
      [`${name}.opens`, t('opensOn', { day })],
      [`${name}.closes`, t('closesOn', { day })],
    ];
  });
  const facts = ['name', 'street_address', 'postal_code', 'city', 'phone', 'email', 'latitude', 'longitude'] as const;
  return {
    ...Object.fromEntries([...facts, 'booking_url' as const].map((name) => [name, t(`field.${name}`)])),
    ...Object.fromEntries(hours),
    ...{ leads: t('leads'), descriptions: t('descriptions'), directions: t('directions'), services: t('services') },
    ...{ 'special_days.*.date': t('date'), 'special_days.*.opens': t('opens'), 'special_days.*.closes': t('closes') },
    ...{ 'special_days.*.names': t('special.names'), 'picks.*.product': t('pick.product') },
    ...{ 'picks.*.seller': t('pick.seller'), 'picks.*.sentences': t('pick.sentences') },
  };
}

function Facts({ form }: { readonly form: StoreForm }) {
  const t = useT('desk-stores');
  const line = (name: keyof StoreForm & ('name' | 'city' | 'phone' | 'email' | 'street_address' | 'postal_code')) => (
    <NotedLine name={name} label={t(`field.${name}`)} defaultValue={form[name]} />
  );
  return (
    <section className="desk-part" aria-labelledby="part-facts">
      <h2 id="part-facts">{t('facts')}</h2>
      <div className="desk-row">
        {line('name')}
        {line('street_address')}
        {line('postal_code')}
        {line('city')}
        {line('phone')}
        {line('email')}
        <NotedLine name="latitude" label={t('field.latitude')} defaultValue={form.latitude} inputMode="decimal" />
        <NotedLine name="longitude" label={t('field.longitude')} defaultValue={form.longitude} inputMode="decimal" />
      </div>
      <NotedLine
        name="booking_url"
        label={t('field.booking_url')}
        hint={t('bookingHint')}
        defaultValue={form.booking_url}
        inputMode="url"
      />
      <div className="stack-s">
        <Checkbox name="nouto" defaultChecked={form.nouto}>
          {t('field.nouto')}
        </Checkbox>
        <Checkbox name="pikanouto" defaultChecked={form.pikanouto}>
          {t('field.pikanouto')}
        </Checkbox>
      </div>
    </section>
  );
}

function WeekRows({ hours }: Pick<StoreForm, 'hours'>) {
  const t = useT('desk-stores');
  const words = useT('catalog');
  return (
    <section className="desk-part" aria-labelledby="part-hours">
      <h2 id="part-hours">{t('hours')}</h2>
      <p className="hint">{t('hours.hint')}</p>
      <div className="desk-week">
        {([1, 2, 3, 4, 5, 6, 7] as const).map((weekday) => {
          const { opens = '', closes = '' } = hours[weekday - 1] ?? {};
          const day = words(`hours.long.${weekday}`);
          const name = `hours.${weekday - 1}`;
          return (
            <div key={weekday} className="desk-row">
              <NotedLine
                name={`${name}.opens`}
                label={t('opensOn', { day })}
                defaultValue={opens}
                inputMode="decimal"
                size={6}
              />
              <NotedLine
                name={`${name}.closes`}
                label={t('closesOn', { day })}
                defaultValue={closes}
                inputMode="decimal"
                size={6}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}

type ServiceChoiceProps = { readonly chosen: readonly string[]; readonly known: DeskStore['known_services'] };

function ServiceChoice({ chosen, known }: ServiceChoiceProps) {
  const t = useT('desk-stores');
  const { hint } = useNotes('services');
  if (known.length === 0) return null;
  return (
    <fieldset className="desk-part">
      <legend>{t('services')}</legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="desk-choices">
        {known.map(({ slug, name }) => (
          <Checkbox key={slug} name="services" value={slug} defaultChecked={chosen.includes(slug)}>
            {name}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
