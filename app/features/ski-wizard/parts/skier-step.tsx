import { Form, Link, useNavigation } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { ErrorSummary } from '~/ui/alert';
import { Button } from '~/ui/button';
import { RadioRow, RadioRows } from '~/ui/choice';
import { TextField } from '~/ui/field';
import { LEVELS, LIMITS, NUMBERS, type NumberField } from '../rules/skier-form';
import type { WizardData } from '../wizard-view';
import { CarriedFields } from './carried-fields';

/** The message of a wrong number, with its limits. */
function useTrouble({ form }: WizardData): (field: NumberField) => string | undefined {
  const t = useT('ski-wizard');
  return (field) => {
    const trouble = form.troubles[field];
    if (!trouble) return undefined;
    const [from, to] = LIMITS[field];
    const isMissing = trouble === 'missing' && (field === 'height' || field === 'weight');
    return isMissing ? t(`missing.${field}`) : t(`trouble.${field}`, { from, to });
  };
}

/** Who skis: numbers, level and style. Sent by GET, so that the next step is an address. */
export function SkierStep({ data }: { readonly data: WizardData }) {
  const t = useT('ski-wizard');
  const trouble = useTrouble(data);
  const isPending = useNavigation().state !== 'idle';
  const { sport, form } = data;
  const errors = NUMBERS.flatMap((field) => {
    const text = trouble(field);
    return text ? [{ fieldId: `ski-${field}`, text }] : [];
  });
  const number = (field: NumberField, isNeeded = false) => (
    <TextField
      id={`ski-${field}`}
      name={field}
      label={t(`field.${field}`)}
      hint={t(field === 'sole' ? `hint.sole.${sport}` : `hint.${field}`)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      defaultValue={form.typed[field]}
      error={trouble(field)}
      aria-required={isNeeded || undefined}
    />
  );
  return (
    <Form method="get" className="ski-skier" key={errors.length}>
      <ErrorSummary title={t('errors')} errors={errors} />
      <CarriedFields data={data} except={[...NUMBERS, 'level', 'style']} />
      <div className="ski-fields">
        {number('height', true)}
        {number('weight', true)}
      </div>
      <Ways data={data} />
      <div className="ski-fields">
        {number('shoe')}
        {number('sole')}
      </div>
      <p className="row">
        <Button look="primary" size="l" pending={isPending}>
          {t('toSkis')}
        </Button>
        <Link className="link" to={data.steps.skis}>
          {t('skip')}
        </Link>
      </p>
    </Form>
  );
}

/** How well the skier skis, and where. */
function Ways({ data: { form, styles } }: { readonly data: WizardData }) {
  const t = useT('ski-wizard');
  return (
    <>
      <RadioRows id="ski-level" legend={t('field.level')}>
        {LEVELS.map((level) => (
          <RadioRow
            key={level}
            name="level"
            value={level}
            defaultChecked={(form.facts.level ?? 2) === level}
            title={t(`level.${level}`)}
            detail={t(`levelMore.${level}`)}
          />
        ))}
      </RadioRows>
      <RadioRows id="ski-style" legend={t('field.style')}>
        {styles.map((style, at) => (
          <RadioRow
            key={style}
            name="style"
            value={style}
            defaultChecked={form.facts.style === undefined ? at === 0 : form.facts.style === style}
            title={t(`style.${style}`)}
            detail={t(`styleMore.${style}`)}
          />
        ))}
      </RadioRows>
    </>
  );
}
