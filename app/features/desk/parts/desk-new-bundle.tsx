import { type BundleForm, MAX_BUNDLE_PARTS } from 'contract/desk-bundles';
import { useT } from '~/locale/translator';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { DeskSpan, NO_SPAN, useSpanLabels } from './desk-span';
import { NotedLine, TextsByLanguage } from './noted-field';

const EMPTY: BundleForm = { parts: [], names: {}, descriptions: {}, price: '', percentage: '', ...NO_SPAN };

type DeskNewBundleProps = {
  readonly bundle: {
    /** Key of the form. */
    readonly version: string;
  };
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: BundleForm }) | undefined;
};

/** Makes a bundle: its models, texts in six languages, price and days. */
export function DeskNewBundle({ bundle, answer }: DeskNewBundleProps) {
  const t = useT('desk-selling');
  const form = answer?.form ?? EMPTY;
  const parts = form.parts.map((_, row) => [`parts.${row}`, t('bundles.part', { number: row + 1 })]);
  const labels = {
    ...useSpanLabels(),
    ...Object.fromEntries(parts),
    ...{ names: t('bundles.name'), descriptions: t('used.notes'), price: t('bundles.price') },
    ...{ percentage: t('bundles.percentage'), parts: t('bundles.parts') },
  };
  return (
    <DeskEditor version={bundle.version} answer={answer} labels={labels} lastChange={null}>
      <section className="desk-part" aria-labelledby="part-models">
        <h2 id="part-models">{t('bundles.parts')}</h2>
        <p className="hint">{t('bundles.partsHint')}</p>
        <div className="desk-row">
          {Array.from({ length: MAX_BUNDLE_PARTS }, (_, row) => `parts.${row}`).map((name, row) => (
            <NotedLine
              key={name}
              name={name}
              label={t('bundles.part', { number: row + 1 })}
              defaultValue={form.parts[row] ?? ''}
              maxLength={500}
            />
          ))}
        </div>
      </section>
      <TextsByLanguage name="names" legend={t('bundles.name')} texts={form.names} maxLength={80} />
      <TextsByLanguage
        name="descriptions"
        legend={t('used.notes')}
        texts={form.descriptions}
        maxLength={3000}
        rows={4}
      />
      <section className="desk-part" aria-labelledby="part-price">
        <h2 id="part-price">{t('periods.price')}</h2>
        <p className="hint">{t('bundles.priceHint')}</p>
        <div className="desk-row">
          <NotedLine name="price" label={t('bundles.price')} defaultValue={form.price} inputMode="decimal" size={10} />
          <NotedLine
            name="percentage"
            label={t('bundles.percentage')}
            defaultValue={form.percentage}
            inputMode="numeric"
            size={6}
          />
        </div>
      </section>
      <DeskSpan form={form} hint={t('bundles.days')} />
    </DeskEditor>
  );
}
