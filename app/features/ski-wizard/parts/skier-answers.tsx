import { Link } from '@remix-run/react';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import type { WizardData } from '../wizard-view';

/** Who skis, in one row that leads to the form with these answers; nothing while the height is unknown. */
export function SkierAnswers({ data: { skier, steps } }: { readonly data: WizardData }) {
  const t = useT('ski-wizard');
  const { language } = useLocale();
  const { height, weight, level, style } = skier;
  if (height === undefined) return null;
  const measure = (value: number) => formatNumber(value, language, 1);
  const answers = [
    t('answers.height', { cm: measure(height) }),
    weight !== undefined && t('answers.weight', { kg: measure(weight) }),
    level !== undefined && t(`level.${level}`),
    style !== undefined && t(`style.${style}`),
  ];
  return (
    <p className="ski-answers">
      <span>{answers.filter(Boolean).join(' · ')}</span>
      <Link className="link" to={steps.skier}>
        {t('change.answers')}
      </Link>
    </p>
  );
}
