import { Form, useNavigation } from '@remix-run/react';
import type { GiftCard } from '~/api/gift-card-balance';
import { ServiceCrumbs } from '~/features/catalog/parts/home-crumbs';
import { formatDate, formatDateTime } from '~/locale/dates';
import { formatHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button, ButtonLink } from '~/ui/button';
import { TextField } from '~/ui/field';
import { FormPage } from '~/ui/form-page';
import { type LinkTarget, PlainLink } from '~/ui/text-link';
import type { BalanceAnswer } from '../balance.server';

type BalancePageProps = {
  readonly answer: BalanceAnswer | undefined;
  /** Where it is told how a gift card pays. */
  readonly uses: readonly LinkTarget[];
};

/** The balance of a gift card: its code is asked for, and what is left is shown in the form's response. */
export function BalancePage({ answer, uses }: BalancePageProps) {
  const t = useT('gift-card');
  const { language } = useLocale();
  const isPending = useNavigation().state !== 'idle';
  if (answer?.card) return <Balance card={answer.card} />;
  return (
    <FormPage scene="gift" crumbs={<ServiceCrumbs title={t('title')} />}>
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
      <OtherWays uses={uses} />
    </FormPage>
  );
}

/** Where somebody goes who wants something else of a gift card. */
function OtherWays({ uses }: Pick<BalancePageProps, 'uses'>) {
  const t = useT('gift-card');
  const { language } = useLocale();
  const ways: readonly LinkTarget[] = [
    { label: t('other.buy'), to: pathTo('search', language, {}, { q: t('other.search') }) },
    ...uses,
    { label: t('other.ask'), to: pathTo('ask', language) },
  ];
  return (
    <section className="form-ways" aria-labelledby="other-ways">
      <h2 id="other-ways">{t('other.title')}</h2>
      <ul className="big-links">
        {ways.map((way) => (
          <li key={way.to}>
            <PlainLink target={way} />
          </li>
        ))}
      </ul>
    </section>
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
