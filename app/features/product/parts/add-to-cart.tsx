import { Link } from '@remix-run/react';
import { useState } from 'react';
import { WishButton } from '~/features/catalog/parts/wish-button';
import { useWishes } from '~/features/catalog/use-wishes';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { VisuallyHidden } from '~/ui/visually-hidden';
import type { ProductData } from '../product-data';
import type { ProductState } from '../use-product';
import { type Adding, BUY_FORM } from './use-add-to-cart';

type AddToCartProps = { readonly data: ProductData; readonly product: ProductState; readonly adding: Adding };

/** The add-to-cart button of the chosen variant, with the reason when it is disabled. */
export function AddToCart({ data, product, adding }: AddToCartProps) {
  const t = useT('product');
  const common = useT('common');
  const { language, countryName } = useLocale();
  const { variant, missing, words, to } = product;
  const wishes = useWishes();
  const [warned, setWarned] = useState(false);
  const isToChoose = missing.length > 0;
  return (
    <div className="buy-do">
      <adding.Form
        id={BUY_FORM}
        method="post"
        action={pathTo(data.enterprise ? 'accountCompanyAdd' : 'cart', language)}
        className="buy-acts"
        preventScrollReset
        onSubmit={(event) => {
          setWarned(isToChoose);
          adding.submission.renew();
          if (isToChoose) event.preventDefault();
        }}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="productId" value={variant?.id ?? 0} />
        <input type="hidden" name="amount" value="1" />
        <input type="hidden" name="returnTo" value={to()} />
        <input type="hidden" name="submission" ref={adding.submission.field} />
        <Button look="primary" size="l" block disabled={adding.isDisabled} pending={adding.isPending}>
          {adding.ownLabel || t(`buy.${adding.label}`)}
          {words.length > 0 && <VisuallyHidden>{labelled(common, '', words.join(', '))}</VisuallyHidden>}
        </Button>
        <WishButton
          modelId={data.model.id}
          name={data.model.name}
          isWished={wishes.has(data.model.id)}
          place="product"
        />
      </adding.Form>
      {isToChoose && warned && <Alert tone="warning">{t('buy.selectFirst')}</Alert>}
      {!variant && !isToChoose && <Alert tone="warning">{t('choice.noMatch')}</Alert>}
      {data.delivery.isBlocked && (
        <Alert tone="warning" title={t('buy.blocked', { country: countryName })}>
          {data.delivery.infoText}
        </Alert>
      )}
      {data.enterprise && <EnterpriseNote enterprise={data.enterprise} />}
      {adding.refusal && <Alert tone="error">{adding.refusal}</Alert>}
    </div>
  );
}

/** Where the button adds to, in the order mode of companies. Specification 2 §4. */
function EnterpriseNote({ enterprise }: { readonly enterprise: NonNullable<ProductData['enterprise']> }) {
  const t = useT('product');
  return (
    <p className="small">
      {t('buy.enterprise')}{' '}
      {enterprise.to && (
        <Link className="link" to={enterprise.to}>
          {t('buy.enterpriseOrder')}
        </Link>
      )}
    </p>
  );
}
