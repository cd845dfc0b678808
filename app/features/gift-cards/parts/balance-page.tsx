import { Form, useNavigation } from '@remix-run/react';
import type { GiftCard } from '~/api/gift-card-balance';
import { HomeCrumbs } from '~/features/catalog/parts/home-crumbs';
import { formatDate, formatDateTime } from '~/locale/dates';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button, ButtonLink } from '~/ui/button';
import { TextField } from '~/ui/field';
import { FormPage } from '~/ui/form-page';
import type { BalanceAnswer } from '../balance.server';

/** The balance of a gift card: its code is asked for, and what is left is shown in the form's response. */
export function BalancePage({ answer }: { readonly answer: BalanceAnswer | undefined }) {
  const t = useT('gift-card');
  const { language } = useLocale();
  const isPending = useNavigation().state !== 'idle';
  if (answer?.card) return <Balance card={answer.card} />;
  return (
    <FormPage scene="gift" crumbs={<HomeCrumbs title={t('title')} />}>
      <h1>{t('title')}</h1>
      <p className="lede">{t('text')}</p>
      <Form method="post" action={pathTo('giftCardBalance', language)} className="cols order-lookup">
        <TextField
          id="gift-code"
          name="code"
          label={t('code')}
          hint={t('hint')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          required
          defaultValue={answer?.code}
          error={answer?.error || undefined}
        />
        <Button look="primary" pending={isPending}>
          {t('submit')}
        </Button>
      </Form>
    </FormPage>
  );
}

/** The kinds of movements that there are words for. */
const KINDS = ['issue', 'spend', 'refund', 'expiry', 'void'] as const;
const isKind = (kind: string): kind is (typeof KINDS)[number] => (KINDS as readonly string[]).includes(kind);

function Balance({ card }: { readonly card: GiftCard }) {
  const t = useT('gift-card');
  const { language } = useLocale();
  const euros = (cents: number) => formatHundredths(cents, { language, currency: 'eur' });
  const term = card.expires === '' ? t('forever') : t('until', { date: formatDate(card.expires) });
  return (
    <FormPage scene="gift">
      <h1>{t(card.kind === 'voucher' ? 'ofVoucher' : 'ofCard', { card: card.masked })}</h1>
      <dl className="sums">
        <div className="total">
          <dt>{t('left')}</dt>
          <dd>{euros(card.balanceCents)}</dd>
        </div>
      </dl>
      <p>{card.isExpired ? t('expired', { date: formatDate(card.expires) }) : term}</p>
      <h2 className="empty-title">{t('movements')}</h2>
      <dl className="sums">
        {card.movements.map(({ kind, cents, created }) => (
          <div key={`${created} ${kind} ${cents}`}>
            <dt>
              {isKind(kind) ? t(`kind.${kind}`) : kind} <span className="muted num">{formatDateTime(created)}</span>
            </dt>
            <dd>{euros(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className="row">
        <ButtonLink look="solid" to={pathTo('home', language)}>
          {t('shop')}
        </ButtonLink>
        <ButtonLink to={pathTo('giftCardBalance', language)} reloadDocument>
          {t('another')}
        </ButtonLink>
      </p>
    </FormPage>
  );
}
