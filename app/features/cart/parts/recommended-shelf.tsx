import { Form, type useFetcher } from '@remix-run/react';
import { unpackCard } from '~/features/catalog/packed-card';
import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { Button } from '~/ui/button';
import type { Recommended } from '../recommended.server';

/** Products that go well with the cart, each with a form that adds it. */
export function RecommendedShelf({ products }: { readonly products: readonly Recommended[] }) {
  const t = useT('cart');
  return (
    <section className="section" aria-labelledby="recommended">
      <div className="section-head">
        <h2 id="recommended">{t('recommended.title')}</h2>
      </div>
      <ProductShelf
        products={products.map(({ card }) => card)}
        below={(index) => {
          const { card, variants = [] } = products[index] ?? {};
          return card && <AddForm card={card} variants={variants} />;
        }}
      />
    </section>
  );
}

type AddFormProps = Recommended & {
  /** The form of a fetcher, where adding does not lead to the cart. */
  readonly form?: ReturnType<typeof useFetcher>['Form'];
  readonly isPending?: boolean;
};

/** Adds a product: at once when it has one variant, else the one that is chosen first. */
export function AddForm({ card, variants, form: Sent = Form, isPending = false }: AddFormProps) {
  const t = useT('cart');
  const { modelId, name } = unpackCard(card);
  const { language } = useLocale();
  const [only, second] = variants;
  if (!only) return null;
  return (
    <Sent method="post" action={pathTo('cart', language)} className="card-add">
      <input type="hidden" name="intent" value="add" />
      {second ? (
        <select
          className="select"
          name="productId"
          aria-label={t('recommended.choice', { name })}
          id={`add-${modelId}`}
          required
        >
          <option value="">{t('recommended.choose')}</option>
          {variants.map(({ productId, name: choice }) => (
            <option key={productId} value={productId}>
              {choice}
            </option>
          ))}
        </select>
      ) : (
        <input type="hidden" name="productId" value={only.productId} />
      )}
      <Button size="s" block pending={isPending} aria-label={t('recommended.addNamed', { name })}>
        {t('recommended.add')}
      </Button>
    </Sent>
  );
}
