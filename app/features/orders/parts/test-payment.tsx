import { Form, useNavigation } from '@remix-run/react';
import { useMoney } from '~/features/cart/parts/use-money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button, ButtonLink } from '~/ui/button';
import { FormPage } from '~/ui/form-page';
import type { OrderedGoods } from '../ordered-goods';
import { OrderBox } from './order-box';

type TestPaymentProps = {
  readonly number: string;
  readonly charge: { readonly hundredths: number; readonly currency: string };
  readonly goods: OrderedGoods;
  /** The payment has already ended and accepts no other decision. */
  readonly isOver: boolean;
  /** The card asks for a confirmation. */
  readonly isChallenged: boolean;
  readonly error: string | undefined;
};

/** The page of the built-in test processor, in place of a bank's page. */
export function TestPayment({ number, charge, goods, isOver, isChallenged, error }: TestPaymentProps) {
  const t = useT('order');
  const { language } = useLocale();
  const money = useMoney(charge.currency);
  return (
    <FormPage side={<OrderBox number={number} goods={goods} />}>
      <h1>{t('test.title')}</h1>
      <Alert tone="warning" title={t('test.notice')}>
        <p>{t('test.text')}</p>
      </Alert>
      {error && <Alert tone="error">{error}</Alert>}
      <dl className="sums">
        <div className="total">
          <dt>{t('test.amount')}</dt>
          <dd>{money(charge.hundredths)}</dd>
        </div>
      </dl>
      {isOver ? (
        <>
          <p>{t('test.over')}</p>
          <div className="row">
            <ButtonLink look="primary" to={pathTo('payment', language)}>
              {t('failed.again')}
            </ButtonLink>
            <ButtonLink to={pathTo('cart', language)}>{t('failed.cart')}</ButtonLink>
          </div>
        </>
      ) : (
        <Decisions isChallenged={isChallenged} />
      )}
    </FormPage>
  );
}

/** Test cards beyond those that approve and decline at once, with what each decides. */
const CARDS = [
  { decision: 'challenge', number: '4000 0000 0000 3220' },
  { decision: 'twice', number: '4000 0000 0000 0002' },
  { decision: 'late', number: '4000 0000 0000 0008' },
  { decision: 'time_out', number: '4000 0000 0000 0408' },
] as const;

/** The answers of the payment service, as buttons of one form. */
function Decisions({ isChallenged }: { readonly isChallenged: boolean }) {
  const t = useT('order');
  const isPending = useNavigation().state !== 'idle';
  return (
    <Form method="post" className="stack test-pay">
      {isChallenged && (
        <Alert title={t('test.challenge.title')}>
          <p>{t('test.challenge.text')}</p>
        </Alert>
      )}
      <div className="stack-s">
        <Button look="primary" block name="decision" value="approve" pending={isPending}>
          {t('test.approve')}
        </Button>
        <Button block name="decision" value="decline">
          {t('test.decline')}
        </Button>
        <Button look="quiet" block name="decision" value="cancel">
          {t('test.cancel')}
        </Button>
      </div>
      {!isChallenged && (
        <section className="stack-s" aria-labelledby="test-cards">
          <h2 id="test-cards" className="empty-title">
            {t('test.cards')}
          </h2>
          <ul className="stack-s">
            {CARDS.map(({ decision, number }) => (
              <li key={decision} className="stack-s">
                <Button block name="decision" value={decision} aria-describedby={`card-${decision}`}>
                  {t('test.card', { number })}
                </Button>
                <p id={`card-${decision}`} className="small muted">
                  {t(`test.card.${decision}`)}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Form>
  );
}
