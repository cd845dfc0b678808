import { Form } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import type { CompanyAnswer } from '../company.server';
import type { AgreementField } from '../rules/agreement-fields';

type AgreementFormProps = {
  readonly vat: string;
  readonly formKey: string;
  readonly answer: CompanyAnswer | null;
};

/** A new agreement: a product or a group by its address, its price and its days. */
export function AgreementForm({ vat, formKey, answer }: AgreementFormProps) {
  const t = useT('desk-company');
  const { language } = useLocale();
  const inputOf = (name: AgreementField) => ({
    id: name,
    name,
    defaultValue: answer?.typed[name] ?? '',
    error: answer?.faults[name],
  });
  return (
    <Form
      key={formKey}
      method="post"
      action={pathTo('deskCompany', language, { vat })}
      className="desk-form stack"
      noValidate
      aria-labelledby="new-agreement"
    >
      <h3 id="new-agreement">{t('new')}</h3>
      <input type="hidden" name="intent" value="agree" />
      <input type="hidden" name="form_key" value={formKey} />
      <TextField
        {...inputOf('address')}
        label={t('new.address')}
        hint={t('new.addressHint')}
        maxLength={500}
        required
      />
      <TextField
        {...inputOf('percentage')}
        label={t('new.percentage')}
        hint={t('new.percentageHint')}
        inputMode="decimal"
        maxLength={6}
      />
      <TextField
        {...inputOf('net_price')}
        label={t('new.net')}
        hint={t('new.netHint')}
        inputMode="decimal"
        maxLength={12}
      />
      <TextField {...inputOf('valid_from')} label={t('new.from')} type="date" required />
      <TextField {...inputOf('valid_to')} label={t('new.to')} type="date" />
      <p>
        <Button look="solid">{t('new.save')}</Button>
      </p>
    </Form>
  );
}
