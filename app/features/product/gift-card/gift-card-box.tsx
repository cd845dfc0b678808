import { Form, useNavigation } from '@remix-run/react';
import {
  GIFT_CARD_STEP,
  GIFT_CARD_VALUES,
  isGiftCardValue,
  MAX_GIFT_CARD_VALUE,
  MAX_GREETING,
  MAX_RECIPIENT,
  USUAL_GIFT_CARD_VALUE,
  WEB_GIFT_CARD_MODEL,
} from 'contract/gift-cards';
import { type ChangeEvent, type FocusEvent, useState } from 'react';
import { Plate } from '~/features/catalog/parts/plate';
import { formatHundredths, toDisplayHundredths } from '~/locale/money';
import { needs, useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { useAnswer } from '~/routing/use-answer';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { FieldError, TextAreaField, TextField } from '~/ui/field';
import { OptionTile } from '~/ui/option-tile';
import type { ProductData } from '../product-data';
import type { ProductState } from '../use-product';
import { GIFT_CARD_INTENT, type GiftCardAnswer, OTHER_VALUE } from './gift-card-answer';

await needs('gift-box');

type GiftCardBoxProps = { readonly data: ProductData; readonly product: ProductState };
type Problem = GiftCardAnswer['giftCard'] | undefined;

/** The buy box of gift cards: value, design, and for the web gift card whom it is for. Specification 2 §5. */
export function GiftCardBox({ data, product }: GiftCardBoxProps) {
  const t = useT('product');
  const more = useT('gift-box');
  const { countryName } = useLocale();
  const answer = useAnswer<Partial<GiftCardAnswer>>();
  const problem = answer?.giftCard;
  const { formData, state } = useNavigation();
  const isPending = state !== 'idle' && formData?.get('intent') === GIFT_CARD_INTENT;
  const [euros, setEuros] = useState(USUAL_GIFT_CARD_VALUE);
  const { variant } = product;
  const isWebCard = data.model.id === WEB_GIFT_CARD_MODEL;
  const isBlocked = data.delivery.isBlocked && !isWebCard;
  const [isOtherWrong, setOtherWrong] = useState(false);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
    const chosen = chosenValue(currentTarget);
    setEuros(chosen);
    if (chosen > 0) setOtherWrong(false);
  };
  // told when the field is left, not while the value is typed
  const onBlur = ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'other') {
      setOtherWrong(target.value !== '' && chosenValue(currentTarget) === 0);
    }
  };
  return (
    <Form
      method="post"
      action={product.to()}
      className="gift-box"
      onChange={onChange}
      onBlur={onBlur}
      preventScrollReset
    >
      <input type="hidden" name="intent" value={GIFT_CARD_INTENT} />
      <input type="hidden" name="model" value={data.model.id} />
      <input type="hidden" name="variant" value={variant?.id ?? data.model.variants[0]?.id ?? 0} />
      <Values problem={problem} euros={euros} isOtherWrong={isOtherWrong} />
      <Designs designs={data.giftDesigns} problem={problem} />
      {isWebCard && <Letter problem={problem} />}
      {problem?.text && <Alert tone="error">{problem.text}</Alert>}
      {isBlocked && <Alert tone="warning">{t('buy.blocked', { country: countryName })}</Alert>}
      <Button look="primary" size="l" block disabled={isBlocked} pending={isPending}>
        {t('buy.addToCart')}
      </Button>
      <p className="small muted">{more(isWebCard ? 'byMail' : 'byPost')}</p>
    </Form>
  );
}

/** The chosen value; 0 while another one is chosen that no gift card can have. */
function chosenValue(form: HTMLFormElement): number {
  const fields = new FormData(form);
  const chosen = fields.get('value');
  const euros = Number(chosen === OTHER_VALUE ? fields.get('other') : chosen);
  return isGiftCardValue(euros) ? euros : 0;
}

type ValuesProps = {
  readonly problem: Problem;
  readonly euros: number;
  /** The typed value was left and no gift card can have it. */
  readonly isOtherWrong: boolean;
};

/** The values as choices; the card is in euros, so another currency is only said beside it. */
function Values({ problem, euros, isOtherWrong }: ValuesProps) {
  const t = useT('gift-box');
  const { language, currency, rate } = useLocale();
  const inEuros = (value: number) => formatHundredths(value * 100, { language, currency: 'eur' });
  const chosen = problem?.values.value ?? String(USUAL_GIFT_CARD_VALUE);
  const error = problem?.errors.value;
  return (
    <fieldset aria-describedby={error ? 'gift-value-error' : undefined}>
      <legend className="opt-head">
        <b>{t('value')}</b>
      </legend>
      <div className="size-grid">
        {GIFT_CARD_VALUES.map((value) => (
          <OptionTile
            key={value}
            type="radio"
            name="value"
            value={value}
            defaultChecked={chosen === String(value)}
            required
          >
            {inEuros(value)}
          </OptionTile>
        ))}
        <OptionTile type="radio" name="value" value={OTHER_VALUE} defaultChecked={chosen === OTHER_VALUE}>
          {t('other')}
        </OptionTile>
      </div>
      {error && <FieldError id="gift-value-error">{error}</FieldError>}
      <div className="gift-other">
        <TextField
          id="gift-other"
          name="other"
          label={t('otherValue')}
          hint={t('otherHint', { max: inEuros(MAX_GIFT_CARD_VALUE) })}
          type="number"
          inputMode="numeric"
          min={0}
          max={MAX_GIFT_CARD_VALUE}
          step={GIFT_CARD_STEP}
          defaultValue={problem?.values.other}
          error={isOtherWrong ? t('error.value') : problem?.errors.other}
        />
      </div>
      {currency !== 'eur' && euros > 0 && (
        <p className="small muted">
          {t('inCurrency', {
            euros: inEuros(euros),
            amount: formatHundredths(toDisplayHundredths(euros * 100, { currency, rate }), { language, currency }),
          })}
        </p>
      )}
    </fieldset>
  );
}

function Designs({ designs, problem }: { readonly designs: ProductData['giftDesigns']; readonly problem: Problem }) {
  const t = useT('gift-box');
  if (designs.length === 0) return null;
  const chosen = problem?.values.template ?? String(designs[0]?.id);
  return (
    <fieldset>
      <legend className="opt-head">
        <b>{t('design')}</b>
      </legend>
      <div className="ways">
        {designs.map(({ id, name, picture }) => (
          <OptionTile
            key={id}
            type="radio"
            name="template"
            value={id}
            defaultChecked={chosen === String(id)}
            label={name}
            tip={name}
          >
            <Plate picture={picture} use="thumb" alt={name} priority="eager" />
          </OptionTile>
        ))}
      </div>
    </fieldset>
  );
}

/** Whom a web gift card is for, where it is sent, and what is written on it. */
function Letter({ problem }: { readonly problem: Problem }) {
  const t = useT('gift-box');
  const field = (name: 'recipient' | 'email' | 'greeting') => ({
    id: `gift-${name}`,
    name,
    defaultValue: problem?.values[name],
    error: problem?.errors[name],
  });
  return (
    <>
      <TextField {...field('recipient')} label={t('recipient')} maxLength={MAX_RECIPIENT} autoComplete="off" required />
      <TextField
        {...field('email')}
        label={t('email')}
        hint={t('emailHint')}
        type="email"
        inputMode="email"
        autoComplete="off"
        maxLength={254}
      />
      <TextAreaField {...field('greeting')} label={t('greeting')} rows={3} maxLength={MAX_GREETING} />
    </>
  );
}
