import { useFetcher } from '@remix-run/react';
import { type ReactNode, useEffect, useRef } from 'react';
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

type UsedCodeProps = {
  readonly intent: 'remove-code' | 'remove-gift-card';
  /** By which field and value the form names it. */
  readonly field: 'code' | 'key';
  readonly value: string;
  /** Says what is removed. */
  readonly label: string;
  readonly children: ReactNode;
};

/** A code in use, and the button that removes it. */
function UsedCode({ intent, field, value, label, children }: UsedCodeProps) {
  const t = useT('cart');
  const { language } = useLocale();
  const fetcher = useFetcher({ key: `${intent} ${value}` });
  return (
    <fetcher.Form
      method="post"
      action={pathTo('cart', language)}
      className="row"
      hidden={fetcher.state !== 'idle'}
      onSubmit={focusField}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={field} value={value} />
      <span>{children}</span>
      <Button look="quiet" size="s" aria-label={label}>
        {t('row.remove')}
      </Button>
    </fetcher.Form>
  );
}

function ActiveCode({ code }: { readonly code: string }) {
  const t = useT('cart');
  return (
    <UsedCode intent="remove-code" field="code" value={code} label={t('code.removeNamed', { code })}>
      {t('code.active', { code })}
    </UsedCode>
  );
}

/** A gift card in use: its last characters, and what it pays. */
function UsedCard({ card, currency }: { readonly card: UsedGiftCard; readonly currency: string }) {
  const t = useT('cart');
  const money = useMoney(currency);
  const name = t(card.kind === 'voucher' ? 'gift.voucher' : 'gift.card', { card: card.masked });
  return (
    <UsedCode intent="remove-gift-card" field="key" value={card.key} label={t('row.removeNamed', { name })}>
      {name}: {card.hundredths > 0 ? t('gift.pays', { amount: money(card.hundredths) }) : t('gift.paysNothing')}
    </UsedCode>
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
  const replaced = reply?.ok && codes.includes(reply.replacedBy ?? '') ? reply.text : undefined;
  const input = useRef<HTMLInputElement>(null);
  const { data: answer } = fetcher;
  // an accepted code stands above the field, which is then free for another
  useEffect(() => {
    if (answer?.ok && input.current) input.current.value = '';
  }, [answer]);
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
                ref={input}
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
      <div role="status">{replaced && <p className="small">{replaced}</p>}</div>
    </Disclosure>
  );
}
