import type { PeriodForm } from 'contract/desk-periods';
import { PERIOD_KINDS } from 'contract/price-periods';
import type { DeskPeriods } from '~/api/desk-periods';
import { useT } from '~/locale/translator';
import { useLocale, usePrice } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { SelectField } from '~/ui/field';
import { ChooseModel } from './choose-model';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { DeskSpan, NO_SPAN, useSpanLabels } from './desk-span';
import { fieldId, NotedLine, useNotes } from './noted-field';

const EMPTY: PeriodForm = { model: '', kind: 'discount', ...NO_SPAN, price: '', own: [] };

type DeskNewPeriodProps = {
  readonly period: Pick<DeskPeriods, 'model'> & {
    /** Key of the form. */
    readonly version: string;
    /** The product as it was named. */
    readonly asked: string;
  };
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: PeriodForm }) | undefined;
};

/** Plans a price for a period: first the product is named, then prices and times. */
export function DeskNewPeriod({ period, answer }: DeskNewPeriodProps) {
  const t = useT('desk-selling');
  const { language } = useLocale();
  const { version, asked, model } = period;
  const labels = {
    ...useSpanLabels(),
    ...{ kind: t('periods.kind'), price: t('periods.priceAll') },
    ...Object.fromEntries((model?.variants ?? []).map(({ name }, row) => [`own.${row}`, name])),
  };
  return (
    <>
      <ChooseModel
        action={pathTo('deskNewPeriod', language)}
        name="model"
        label={t('periods.product')}
        asked={asked}
        problem={asked !== '' && model === null ? t('periods.unknown') : undefined}
      />
      {model && (
        <DeskEditor version={version} answer={answer} labels={labels} lastChange={null}>
          <input type="hidden" name="model" value={asked} />
          <PeriodFields model={model} form={answer?.form ?? EMPTY} />
        </DeskEditor>
      )}
    </>
  );
}

type PeriodFieldsProps = { readonly model: NonNullable<DeskPeriods['model']>; readonly form: PeriodForm };

function PeriodFields({ model, form }: PeriodFieldsProps) {
  const t = useT('desk-selling');
  const format = usePrice();
  return (
    <>
      <section className="desk-part" aria-labelledby="part-period">
        <h2 id="part-period">{model.name}</h2>
        <div className="desk-row">
          <SelectField
            id={fieldId('kind')}
            name="kind"
            label={t('periods.kind')}
            defaultValue={form.kind}
            {...useNotes('kind')}
          >
            {PERIOD_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`periods.kind.${kind}`)}
              </option>
            ))}
          </SelectField>
          <NotedLine
            name="price"
            label={t('periods.priceAll')}
            hint={t('periods.priceAllHint')}
            defaultValue={form.price}
            inputMode="decimal"
            size={10}
          />
        </div>
      </section>
      <DeskSpan form={form} />
      <section className="desk-part" aria-labelledby="part-own">
        <h2 id="part-own">{t('periods.own')}</h2>
        <div className="desk-row">
          {model.variants.map(({ id, name, price }, row) => (
            <div key={id}>
              <input type="hidden" name="variant" value={id} />
              <NotedLine
                name={`own.${row}`}
                label={name}
                hint={t('periods.now', { price: format(Math.round(price * 100)) })}
                defaultValue={form.own[row]?.price ?? ''}
                inputMode="decimal"
                size={10}
              />
            </div>
          ))}
        </div>
      </section>
    </>
  );
}
