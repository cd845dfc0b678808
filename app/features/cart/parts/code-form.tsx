import { useFetcher } from '@remix-run/react';
import type { CardPayment } from '~/api/checked-gifts';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Disclosure } from '~/ui/disclosure';
import { describedBy, Field } from '~/ui/field';
import { useCorrectedFields } from '~/ui/use-corrected-fields';
import type { CartReply } from '../cart-state';
import { useMoney } from './use-money';

/** A gift card or voucher that pays for the cart. */
export type UsedGiftCard = CardPayment & {
  /** By what its form names it. */
  readonly key: string;
};

type CodeFormProps = {
  readonly codes: readonly string[];
  readonly giftCards: readonly UsedGiftCard[];
  readonly currency: string;
  /** The action's message about a code when the form was sent without scripts. */
  readonly refused: CartReply | undefined;
};

function ActiveCode({ code }: { readonly code: string }) {
  const t = useT('cart');
  const { language } = useLocale();
  const fetcher = useFetcher({ key: `cart-code-${code}` });
  return (
    <fetcher.Form
      method="post"
      action={pathTo('cart', language)}
      className="row"
      hidden={fetcher.state !== 'idle'}
      onSubmit={focusField}
    >
      <input type="hidden" name="intent" value="remove-code" />
      <input type="hidden" name="code" value={code} />
      <span>{t('code.active', { code })}</span>
      <Button look="quiet" size="s" aria-label={t('code.removeNamed', { code })}>
        {t('row.remove')}
      </Button>
    </fetcher.Form>
  );
}

/** A gift card in use: its last characters, what it pays, and the button that removes it. */
function UsedCard({ card, currency }: { readonly card: UsedGiftCard; readonly currency: string }) {
  const t = useT('cart');
  const { language } = useLocale();
  const money = useMoney(currency);
  const fetcher = useFetcher({ key: `cart-gift-${card.key}` });
  const name = t(card.kind === 'voucher' ? 'gift.voucher' : 'gift.card', { card: card.masked });
  return (
    <fetcher.Form
      method="post"
      action={pathTo('cart', language)}
      className="row"
      hidden={fetcher.state !== 'idle'}
      onSubmit={focusField}
    >
      <input type="hidden" name="intent" value="remove-gift-card" />
      <input type="hidden" name="key" value={card.key} />
      <span>
        {name}: {card.hundredths > 0 ? t('gift.pays', { amount: money(card.hundredths) }) : t('gift.paysNothing')}
      </span>
      <Button look="quiet" size="s" aria-label={t('row.removeNamed', { name })}>
        {t('row.remove')}
      </Button>
    </fetcher.Form>
  );
}

/** The button disappears with its code, so the code field gets the focus. */
const focusField = () => document.getElementById('code')?.focus();

/** Discount codes and gift cards: the ones in use, and a field to add another. */
export function CodeForm({ codes, giftCards, currency, refused }: CodeFormProps) {
  const t = useT('cart');
  const { language } = useLocale();
  const fetcher = useFetcher<CartReply>({ key: 'cart-code' });
  const reply = fetcher.data ?? refused;
  const refusal = reply && !reply.ok ? reply.text : undefined;
  const { corrected, onChange } = useCorrectedFields(reply);
  const field = { id: 'code', error: corrected.has('code') ? undefined : refusal };
  return (
    <Disclosure title={t('code.title')} open={codes.length > 0 || giftCards.length > 0 || refusal !== undefined}>
      <div className="stack-s">
        {codes.map((code) => (
          <ActiveCode key={code} code={code} />
        ))}
        {giftCards.map((card) => (
          <UsedCard key={card.key} card={card} currency={currency} />
        ))}
        <fetcher.Form method="post" action={`${pathTo('cart', language)}#code`} onChange={onChange}>
          <input type="hidden" name="intent" value="add-code" />
          <Field {...field} label={t('code.label')}>
            <div className="field-row">
              <input
                {...describedBy(field)}
                key={codes.length + giftCards.length}
                className="input"
                id="code"
                name="code"
                required
                maxLength={100}
                defaultValue={refused?.code}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
              <Button pending={fetcher.state !== 'idle'}>{t('code.apply')}</Button>
            </div>
          </Field>
        </fetcher.Form>
      </div>
    </Disclosure>
  );
}
