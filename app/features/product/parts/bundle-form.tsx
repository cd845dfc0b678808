import { Form, Link } from '@remix-run/react';
import { Plate } from '~/features/catalog/parts/plate';
import { WishButton } from '~/features/catalog/parts/wish-button';
import { useWishes } from '~/features/catalog/use-wishes';
import { needs, useT } from '~/locale/translator';
import { useLocale, usePrice } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { Button } from '~/ui/button';
import { SelectField } from '~/ui/field';
import type { SetPart } from '../bundle-data';
import type { ProductData } from '../product-data';
import { setSaving } from '../rules/set-saving';
import { isSetForSale } from '../rules/set-stock';
import type { ProductState } from '../use-product';
import { BUY_FORM } from './use-add-to-cart';

await needs('bundle-form');

/**
 * The parts of a bundle with a variant to choose for each; complete once every one is chosen. A plain form, which the browser
 * itself does not send before. Specification 2 §4.
 */
export function BundleForm({ data, product }: { readonly data: ProductData; readonly product: ProductState }) {
  const t = useT('product');
  const more = useT('bundle-form');
  const { language, countryName } = useLocale();
  const { parts, delivery } = data;
  const { id, name } = data.model;
  const wishes = useWishes();
  const isForSale = isSetForSale(parts) && !delivery.isBlocked;
  return (
    <Form id={BUY_FORM} method="post" action={pathTo('cart', language)} className="buy-set">
      <input type="hidden" name="intent" value="add-bundle" />
      <input type="hidden" name="returnTo" value={data.path} />
      {!product.isMember && <Saving parts={parts} price={product.price?.now ?? 0} />}
      <h2 className="set-head">{more('heading')}</h2>
      <ul className="set-parts">
        {parts.map((part, index) => (
          <li key={part.to}>
            <PartChoice part={part} id={`part-${index}`} isPriced={!product.isMember} />
          </li>
        ))}
      </ul>
      <div className="buy-acts">
        <Button look="primary" size="l" block disabled={!isForSale}>
          {t(isForSale ? 'buy.addToCart' : 'buy.outOfStock')}
        </Button>
        <WishButton modelId={id} name={name} isWished={wishes.has(id)} place="product" />
      </div>
      {parts.length === 0 && <Alert tone="warning">{more('unavailable')}</Alert>}
      {delivery.isBlocked && (
        <Alert tone="warning" title={t('buy.blocked', { country: countryName })}>
          {delivery.infoText}
        </Alert>
      )}
    </Form>
  );
}

/** What the set saves. Not for members of groups: some of the parts may cost them less alone. */
function Saving({ parts, price }: Pick<ProductData, 'parts'> & { readonly price: number }) {
  const t = useT('bundle-form');
  const format = usePrice();
  const saving = setSaving(parts, price);
  if (!saving) return null;
  return (
    <p className="set-saving">
      <b>{t('saved', { saved: format(saving.saved) })}</b>{' '}
      <span className="num">{t('apart', { alone: format(saving.alone) })}</span>
    </p>
  );
}

type PartChoiceProps = {
  readonly part: SetPart;
  readonly id: string;
  /** Its price alone is told, where it is known. */
  readonly isPriced: boolean;
};

function PartChoice({ part, id, isPriced }: PartChoiceProps) {
  const t = useT('bundle-form');
  const format = usePrice();
  const { to, brand, name, picture, variants, chosen, aloneCents } = part;
  const [only] = variants;
  return (
    <div className="set-part">
      <Plate picture={picture} use="line" alt="" />
      <div>
        <small className="muted">
          {brand}
          {isPriced && aloneCents !== null && <span className="num">{t('alone', { price: format(aloneCents) })}</span>}
        </small>
        <b>
          <Link to={to}>{name}</Link>
        </b>
        {variants.length > 1 && (
          <SelectField
            id={id}
            name="part"
            label={t('choose', { name })}
            labelHidden
            defaultValue={chosen === null ? '' : String(chosen)}
            required
          >
            <option value="">{t('chooseOne')}</option>
            {variants.map((variant) => (
              <option key={variant.id} value={variant.id}>
                {variant.words}
              </option>
            ))}
          </SelectField>
        )}
        {variants.length === 1 && only && (
          <>
            <input type="hidden" name="part" value={only.id} />
            {only.words && <span className="small muted">{only.words}</span>}
          </>
        )}
        {variants.length === 0 && <span className="small muted">{t('soldOut')}</span>}
      </div>
    </div>
  );
}
