import { Form } from '@remix-run/react';
import { ServiceCrumbs } from '~/features/catalog/parts/home-crumbs';
import { formatDateTime } from '~/locale/dates';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { FormPage } from '~/ui/form-page';
import { newestOf } from '../newest-return';
import type { WithdrawalPage } from '../withdrawal.server';
import { FindForm } from './find-form';
import { LabelLink } from './label-link';

type WithdrawalProps = { readonly page: WithdrawalPage; readonly text: string };
type Chosen = Extract<WithdrawalPage, { step: 'choose' | 'check' }>;

/** Withdrawing from a contract, in two steps. */
export function Withdrawal({ page, text }: WithdrawalProps) {
  const t = useT('returns');
  const { language } = useLocale();
  const heading = { find: t('w.title'), choose: t('w.title'), check: t('w.checkTitle'), done: t('w.doneTitle') };
  return (
    <FormPage scene="counter" crumbs={<ServiceCrumbs title={t('w.title')} />}>
      <h1>{heading[page.step]}</h1>
      {text && <Alert tone="error">{text}</Alert>}
      {page.step !== 'done' && (
        <>
          <p className="lede">{t('w.lead')}</p>
          <p className="muted">{t('w.exceptions')}</p>
        </>
      )}
      {page.step === 'find' && (
        <>
          <p>{t('lead')}</p>
          <FindForm action={pathTo('withdrawal', language)} />
        </>
      )}
      {page.step === 'choose' && <ChooseForm page={page} />}
      {page.step === 'check' && <CheckForm page={page} />}
      {page.step === 'done' && (
        <>
          <Alert tone="ok">
            {t('w.done', { number: page.receipt.number, time: formatDateTime(page.receipt.received) })}
          </Alert>
          {page.goods === 'back' ? (
            <LabelLink reference={page.receipt.reference} number={page.receipt.number} />
          ) : (
            <p>{page.goods === 'unsent' ? `${t('back.nothingSent')} ${t('cancelHint')}` : t('back.unsent')}</p>
          )}
        </>
      )}
    </FormPage>
  );
}

function ChooseForm({ page: { found, rows, name } }: { readonly page: Chosen }) {
  const t = useT('returns');
  const common = useT('common');
  const { language } = useLocale();
  const amountOf = (rowId: number) => rows.find((row) => row.rowId === rowId)?.amount ?? 0;
  return (
    <Form method="post" action={pathTo('withdrawal', language)} className="stack return-form">
      <input type="hidden" name="intent" value="check" />
      <input type="hidden" name="reference" value={found.order.reference} />
      {found.after.rows.map(({ row_id: rowId, name: product, description, left, can_withdraw: canWithdraw }) =>
        canWithdraw && left > 0 ? (
          <TextField
            key={rowId}
            id={`amount-${rowId}`}
            name={`amount-${rowId}`}
            type="number"
            inputMode="numeric"
            min={0}
            max={left}
            label={t('w.amount', { name: [product, description].filter(Boolean).join(', ') })}
            hint={t('w.left', { amount: left })}
            defaultValue={amountOf(rowId)}
          />
        ) : (
          <p key={rowId} className="muted">
            {labelled(common, product, canWithdraw ? t('nothingLeft') : t('w.excepted'))}
          </p>
        ),
      )}
      <TextField
        id="withdrawal-name"
        name="name"
        label={t('w.name')}
        autoComplete="name"
        maxLength={200}
        required
        defaultValue={name}
      />
      <Button look="primary">{t('w.next')}</Button>
    </Form>
  );
}

function CheckForm({ page: { found, rows, name } }: { readonly page: Chosen }) {
  const t = useT('returns');
  const common = useT('common');
  const { language } = useLocale();
  const chosen = rows.flatMap(({ rowId, amount }) => {
    const row = found.after.rows.find((one) => one.row_id === rowId);
    return row ? [{ rowId, amount, name: [row.name, row.description].filter(Boolean).join(', ') }] : [];
  });
  return (
    <Form method="post" action={pathTo('withdrawal', language)} className="stack return-form">
      <input type="hidden" name="intent" value="confirm" />
      <input type="hidden" name="reference" value={found.order.reference} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="known" value={newestOf(found)} />
      <p>{t('w.check', { number: found.order.number })}</p>
      <ul>
        {chosen.map((row) => (
          <li key={row.rowId}>
            <input type="hidden" name={`amount-${row.rowId}`} value={row.amount} />
            {row.amount} × {row.name}
          </li>
        ))}
      </ul>
      <p>{labelled(common, t('w.name'), name)}</p>
      <Button look="primary">{t('w.confirm')}</Button>
    </Form>
  );
}
