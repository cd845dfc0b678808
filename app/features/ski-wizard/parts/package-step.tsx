import { Form, Link, useNavigation } from '@remix-run/react';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { PARTS } from '../rules/steps';
import type { WizardData } from '../wizard-view';
import { PackageRow } from './package-row';

/** The package: its parts with why they were taken, what it costs and saves, and the button that buys it whole. */
export function PackageStep({ data, refused }: { readonly data: WizardData; readonly refused: string }) {
  const t = useT('ski-wizard');
  const { chosen, missing, clashing } = data;
  const parts = PARTS.filter((part) => chosen[part] !== null);
  const isWhole = missing.length === 0;
  return (
    <div className="ski-part">
      {refused !== '' && <Alert tone="error">{refused}</Alert>}
      {data.refusal !== '' && refused === '' && <Alert tone="warning">{data.refusal}</Alert>}
      {!isWhole && (
        <Alert title={t('notWhole')}>
          <p className="row">
            {missing.map((part) => (
              <Link key={part} className="link" to={data.steps[part]}>
                {t(`add.${part}`)}
              </Link>
            ))}
          </p>
        </Alert>
      )}
      <ul className="ski-rows">
        {parts.map((part) => (
          <PackageRow key={part} data={data} part={part} />
        ))}
      </ul>
      {data.price && <PackageSums price={data.price} />}
      {clashing.length === 0 && parts.length > 0 && <BuyForm data={data} isWhole={isWhole} />}
      <p className="muted small">{t(`workshopEnd.${data.sport}`)}</p>
    </div>
  );
}

function PackageSums({ price }: { readonly price: NonNullable<WizardData['price']> }) {
  const t = useT('ski-wizard');
  const { language } = useLocale();
  const { totalHundredths, apartHundredths, currency } = price;
  const money = (hundredths: number) => formatHundredths(hundredths, { language, currency });
  return (
    <dl className="sums ski-sums">
      {apartHundredths !== null && (
        <>
          <div>
            <dt>{t('sum.apart')}</dt>
            <dd>{money(apartHundredths)}</dd>
          </div>
          <div className="sale">
            <dt>{t('sum.saving')}</dt>
            <dd>−{money(apartHundredths - totalHundredths)}</dd>
          </div>
        </>
      )}
      <div className="total">
        <dt>{t('sum.package')}</dt>
        <dd>{money(totalHundredths)}</dd>
      </div>
    </dl>
  );
}

/** Buys the package, or what is chosen of it at the prices of its parts. */
function BuyForm({ data, isWhole }: { readonly data: WizardData; readonly isWhole: boolean }) {
  const t = useT('ski-wizard');
  const isPending = useNavigation().state !== 'idle';
  const { chosen, price, skier } = data;
  if (isWhole && price === null) return <ButtonLink to={data.steps.skis}>{t('changeParts')}</ButtonLink>;
  return (
    <Form method="post" action={data.path} className="ski-buy">
      {PARTS.map((part) => (
        <input key={part} type="hidden" name={part} value={chosen[part]?.variantId ?? 0} />
      ))}
      <input type="hidden" name="promised" value={price?.totalHundredths ?? ''} />
      <input type="hidden" name="submission" value={data.submission} />
      {skier.height !== undefined && (
        <Checkbox name="tell" defaultChecked>
          {t('tellWorkshop')}
        </Checkbox>
      )}
      <Button look="primary" size="l" pending={isPending}>
        {t(isWhole ? 'buy' : 'buyParts')}
      </Button>
    </Form>
  );
}
