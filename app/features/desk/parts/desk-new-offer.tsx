import type { OfferForm } from 'contract/desk-offers';
import { OFFER_SEGMENTS } from 'contract/offer-segments';
import { useT } from '~/locale/translator';
import { SelectField } from '~/ui/field';
import { DeskEditor, type EditorAnswer } from './desk-editor';
import { DeskSpan, NO_SPAN, useSpanLabels } from './desk-span';
import { NotedArea } from './noted-area';
import { fieldId, NotedLine, TextsByLanguage, useNotes } from './noted-field';

const EMPTY: OfferForm = {
  ...{ segment: '', percentage: '', names: {}, conditions: {} },
  ...{ ...NO_SPAN, models: '', groups: '' },
};

type DeskNewOfferProps = {
  readonly offer: {
    /** Key of the form. */
    readonly version: string;
  };
  /** The form as it came back, if it was not saved. */
  readonly answer: (EditorAnswer & { readonly form: OfferForm }) | undefined;
};

/** Makes an offer: for whom, how much, when, and of what. */
export function DeskNewOffer({ offer, answer }: DeskNewOfferProps) {
  const t = useT('desk-selling');
  const form = answer?.form ?? EMPTY;
  const labels = {
    ...useSpanLabels(),
    ...{ segment: t('offers.segment'), percentage: t('offers.percentage'), names: t('offers.name') },
    ...{ conditions: t('offers.conditions'), models: t('offers.models'), groups: t('offers.groups') },
  };
  return (
    <DeskEditor version={offer.version} answer={answer} labels={labels} lastChange={null}>
      <OfferFacts form={form} />
      <TextsByLanguage name="names" legend={t('offers.name')} texts={form.names} maxLength={80} />
      <TextsByLanguage
        name="conditions"
        legend={t('offers.conditions')}
        hint={t('offers.conditionsHint')}
        texts={form.conditions}
        maxLength={300}
        rows={3}
      />
      <DeskSpan form={form} />
      <NotedArea
        name="models"
        label={t('offers.models')}
        hint={t('offers.modelsHint')}
        defaultValue={form.models}
        rows={5}
      />
      <NotedArea
        name="groups"
        label={t('offers.groups')}
        hint={t('offers.groupsHint')}
        defaultValue={form.groups}
        rows={3}
      />
    </DeskEditor>
  );
}

function OfferFacts({ form }: { readonly form: OfferForm }) {
  const t = useT('desk-selling');
  return (
    <section className="desk-part" aria-labelledby="part-offer">
      <h2 id="part-offer">{t('offers.segment')}</h2>
      <div className="desk-row">
        <SelectField
          id={fieldId('segment')}
          name="segment"
          label={t('offers.segment')}
          defaultValue={form.segment}
          {...useNotes('segment')}
        >
          <option value="">{t('choose')}</option>
          {OFFER_SEGMENTS.map((segment) => (
            <option key={segment} value={segment}>
              {t(`offers.segment.${segment}`)}
            </option>
          ))}
        </SelectField>
        <NotedLine
          name="percentage"
          label={t('offers.percentage')}
          hint={t('offers.percentageHint')}
          defaultValue={form.percentage}
          inputMode="numeric"
          size={6}
        />
      </div>
    </section>
  );
}
