import { Link } from '@remix-run/react';
import { sizeText } from 'contract/size-text';
import { formatPrice } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { classNames } from '~/ui/class-names';
import { PARTS, type Part } from '../rules/steps';
import type { WizardData } from '../wizard-view';
import { PackagePicture } from './package-picture';

/** Beside the steps: the package so far, in a picture, in words and as a sum. */
export function PackageAside({ data }: { readonly data: WizardData }) {
  const t = useT('ski-wizard');
  const locale = useLocale();
  // on a phone it stands below the step, where an empty one says nothing and the whole one repeats what stands above
  const isIdle = data.step === 'package' || PARTS.every((part) => data.chosen[part] === null);
  return (
    <aside className={classNames('sum-box ski-aside', isIdle && 'is-idle')} aria-label={t('soFar')}>
      <PackagePicture data={data} />
      <dl className="ski-parts">
        {PARTS.map((part) => (
          <AsidePart key={part} data={data} part={part} />
        ))}
      </dl>
      {data.sums && (
        <dl className="sums">
          {data.sums.nowCents < data.sums.regularCents && (
            <div>
              <dt>{t('sum.regular')}</dt>
              <dd>{formatPrice(data.sums.regularCents, locale)}</dd>
            </div>
          )}
          <div className="total">
            <dt>{t(data.missing.length === 0 ? 'sum.package' : 'sum.soFar')}</dt>
            <dd>{formatPrice(data.sums.nowCents, locale)}</dd>
          </div>
        </dl>
      )}
      <p className="tiny muted">{t('discountNote')}</p>
    </aside>
  );
}

function AsidePart({ data, part }: { readonly data: WizardData; readonly part: Part }) {
  const t = useT('ski-wizard');
  const { language } = useLocale();
  const product = data.chosen[part];
  const isIncluded = part === 'bindings' && (data.chosen.skis?.hasBindings ?? false);
  const name =
    product && [`${product.brand} ${product.name}`.trim(), sizeText(product.size, language)].filter(Boolean).join(', ');
  return (
    <div>
      <dt>{t(`step.${part}`)}</dt>
      <dd>
        {name ?? <span className="muted">{t(isIncluded ? 'included' : 'notChosen')}</span>}
        {!isIncluded && data.step !== part && (
          <Link className="link small" to={data.steps[part]}>
            {t(product ? 'changeIt' : 'chooseIt')} <span className="sr">{t(`step.${part}`)}</span>
          </Link>
        )}
      </dd>
    </div>
  );
}
