import { Form } from '@remix-run/react';
import type { TransferRequest as Request, TransferStore } from '~/api/checked-transfer';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { TextAreaField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import type { RequestProblem } from '../request-screen.server';

type TransferRequestProps = {
  readonly title: string;
  /** Random key of the form: sent twice it makes the same transfers. */
  readonly formKey: string;
  /** Name and number; empty without. */
  readonly seller: string;
  readonly transfer: Request;
  readonly rows: readonly {
    readonly productId: number;
    readonly name: string;
    readonly choice: string;
    readonly amount: number;
  }[];
  /** Why the backend would not transfer the cart as it is. */
  readonly errors: readonly string[];
  readonly problem: RequestProblem | null;
};

const namesOf = (stores: readonly TransferStore[]) => stores.map(({ name }) => name).join(', ');

/** What is transferred, from where, to where and how, before it is sent. */
export function TransferRequest({ title, formKey, seller, transfer, rows, errors, problem }: TransferRequestProps) {
  const t = useT('transfers');
  const common = useT('common');
  const cartText = useT('cart');
  const { language } = useLocale();
  const texts = problem?.texts ?? errors;
  return (
    <main id="main" className="wrap page">
      <div className="stack staff-tools">
        <h1>{title}</h1>
        {texts.length > 0 && (
          <Alert tone="error" title={problem ? t('request.problem') : undefined}>
            {texts.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </Alert>
        )}
        <section className="stack-s" aria-label={cartText('transfer.title')}>
          <p>
            <b>
              {namesOf(transfer.from)} → {namesOf(transfer.to) || '–'}
            </b>
          </p>
          {transfer.reserves && <p>{cartText('transfer.reserves')}</p>}
          {transfer.isUrgent && <p>{cartText('transfer.urgent')}</p>}
          <p>
            {seller === '' ? t('request.unnamed') : labelled(common, t('seller'), seller)} ·{' '}
            <TextLink to={pathTo('staffTools', language)}>{t('request.tools')}</TextLink>
          </p>
        </section>
        <ul className="stack-s" aria-label={t('rows')}>
          {rows.map(({ productId, name, choice, amount }) => (
            <li key={productId}>
              <b className="num">{t('request.amount', { count: amount })}</b> {name}
              {choice !== '' && <span className="muted"> · {choice}</span>}
            </li>
          ))}
        </ul>
        <Form method="post" action={pathTo('transferRequest', language)} className="stack-s">
          <input type="hidden" name="key" value={formKey} />
          <TextAreaField
            id="transfer-note"
            name="note"
            label={t('request.note')}
            rows={3}
            maxLength={2000}
            defaultValue={problem?.note}
          />
          <p className="row">
            <Button look="primary">{t('request.send')}</Button>
            <ButtonLink to={pathTo('cart', language)}>{t('request.toCart')}</ButtonLink>
          </p>
        </Form>
      </div>
    </main>
  );
}
