import { Form, Link } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Plate, type ShopPicture } from '~/features/catalog/parts/plate';
import { Price, type ShownPrice } from '~/features/catalog/parts/price-block';
import { formatHundredths, toDisplayHundredths } from '~/locale/money';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { SelectField } from '~/ui/field';
import type { KitPart } from '../bundle-data';
import type { ProductData } from '../product-data';
import type { ProductState } from '../use-product';

type KitProps = { readonly data: ProductData; readonly product: ProductState };

/** The product with two that go well with it: one sum, and one plain form that adds all of them. */
export function Kit({ data, product }: KitProps) {
  const t = useT('product-more');
  const locale = useLocale();
  const { model, kit, gift, enterprise, staff, delivery, path } = data;
  const { variant, price, words } = product;
  // gifts, company orders and transfers are not added to the cart one by one
  const isElsewhere = gift !== null || enterprise !== null || staff?.transfer != null;
  if (kit.length === 0 || !price || isElsewhere || delivery.isBlocked) return null;
  const own = { active: price.now, reference: price.before };
  const total = [own, ...kit.map((part) => part.price)].reduce(
    (sum, { active }) => sum + toDisplayHundredths(active, locale),
    0,
  );
  const isChosen = variant?.isOrderable === true;
  return (
    <section className="section" id="kit" aria-labelledby="kit-title">
      <div className="section-head">
        <h2 id="kit-title">{t('kit.title')}</h2>
      </div>
      <Form method="post" action={pathTo('cart', locale.language)} className="kit">
        <input type="hidden" name="intent" value="add-kit" />
        <input type="hidden" name="returnTo" value={product.to()} />
        <ul className="kit-parts">
          <Item
            {...{ brand: model.manufacturer.name, name: model.name, to: path, price: own }}
            picture={product.pictures[0] ?? null}
          >
            <input type="hidden" name="part" value={variant?.id ?? 0} />
            <p className="small muted">{[t('kit.this'), ...words].join(' · ')}</p>
          </Item>
          {kit.map((part) => (
            <Item key={part.modelId} {...part}>
              <Choice part={part} />
            </Item>
          ))}
        </ul>
        <div className="kit-sum">
          <p className="small muted">{t('kit.total')}</p>
          <p className="kit-total num">{formatHundredths(total, locale)}</p>
          <Button look="solid" block disabled={!isChosen}>
            {t('kit.add')}
          </Button>
          {!isChosen && <p className="small muted">{t('kit.chooseFirst')}</p>}
        </div>
      </Form>
    </section>
  );
}

type ItemProps = {
  readonly brand: string;
  readonly name: string;
  readonly to: string;
  readonly picture: ShopPicture | null;
  readonly price: ShownPrice;
  readonly children: ReactNode;
};

function Item({ brand, name, to, picture, price, children }: ItemProps) {
  return (
    <li className="kit-part">
      <Plate picture={picture} use="card" alt="" />
      <div>
        <p className="card-brand">{brand}</p>
        <h3>
          <Link to={to}>{name}</Link>
        </h3>
        <Price price={price} />
        {children}
      </div>
    </li>
  );
}

/** The variants of a part: the only one is told, of several one is chosen. */
function Choice({ part: { modelId, name, variants, chosen } }: { readonly part: KitPart }) {
  const t = useT('product-more');
  const [only, second] = variants;
  if (!only) return null;
  if (!second) {
    return (
      <>
        <input type="hidden" name="part" value={only.id} />
        {only.words && <p className="small muted">{only.words}</p>}
      </>
    );
  }
  return (
    <SelectField
      id={`kit-${modelId}`}
      name="part"
      label={t('kit.choose', { name })}
      labelHidden
      defaultValue={chosen === null ? '' : String(chosen)}
      required
    >
      <option value="">{t('kit.chooseOne')}</option>
      {variants.map(({ id, words }) => (
        <option key={id} value={id}>
          {words}
        </option>
      ))}
    </SelectField>
  );
}
