import { Form, Link } from '@remix-run/react';
import type { CompanyPerson, EnterpriseOrder } from '~/api/enterprise';
import { formatDate } from '~/locale/dates';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { OrderAnswer } from '../order-form';
import { CompanyLinks, NoBuyer } from './company-links';
import { DecisionForm } from './decision-form';
import { OrderRows } from './order-rows';
import { SendForm } from './send-form';

type OrderPageProps = {
  readonly person: CompanyPerson;
  readonly order: EnterpriseOrder;
  /** The product pages add to this order. */
  readonly isMode: boolean;
  readonly answer: OrderAnswer | null;
};

/** An enterprise order: put together and sent by its person, decided by a buyer, then placed on an invoice. */
export function CompanyOrderPage({ person, order, isMode, answer }: OrderPageProps) {
  const t = useT('company-orders');
  const isDraft = order.status === 'draft';
  const isEmpty = order.rows.length === 0;
  return (
    <>
      <CompanyLinks person={person} />
      {answer?.problem && (
        <Alert tone="error" title={answer.problem}>
          {answer.errors.length > 0 && (
            <ul>
              {answer.errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
      <Status order={order} />
      {isDraft && order.needsApproval && <NoBuyer person={person} />}
      {isDraft && <ModeSwitch order={order} isMode={isMode} />}
      {isEmpty ? (
        <EmptyState title={t('order.empty')}>{t('order.emptyText')}</EmptyState>
      ) : (
        <OrderRows order={order} canChange={isDraft || order.canDecide} answer={answer} />
      )}
      {!isDraft && <Facts order={order} />}
      {isDraft && order.isOwn && <SendForm order={order} answer={answer} />}
      {order.canDecide && <DecisionForm order={order} answer={answer} />}
      <Further order={order} />
    </>
  );
}

function Status({ order }: { readonly order: EnterpriseOrder }) {
  const t = useT('company-orders');
  const { language } = useLocale();
  const { status, decided, decidedBy, decisionNote, placed } = order;
  if (status === 'draft') return <p>{t('status.text.draft')}</p>;
  const who = { by: decidedBy, date: decided === null ? '' : formatDate(decided) };
  const tone = status === 'approved' ? 'ok' : status === 'declined' ? 'warning' : 'info';
  return (
    <Alert tone={tone} title={t(`status.${status}`)}>
      <p>{t(`status.text.${status}`, who)}</p>
      {decisionNote !== '' && <p className="desk-text">{t('order.note', { note: decisionNote })}</p>}
      {placed && (
        <p>
          {t('order.placed', { number: placed.number })}{' '}
          <Link className="link" to={pathTo('receipt', language, { slug: placed.paymentReference })} reloadDocument>
            {t('order.invoice')}
          </Link>
        </p>
      )}
    </Alert>
  );
}

function ModeSwitch({ order, isMode }: { readonly order: EnterpriseOrder; readonly isMode: boolean }) {
  const t = useT('company-orders');
  const { language } = useLocale();
  return (
    <Form
      method="post"
      action={pathTo('accountCompanyOrder', language, { number: String(order.id) })}
      className="company-mode"
    >
      <input type="hidden" name="intent" value={isMode ? 'stop' : 'collect'} />
      <p>{t(isMode ? 'mode.on' : 'mode.off')}</p>
      <Button look="line">{t(isMode ? 'mode.stop' : 'mode.start')}</Button>
    </Form>
  );
}

function Facts({ order }: { readonly order: EnterpriseOrder }) {
  const t = useT('company-orders');
  const { details, submitted } = order;
  const facts = [
    [t('fact.number'), String(order.id)],
    [t('fact.person'), order.person],
    [t('fact.sent'), submitted === null ? '' : formatDate(submitted)],
    [t('field.costCentre'), details.cost_centre],
    [t('field.reference'), details.reference],
    [t('field.message'), details.message],
    [
      t('send.receiver'),
      [
        `${details.first_name} ${details.last_name}`.trim(),
        details.address,
        `${details.postal_code} ${details.city}`.trim(),
        details.phone,
      ]
        .filter((text) => text !== '')
        .join(', '),
    ],
  ] as const;
  return (
    <dl className="order-facts account-facts">
      {facts
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt className="label">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** What its person can do besides: take it back, order it again. */
function Further({ order }: { readonly order: EnterpriseOrder }) {
  const t = useT('company-orders');
  const { language } = useLocale();
  const isOpen = order.status === 'draft' || order.status === 'waiting';
  const intent = isOpen ? 'cancel' : 'repeat';
  if (isOpen && (!order.isOwn || order.rows.length === 0)) return null;
  return (
    <Form method="post" action={pathTo('accountCompanyOrder', language, { number: String(order.id) })}>
      <input type="hidden" name="intent" value={intent} />
      <Button look="line">{t(order.status === 'draft' ? 'order.discard' : `order.${intent}`)}</Button>
    </Form>
  );
}
