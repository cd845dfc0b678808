import { Form } from '@remix-run/react';
import { RETURN_DAYS, RETURN_REASONS } from 'contract/return-status';
import type { AfterOrder } from '~/api/after-order';
import { ServiceCrumbs } from '~/features/catalog/parts/home-crumbs';
import { formatDateTime } from '~/locale/dates';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { SelectField, TextAreaField, TextField } from '~/ui/field';
import { FormPage } from '~/ui/form-page';
import { Steps } from '~/ui/steps';
import type { ReturnsPage, TypedRow } from '../returns.server';
import { FindForm } from './find-form';
import { LabelLink } from './label-link';

type ReturnsProps = { readonly page: ReturnsPage; readonly text: string };

/** Returning or exchanging products of an order. */
export function Returns({ page, text }: ReturnsProps) {
  const t = useT('returns');
  const { language } = useLocale();
  return (
    <FormPage scene="label" crumbs={<ServiceCrumbs title={t('r.title')} />}>
      <h1>{page.step === 'done' ? t('r.doneTitle') : t('r.title')}</h1>
      {text && <Alert tone="error">{text}</Alert>}
      {page.step === 'find' && (
        <>
          <p className="lede">{t('lead')}</p>
          <FindForm action={pathTo('returns', language)} />
          <section className="form-ways" aria-labelledby="how">
            <h2 id="how">{t('how')}</h2>
            <Steps steps={([1, 2, 3] as const).map((step) => t(`how.${step}`, { days: RETURN_DAYS }))} />
          </section>
        </>
      )}
      {page.step === 'choose' && <ReturnForm page={page} />}
      {page.step === 'done' && (
        <>
          <Alert tone="ok">
            {t('r.done', { number: page.receipt.number, time: formatDateTime(page.receipt.received) })}
          </Alert>
          <LabelLink reference={page.receipt.reference} number={page.receipt.number} />
        </>
      )}
    </FormPage>
  );
}

function ReturnForm({ page }: { readonly page: Extract<ReturnsPage, { step: 'choose' }> }) {
  const t = useT('returns');
  const common = useT('common');
  const { language } = useLocale();
  return (
    <Form method="post" action={pathTo('returns', language)} className="stack return-form">
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="reference" value={page.found.order.reference} />
      <p className="lede">{t('r.lead')}</p>
      {page.found.after.rows.map((row) =>
        row.left > 0 ? (
          <ReturnRow key={row.row_id} row={row} typed={page.rows.find(({ rowId }) => rowId === row.row_id)} />
        ) : (
          <p key={row.row_id} className="muted">
            {labelled(common, row.name, t('nothingLeft'))}
          </p>
        ),
      )}
      <TextAreaField
        id="return-message"
        name="message"
        label={t('r.message')}
        maxLength={2000}
        defaultValue={page.message}
      />
      <Button look="primary">{t('r.send')}</Button>
    </Form>
  );
}

type ReturnRowProps = { readonly row: AfterOrder['rows'][number]; readonly typed: TypedRow | undefined };

function ReturnRow({ row, typed }: ReturnRowProps) {
  const t = useT('returns');
  const name = [row.name, row.description].filter(Boolean).join(', ');
  const id = row.row_id;
  return (
    <fieldset className="stack-s">
      <legend>
        <b>{name}</b>
      </legend>
      <TextField
        id={`amount-${id}`}
        name={`amount-${id}`}
        type="number"
        inputMode="numeric"
        min={0}
        max={row.left}
        label={t('r.amount', { name })}
        hint={t('w.left', { amount: row.left })}
        defaultValue={typed?.amount ?? 0}
      />
      <SelectField
        id={`reason-${id}`}
        name={`reason-${id}`}
        label={t('r.reason', { name })}
        error={typed?.reasonError}
        defaultValue={typed?.reason ?? ''}
      >
        <option value="">{t('r.choose')}</option>
        {RETURN_REASONS.map((reason) => (
          <option key={reason} value={reason}>
            {t(`reason.${reason}`)}
          </option>
        ))}
      </SelectField>
      {row.exchanges.length > 0 && <Instead row={row} typed={typed} name={name} />}
    </fieldset>
  );
}

/** Money, or another variant of the model, which needs a size. */
function Instead({ row, typed, name }: ReturnRowProps & { readonly name: string }) {
  const t = useT('returns');
  const id = row.row_id;
  return (
    <>
      <SelectField
        id={`instead-${id}`}
        name={`instead-${id}`}
        label={t('r.instead', { name })}
        defaultValue={typed?.instead ?? ''}
      >
        <option value="">{t('r.money')}</option>
        <option value="exchange">{t('r.exchange')}</option>
      </SelectField>
      <div className="exchange-size">
        <SelectField
          id={`exchange-${id}`}
          name={`exchange-${id}`}
          label={t('r.size', { name })}
          error={typed?.sizeError}
          defaultValue={typed?.exchange ?? ''}
        >
          <option value="">{t('r.chooseSize')}</option>
          {row.exchanges.map(({ product_id: product, name: choice }) => (
            <option key={product} value={product}>
              {choice}
            </option>
          ))}
        </SelectField>
      </div>
    </>
  );
}
