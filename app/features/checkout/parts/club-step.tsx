import { useMoney } from '~/features/cart/parts/use-money';
import { useT } from '~/locale/translator';
import { useLocale, usePrice } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { TextLink } from '~/ui/text-link';
import type { ClubStep } from '../load-club-step.server';

/** The club step: a guest is offered the club and what it saves here, a member sees it; both can go on. */
export function ClubStepPage({ step }: { readonly step: ClubStep }) {
  const t = useT('checkout');
  const { language } = useLocale();
  const here = pathTo('clubInfo', language);
  return (
    <main id="main" className="wrap page">
      <div className="section-head">
        <h1>{t('club.title')}</h1>
      </div>
      <div className="sum-box club-step stack">
        <p>{t(step.isMember ? 'club.member' : 'club.guest')}</p>
        {step.isMember ? <MemberFacts step={step} /> : <Savings step={step} />}
        <div className="row">
          {step.isMember ? (
            <ButtonLink look="primary" to={pathTo('payment', language)}>
              {t('club.continue')}
            </ButtonLink>
          ) : (
            <>
              <ButtonLink look="primary" to={pathTo('register', language)}>
                {t('club.join')}
              </ButtonLink>
              <ButtonLink to={pathTo('login', language, {}, { next: here })}>{t('club.logIn')}</ButtonLink>
              <TextLink to={pathTo('payment', language)}>{t('club.skip')}</TextLink>
            </>
          )}
        </div>
        {!step.isMember && <p className="tiny muted">{t('club.kept')}</p>}
      </div>
    </main>
  );
}

/** What a guest would save on each row, and the bonus. */
function Savings({ step: { offer, currency } }: { readonly step: ClubStep }) {
  const t = useT('checkout');
  const money = useMoney(currency);
  return (
    <>
      {offer.rows.length > 0 && (
        <dl className="sums">
          {offer.rows.map(({ name, before, member }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="price">
                <span className="now">
                  <span className="sr">{t('club.memberPrice')} </span>
                  {money(member)}
                </span>{' '}
                <s>
                  <span className="sr">{t('club.guestPrice')} </span>
                  {money(before)}
                </s>
              </dd>
            </div>
          ))}
          <div className="total">
            <dt>{t('club.saved')}</dt>
            <dd>{money(offer.savedHundredths)}</dd>
          </div>
        </dl>
      )}
      {offer.bonusHundredths > 0 && <p>{t('club.bonus', { amount: money(offer.bonusHundredths) })}</p>}
    </>
  );
}

function MemberFacts({ step: { offer, currency, balanceCents } }: { readonly step: ClubStep }) {
  const t = useT('checkout');
  const money = useMoney(currency);
  const price = usePrice();
  return (
    <>
      {offer.bonusHundredths > 0 && <p>{t('club.bonus', { amount: money(offer.bonusHundredths) })}</p>}
      {balanceCents !== null && <p>{t('club.balance', { amount: price(balanceCents) })}</p>}
    </>
  );
}
