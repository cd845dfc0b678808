import { Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { ratingNote } from '~/features/catalog/rules/rating';
import { formatNumber } from '~/locale/numbers';
import { useT } from '~/locale/translator';
import { unbrokenName } from '~/locale/unbroken';
import { useLocale } from '~/locale/use-locale';
import { lateCode } from '~/rendering/late-code';
import { LatePart } from '~/rendering/late-part';
import { OnDemand } from '~/rendering/on-demand';
import { pathToSlug, queryString } from '~/routing/path-to';
import { Alert } from '~/ui/alert';
import { ButtonLink } from '~/ui/button';
import { classNames } from '~/ui/class-names';
import { Stars } from '~/ui/stars';
import { useFittingColumn } from '~/ui/use-fitting-column';
import type { ShopFacts } from '../panels/panel-links';
import type { PageModel, ProductData } from '../product-data';
import { RestockBox } from '../restock/restock-box';
import { shortDescription } from '../rules/page-texts';
import type { ButtonPlace } from '../use-buy-button-place';
import { useIsHydrated } from '../use-is-hydrated';
import type { ProductState } from '../use-product';
import { AddToCart } from './add-to-cart';
import { PriceLines } from './price-lines';
import type { Adding } from './use-add-to-cart';
import { VariantForm } from './variant-form';

const giftCardBox = await lateCode(async () => (await import('../gift-card/gift-card-box')).GiftCardBox, '.gift-box');
const redeemBox = await lateCode(async () => (await import('../redeem/redeem-box')).RedeemBox, '.redeem');
const instalments = await lateCode(async () => (await import('../instalments/instalments')).Instalments);
const buyCompact = await lateCode(async () => (await import('./buy-bars')).BuyCompact);
const alternatives = await lateCode(async () => (await import('./alternatives')).Alternatives);
const bundleForm = await lateCode(async () => (await import('./bundle-form')).BundleForm, '.buy-set');
/** Loaded before for a page that the browser makes itself. */
export const buyMore = await lateCode(async () => (await import('./buy-more')).BuyMore);

type BuyBoxProps = {
  readonly data: ProductData;
  readonly product: ProductState;
  readonly adding: Adding;
  readonly sizeNote?: ReactNode;
  readonly shop: ShopFacts;
  /** Where the add-to-cart button is. */
  readonly place: ButtonPlace;
};

/**
 * Name, price, choice and button, in this order; next to the pictures from tablet width, below them on a phone. What follows the
 * button stands across a tablet, below both, and what can be bought instead below the pictures: neither column ends long before the
 * other.
 */
export function BuyBox({ data, product, adding, sizeNote, shop, place }: BuyBoxProps) {
  const column = useFittingColumn<HTMLDivElement>();
  const isHydrated = useIsHydrated();
  return (
    <div className="buy-column">
      <div className={classNames('buy', isHydrated && 'is-live')} ref={column}>
        <div className="buy-first">
          <Choice data={data} product={product} adding={adding} sizeNote={sizeNote} />
        </div>
        {data.alternatives.length > 0 && (
          <LatePart
            className="alternatives"
            code={alternatives}
            props={{ alternatives: data.alternatives }}
            basis={[data.alternatives]}
          />
        )}
        <LatePart
          className="buy-more"
          code={buyMore}
          props={{ data, product, shop }}
          basis={[data, shop, product.to()]}
        />
      </div>
      {place === 'above' && !data.model.isGiftCard && !data.gift && (
        <OnDemand code={buyCompact} props={{ data, product, adding }} />
      )}
    </div>
  );
}

/** Name, price, the choice with its button, and the form for a notice where it cannot be bought. */
function Choice({ data, product, adding, sizeNote }: Omit<BuyBoxProps, 'shop' | 'place'>) {
  const t = useT('product');
  const { model } = data;
  return (
    <>
      <Head model={model} />
      {data.gift ? <GiftLine company={data.gift.company} /> : <Prices data={data} product={product} />}
      {data.instalmentsAt && product.price && !adding.isDisabled && (
        <OnDemand
          code={instalments}
          props={{ at: data.instalmentsAt, cents: product.price.now }}
          meanwhile={<div className="instalments" />}
        />
      )}
      {model.notice && <Alert>{model.notice}</Alert>}
      {model.isGiftCard && <OnDemand code={giftCardBox} props={{ data, product }} />}
      {!model.isGiftCard && model.isBundle && <OnDemand code={bundleForm} props={{ data, product }} />}
      {!model.isGiftCard && !model.isBundle && (
        <>
          <VariantForm data={data} product={product} sizeNote={sizeNote} />
          {data.gift ? (
            <OnDemand code={redeemBox} props={{ data, product }} />
          ) : (
            <AddToCart data={data} product={product} adding={adding} />
          )}
        </>
      )}
      {data.wizardTo && (
        <ButtonLink look="line" to={wizardAddress(data.wizardTo, product)} rel="nofollow" block>
          {t('wizard.link')}
        </ButtonLink>
      )}
      {!data.gift && <RestockBox data={data} product={product} />}
    </>
  );
}

/** Adds the chosen variant to the ski wizard, which goes on with the part that is missing. Specification 2 §4. */
const wizardAddress = (to: string, { variant }: ProductState): string =>
  variant ? to + queryString({ add: String(variant.id) }) : to;

function Prices({ data, product }: Pick<BuyBoxProps, 'data' | 'product'>) {
  return data.model.isGiftCard ? null : <PriceLines data={data} product={product} />;
}

/** In place of a price: whose gift it is. */
function GiftLine({ company }: { readonly company: string }) {
  const t = useT('product');
  return <p className="gift-line">{t('gift.from', { company })}</p>;
}

function Head({ model }: { readonly model: PageModel }) {
  const { manufacturer, name, rating, tagline, properties, keyFacts } = model;
  const firstProperty = properties[0]?.value ?? '';
  return (
    <div className="buy-head">
      <Link className="brand" to={pathToSlug(manufacturer.slug)}>
        {manufacturer.name}
      </Link>
      <h1>{unbrokenName(name)}</h1>
      {rating.count > 0 && <RatingLink rating={rating} />}
      {tagline && <p className="tagline">{shortDescription(tagline, firstProperty)}</p>}
      <Facts facts={keyFacts} />
    </div>
  );
}

function Facts({ facts }: { readonly facts: PageModel['keyFacts'] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="buy-facts">
      {facts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function RatingLink({ rating }: Pick<PageModel, 'rating'>) {
  const t = useT('catalog');
  const { language } = useLocale();
  const stars = rating.average / 2;
  const average = formatNumber(stars, language, 1, true);
  const label = `${t('rating', { rating: average })}, ${t('reviews', { count: rating.count })}`;
  return (
    <a href="#reviews">
      <Stars value={stars} label={label} note={ratingNote(average, rating.count)} large />
    </a>
  );
}
