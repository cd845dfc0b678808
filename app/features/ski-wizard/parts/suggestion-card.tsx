import { Form, Link } from '@remix-run/react';
import { sizeText } from 'contract/size-text';
import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Button, ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { SelectField } from '~/ui/field';
import type { Part } from '../rules/steps';
import type { ProductView, WizardData } from '../wizard-view';
import { CarriedFields } from './carried-fields';
import { ProductPrice } from './product-price';
import { ReasonList } from './reason-list';
import { StockLine } from './stock-line';

type CardProps = {
  readonly data: WizardData;
  readonly part: Part;
  readonly product: ProductView;
  /** The first of all. */
  readonly isBest: boolean;
};

/** A suggested product: why it suits, its size, price and stock, and the button that chooses it. */
export function SuggestionCard({ data, part, product, isBest }: CardProps) {
  const t = useT('ski-wizard');
  const title = `${product.brand} ${product.name}`.trim();
  const isChosen = product.sizes.some(({ variantId }) => variantId === data.chosen[part]?.variantId);
  // the lengths that suit stand above the list, and the field has the one that is meant
  const isLengthSaid = data.lengths !== null && product.sizes.length > 1 && isSold(product);
  const reasons = isLengthSaid ? product.reasons.filter(({ kind }) => kind !== 'length') : product.reasons;
  return (
    <li className={classNames('ski-card', isChosen && 'is-chosen', !product.isOrderable && 'is-out')}>
      <Link to={product.to} className="ski-card-plate" tabIndex={-1} aria-hidden="true">
        <Plate picture={product.picture} use="line" alt="" />
      </Link>
      <div className="ski-card-words">
        {isBest && <p className="ski-best">{t('best')}</p>}
        <h3>
          <Link to={product.to}>{title}</Link>
        </h3>
        <h4 className="sr">{t('why')}</h4>
        <ReasonList reasons={reasons} />
        <StockLine product={product} />
      </div>
      <ChoiceForm data={data} part={part} product={product} isBest={isBest} isChosen={isChosen} />
    </li>
  );
}

const isSold = ({ isOrderable, sizes }: ProductView): boolean => isOrderable || sizes.some((size) => size.isOrderable);

/** The price, the size, chosen already but changeable, and the button. Nothing to press where nothing can be had: then the product's page helps. */
function ChoiceForm({ data, part, product, isBest, isChosen }: CardProps & { readonly isChosen: boolean }) {
  const t = useT('ski-wizard');
  const { language } = useLocale();
  const { variantId, sizes } = product;
  const name = `${product.brand} ${product.name}`.trim();
  if (!isSold(product)) {
    return (
      <div className="ski-choice">
        <ProductPrice product={product} />
        <ButtonLink to={product.to}>{t('restock')}</ButtonLink>
      </div>
    );
  }
  const kept = sizes.find((size) => size.variantId === data.chosen[part]?.variantId)?.variantId ?? variantId;
  const label = t(`size.${part}`);
  const said = (size: ProductView['sizes'][number]) =>
    size.isOrderable ? sizeText(size.size, language) : t('soldOut', { size: sizeText(size.size, language) });
  return (
    <Form method="get" className="ski-choice">
      <CarriedFields data={data} except={[part]} />
      <ProductPrice product={product} />
      {sizes.length > 1 ? (
        <SelectField id={`size-${variantId}`} name={part} label={label} defaultValue={kept}>
          {sizes.map((size) => (
            <option key={size.variantId} value={size.variantId} disabled={!size.isOrderable}>
              {said(size)}
            </option>
          ))}
        </SelectField>
      ) : (
        <input type="hidden" name={part} value={variantId} />
      )}
      <Button
        look={isChosen ? 'line' : isBest ? 'primary' : 'solid'}
        block
        aria-label={t(isChosen ? 'keepNamed' : 'chooseNamed', { name })}
      >
        {t(isChosen ? 'keep' : 'choose')}
      </Button>
    </Form>
  );
}
