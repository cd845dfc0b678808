import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import { Breadcrumbs } from '~/ui/breadcrumbs';
import type { OrderAnswer } from '../order-package.server';
import type { WizardData } from '../wizard-view';
import { PackageAside } from './package-aside';
import { PackageStep } from './package-step';
import { PartStep } from './part-step';
import { SkierStep } from './skier-step';
import { Stepper } from './stepper';

type WizardPageProps = { readonly data: WizardData; readonly answer: OrderAnswer | undefined };

/** The ski wizard of a sport: steps, the shown one of them, and the package so far. */
export function WizardPage({ data, answer }: WizardPageProps) {
  const t = useT('ski-wizard');
  const { step, crumbs, clashing } = data;
  return (
    <main id="main" className="wrap page">
      <Breadcrumbs label={t('crumbs')} crumbs={crumbs} />
      <h1 className="ski-title">{t(`title.${data.sport}`)}</h1>
      <Stepper data={data} />
      <div className="two ski-two">
        <div>
          <h2 className="ski-heading">{t(`heading.${step}`)}</h2>
          {data.isSomethingGone && <Alert tone="warning">{t('gone')}</Alert>}
          {clashing.length > 0 && step !== 'package' && (
            <Alert tone="warning" title={t('incompatible')}>
              <Link className="link" to={data.steps.package}>
                {t('seePackage')}
              </Link>
            </Alert>
          )}
          {step === 'skier' && <SkierStep data={data} />}
          {(step === 'skis' || step === 'bindings' || step === 'boots') && <PartStep data={data} part={step} />}
          {step === 'package' && <PackageStep data={data} refused={answer?.text ?? ''} />}
        </div>
        <PackageAside data={data} />
      </div>
    </main>
  );
}
