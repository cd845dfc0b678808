import { Form, useNavigation } from '@remix-run/react';
import { useState } from 'react';
import { labelled } from '~/locale/labelled';
import { needs, useT } from '~/locale/translator';
import { useAnswer } from '~/routing/use-answer';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { ProductData } from '../product-data';
import { buyButton } from '../rules/buy-button';
import type { ProductState } from '../use-product';
import { MAX_GIFT_CODE, REDEEM_INTENT, type RedeemAnswer } from './redeem-answer';

await needs('gift-campaign');

type RedeemBoxProps = { readonly data: ProductData; readonly product: ProductState };

/** The box of a gift campaign in place of add to cart: the code, and the button that redeems it. Specification 2 §2, §5. */
export function RedeemBox({ data, product }: RedeemBoxProps) {
  const t = useT('gift-campaign');
  const common = useT('common');
  const say = useT('product');
  const answer = useAnswer<Partial<RedeemAnswer>>()?.redeem;
  const { formData, state } = useNavigation();
  const [warned, setWarned] = useState(false);
  const isPending = state !== 'idle' && formData?.get('intent') === REDEEM_INTENT;
  const { variant, missing, words } = product;
  const { gift, model, delivery } = data;
  const button = buyButton({
    ...{ variants: model.variants, variant, missing },
    isDeliveryCountryBlocked: delivery.isBlocked,
    isGiftCampaign: true,
  });
  const isToChoose = missing.length > 0;
  return (
    <Form
      method="post"
      action={product.to()}
      className="buy-do redeem"
      preventScrollReset
      onSubmit={(event) => {
        setWarned(isToChoose);
        if (isToChoose) event.preventDefault();
      }}
    >
      <input type="hidden" name="intent" value={REDEEM_INTENT} />
      <input type="hidden" name="variant" value={variant?.id ?? 0} />
      <TextField
        id="gift-code"
        name="code"
        label={t('code')}
        hint={t('code.hint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_GIFT_CODE}
        required
        defaultValue={answer?.code}
        error={answer?.error || undefined}
      />
      {answer?.text && <Alert tone="error">{answer.text}</Alert>}
      {isToChoose && warned && <Alert tone="warning">{say('buy.selectFirst')}</Alert>}
      {!variant && !isToChoose && <Alert tone="warning">{say('choice.noMatch')}</Alert>}
      <Button look="primary" size="l" block disabled={button.isDisabled} pending={isPending}>
        {button.label === 'addToCart' ? t('redeem') : say(`buy.${button.label}`)}
        {words.length > 0 && <VisuallyHidden>{labelled(common, '', words.join(', '))}</VisuallyHidden>}
      </Button>
      <p className="small muted">{t('note')}</p>
      {gift && (
        <p>
          <TextLink to={gift.to}>{t('back')}</TextLink>
        </p>
      )}
    </Form>
  );
}
