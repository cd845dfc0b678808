import { Form, Link } from '@remix-run/react';
import { sizeText } from 'contract/size-text';
import type { ReactNode } from 'react';
import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { Button, ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { SelectField } from '~/ui/field';
import { Icon } from '~/ui/icon';
import type { Part } from '../rules/steps';
import type { ProductView, WizardData } from '../wizard-view';
import { CarriedFields } from './carried-fields';
import { ProductPrice } from './product-price';
import { ReasonList } from './reason-list';
import { useReasonWords } from './reason-words';
import { StockLine } from './stock-line';

type CardProps = {
  readonly data: WizardData;
  readonly part: Part;
  readonly product: ProductView;
};

/** The best suggestion, whole: a large picture, why it suits, its size, price and stock, and the button that chooses it. */
export function BestCard({ data, part, product }: CardProps) {
  const t = useT('ski-wizard');
  return (
    <SuggestionForm data={data} part={part} product={product} className="is-best">
      <Link to={product.to} className="ski-card-plate" tabIndex={-1} aria-hidden="true">
        <Plate picture={product.picture} use="tile" alt="" priority="high" />
      </Link>
      <div className="ski-card-words">
        <p className="ski-best">{t('best')}</p>
        <Title product={product} />
        <h4 className="sr">{t('why')}</h4>
        <ReasonList reasons={reasonsOf(data, product)} />
        <StockLine product={product} />
      </div>
      <div className="ski-choice">
        <ProductPrice product={product} />
        <SizeChoice data={data} part={part} product={product} />
        <ChooseButton data={data} part={part} product={product} look="primary" />
      </div>
    </SuggestionForm>
  );
}

/** Another suggestion in a few lines: what sets it apart, what to know of it, price and button; the rest is folded. */
export function SuggestionRow({ data, part, product }: CardProps) {
  const t = useT('ski-wizard');
  const { language } = useLocale();
  const say = useReasonWords();
  const reasons = reasonsOf(data, product);
  const [first, ...rest] = reasons.filter(({ isCaveat }) => !isCaveat);
  const caveats = reasons.filter(({ isCaveat }) => isCaveat);
  const size = product.sizes.find(({ variantId }) => variantId === keptSize(data, part, product))?.size;
  const line = [size && sizeText(size, language), first && say(first)].filter(Boolean).join(' · ');
  return (
    <SuggestionForm data={data} part={part} product={product} className="is-row">
      <Link to={product.to} className="ski-card-plate" tabIndex={-1} aria-hidden="true">
        <Plate picture={product.picture} use="line" alt="" />
      </Link>
      <div className="ski-card-words">
        <Title product={product} />
        {line !== '' && <p className="small muted">{line}</p>}
        {caveats.length > 0 && <ReasonList reasons={caveats} />}
      </div>
      <ProductPrice product={product} />
      <ChooseButton data={data} part={part} product={product} look="line" />
      <details className="ski-more" open={isSold(product) && !product.isOrderable}>
        <summary>
          {t(isSold(product) && product.sizes.length > 1 ? `whyAndSize.${part}` : 'why')}
          <Icon name="chevron-down" size="s" />
        </summary>
        <div>
          {rest.length > 0 && <ReasonList reasons={rest} />}
          <StockLine product={product} />
          <SizeChoice data={data} part={part} product={product} />
        </div>
      </details>
    </SuggestionForm>
  );
}

const isSold = ({ isOrderable, sizes }: ProductView): boolean => isOrderable || sizes.some((size) => size.isOrderable);

/** The size that is chosen already, else the one that suits. */
const keptSize = ({ chosen }: WizardData, part: Part, { sizes, variantId }: ProductView): number =>
  sizes.find((size) => size.variantId === chosen[part]?.variantId)?.variantId ?? variantId;

const isChosen = ({ chosen }: WizardData, part: Part, { sizes }: ProductView): boolean =>
  sizes.some(({ variantId }) => variantId === chosen[part]?.variantId);

/** Why it suits, without its length where the lengths that suit stand above the list and the field has the one that is meant. */
const reasonsOf = ({ lengths }: WizardData, product: ProductView) => {
  const isLengthSaid = lengths !== null && product.sizes.length > 1 && isSold(product);
  return isLengthSaid ? product.reasons.filter(({ kind }) => kind !== 'length') : product.reasons;
};

function Title({ product }: Pick<CardProps, 'product'>) {
  return (
    <h3>
      <Link to={product.to}>{`${product.brand} ${product.name}`.trim()}</Link>
    </h3>
  );
}

type FormProps = CardProps & { readonly className: string; readonly children: ReactNode };

/** The card as the form that chooses it; a plain one where nothing can be chosen. */
function SuggestionForm({ data, part, product, className, children }: FormProps) {
  const names = classNames('ski-card', className, isChosen(data, part, product) && 'is-chosen');
  if (!isSold(product)) return <li className={`${names} is-out`}>{children}</li>;
  return (
    <li>
      <Form method="get" className={names}>
        <CarriedFields data={data} except={[part]} />
        {children}
      </Form>
    </li>
  );
}

/** The size, chosen already but changeable. */
function SizeChoice({ data, part, product }: CardProps) {
  const t = useT('ski-wizard');
  const { language } = useLocale();
  const { variantId, sizes } = product;
  if (!isSold(product)) return null;
  if (sizes.length <= 1) return <input type="hidden" name={part} value={variantId} />;
  const said = (size: ProductView['sizes'][number]) =>
    size.isOrderable ? sizeText(size.size, language) : t('soldOut', { size: sizeText(size.size, language) });
  return (
    <SelectField
      id={`size-${variantId}`}
      name={part}
      label={t(`size.${part}`)}
      defaultValue={keptSize(data, part, product)}
    >
      {sizes.map((size) => (
        <option key={size.variantId} value={size.variantId} disabled={!size.isOrderable}>
          {said(size)}
        </option>
      ))}
    </SelectField>
  );
}

/** Chooses the product. Nothing to press where nothing can be had: then the product's page helps. */
function ChooseButton({ data, part, product, look }: CardProps & { readonly look: 'primary' | 'line' }) {
  const t = useT('ski-wizard');
  if (!isSold(product)) return <ButtonLink to={product.to}>{t('restock')}</ButtonLink>;
  const name = `${product.brand} ${product.name}`.trim();
  const isKept = isChosen(data, part, product);
  return (
    <Button look={isKept ? 'line' : look} aria-label={t(isKept ? 'keepNamed' : 'chooseNamed', { name })}>
      {t(isKept ? 'keep' : 'choose')}
    </Button>
  );
}
