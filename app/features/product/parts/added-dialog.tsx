import { QuantityForm } from '~/features/cart/parts/quantity-form';
import { useRowQuantity } from '~/features/cart/parts/use-row-quantity';
import { Plate } from '~/features/catalog/parts/plate';
import { Price } from '~/features/catalog/parts/price-block';
import type { Variant } from '~/features/catalog/product';
import { fewLeft } from '~/features/catalog/rules/few-left';
import { useT } from '~/locale/translator';
import { unbrokenName } from '~/locale/unbroken';
import { useLocale } from '~/locale/use-locale';
import { lateCode } from '~/rendering/late-code';
import { OnDemand } from '~/rendering/on-demand';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { FieldError } from '~/ui/field';
import { Icon } from '~/ui/icon';
import { Dialog } from '~/ui/overlay';
import { useIsWide } from '~/ui/use-is-wide';
import type { ProductData } from '../product-data';
import { numberParam } from '../rules/requested-choice';
import type { ProductState } from '../use-product';

type AddedDialogProps = { readonly data: ProductData; readonly product: ProductState };

const cartAside = await lateCode(async () => (await import('~/features/cart/parts/cart-aside')).CartAside);

/**
 * Dialog with the added variant, its quantity, and links to continue or go to the cart. It has its own address, `?added=`.
 * On a wide screen with scripts it is a panel at the right edge, with the rest of the cart below. Specification 2 §4, §5.
 */
export function AddedDialog({ data, product }: AddedDialogProps) {
  const t = useT('product-more');
  const { language } = useLocale();
  const { model, added } = data;
  const isWide = useIsWide();
  const addedId = numberParam(product.search, 'added');
  const variant = model.variants.find(({ id }) => id === added?.variantId);
  if (!added || !variant || addedId !== variant.id) return null;
  const back = product.to();
  const [picture = null] = product.pictures;
  return (
    <Dialog
      id="added"
      title={
        <>
          <Icon name="check" />
          {t('added.title')}
        </>
      }
      closeLabel={t('close')}
      closeTo={back}
      open
      aside
    >
      <div className="line">
        <Plate picture={picture} use="line" alt="" priority="eager" />
        <div className="line-top">
          <div>
            <p className="card-brand">{model.manufacturer.name}</p>
            <h3>{unbrokenName(model.name)}</h3>
            <p className="small muted">{product.words.join(' · ')}</p>
          </div>
          {product.price && <Price price={{ active: product.price.now, reference: product.price.before }} />}
        </div>
        <AddedAmount variant={variant} amount={added.amount} returnTo={product.to({ added: String(variant.id) })} />
      </div>
      {isWide ? (
        <OnDemand code={cartAside} props={{ added: variant.id, name: model.name, toCart: t('added.toCart') }} />
      ) : (
        <div className="modal-acts">
          <ButtonLink look="line" to={back} replace preventScrollReset>
            {t('added.continue')}
          </ButtonLink>
          <ButtonLink look="primary" to={pathTo('cart', language)}>
            {t('added.toCart')}
          </ButtonLink>
        </div>
      )}
    </Dialog>
  );
}

type AddedAmountProps = { readonly variant: Variant; readonly amount: number; readonly returnTo: string };

/** The quantity of the added variant. What is typed or pressed is sent after two seconds, and when the page is left. */
function AddedAmount({ variant, amount, returnTo }: AddedAmountProps) {
  const t = useT('product-more');
  const catalog = useT('catalog');
  const { language } = useLocale();
  const action = pathTo('cart', language);
  const maxQuantity = variant.onOrder ? null : variant.orderableQuantity;
  const quantity = useRowQuantity({ id: String(variant.id), amount, max: maxQuantity }, action);
  const few = fewLeft(maxQuantity);
  return (
    <div className="line-end">
      <QuantityForm
        id={String(variant.id)}
        fieldId="added-amount"
        quantity={quantity}
        max={maxQuantity}
        returnTo={returnTo}
        labels={{
          amount: t('amount.label'),
          decrease: t('amount.decrease'),
          increase: t('amount.increase'),
          update: t('amount.update'),
        }}
      />
      {few !== null && <span className="tiny muted">{catalog('availability.left', { count: few })}</span>}
      {quantity.fault && (
        <FieldError id="added-amount-fault" role="alert">
          {quantity.fault.kind === 'atMost' ? t('amount.atMost', { max: quantity.fault.most }) : t('amount.notWhole')}
        </FieldError>
      )}
      {quantity.error && <FieldError id="added-amount-error">{quantity.error}</FieldError>}
    </div>
  );
}
