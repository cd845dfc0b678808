import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { classNames } from '~/ui/class-names';
import { Icon } from '~/ui/icon';
import { STEPS, type Step } from '../rules/steps';
import type { WizardData } from '../wizard-view';

/** Whether a step has its answer. */
function isDone({ skier, chosen, price }: WizardData, step: Step): boolean {
  if (step === 'skier') return skier.height !== undefined;
  if (step === 'package') return price !== null;
  return chosen[step] !== null || (step === 'bindings' && (chosen.skis?.hasBindings ?? false));
}

/** The five steps; each can be gone to at any time, by an address of its own. */
export function Stepper({ data }: { readonly data: WizardData }) {
  const t = useT('ski-wizard');
  return (
    <nav aria-label={t('steps')}>
      <ol className="ski-steps">
        {STEPS.map((step, at) => (
          <li key={step} className={classNames(isDone(data, step) && 'is-done', step === data.step && 'is-now')}>
            <Link to={data.steps[step]} aria-current={step === data.step ? 'step' : undefined}>
              <span className="ski-step-mark" aria-hidden="true">
                {isDone(data, step) && step !== data.step ? <Icon name="check" size="xs" /> : at + 1}
              </span>
              <span className="ski-step-name">{t(`step.${step}`)}</span>
              {isDone(data, step) && <span className="sr">, {t('done')}</span>}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
