import { CONTENT_LIMITS } from 'contract/content-fields';
import type { DeskContentProduct } from '~/api/desk-content';
import { useT } from '~/locale/translator';
import { pathToSlug } from '~/routing/path-to';
import { Button } from '~/ui/button';
import { Checkbox } from '~/ui/choice';
import { FieldError, TextField } from '~/ui/field';
import { TextLink } from '~/ui/text-link';
import { fieldId, NotedLine, useNotes } from '../../parts/noted-field';

type ContentProductsProps = {
  /** Ids, in their order. */
  readonly models: readonly string[];
  /** Those of them that the shop has. */
  readonly products: readonly DeskContentProduct[];
  /** What was looked for; null before. */
  readonly found: { readonly search: string; readonly products: readonly DeskContentProduct[] } | null;
};

/** The products that belong to an item, in their order, and a search for more. */
export function ContentProducts({ models, products, found }: ContentProductsProps) {
  const t = useT('desk-content');
  const { error, hint } = useNotes('models');
  const known = new Map(products.map((product) => [String(product.id), product]));
  return (
    <section className="desk-part" aria-labelledby={fieldId('models')}>
      <h2 id={fieldId('models')} tabIndex={-1}>
        {t('products')}
      </h2>
      {error && <FieldError id={`${fieldId('models')}-error`}>{error}</FieldError>}
      {hint && <p className="hint">{hint}</p>}
      {models.length > 0 && (
        <ol className="desk-cards desk-linked">
          {models.map((id, index) => (
            <li key={id}>
              <Linked id={id} index={index} product={known.get(id)} />
            </li>
          ))}
        </ol>
      )}
      <ProductSearch
        found={found}
        isChosen={(id) => models.includes(String(id))}
        isFull={models.length >= CONTENT_LIMITS.models}
      />
    </section>
  );
}

type LinkedProps = {
  readonly id: string;
  readonly index: number;
  readonly product: DeskContentProduct | undefined;
};

function Linked({ id, index, product }: LinkedProps) {
  const t = useT('desk-content');
  const name = product?.name ?? t('product.unknown', { id });
  return (
    <>
      <p>
        {product ? <TextLink to={pathToSlug(product.path)}>{name}</TextLink> : name}
        {product && !product.is_public && <span className="muted"> · {t('product.hidden')}</span>}
      </p>
      <input type="hidden" name={`models.${index}.id`} value={id} />
      <NotedLine
        name={`models.${index}.place`}
        label={t('place.of', { name })}
        inputMode="numeric"
        size={3}
        defaultValue={index + 1}
      />
      <Checkbox name={`models.${index}.remove`}>
        {t('remove')} <span className="sr">{name}</span>
      </Checkbox>
    </>
  );
}

type ProductSearchProps = Pick<ContentProductsProps, 'found'> & {
  readonly isChosen: (id: number) => boolean;
  readonly isFull: boolean;
};

function ProductSearch({ found, isChosen, isFull }: ProductSearchProps) {
  const t = useT('desk-content');
  if (isFull) return <p className="hint">{t('products.full', { max: CONTENT_LIMITS.models })}</p>;
  return (
    <div className="stack-s">
      <div className="desk-search">
        <TextField
          id="product-search"
          name="product_search"
          type="search"
          label={t('products.search')}
          hint={t('products.hint')}
          maxLength={500}
          defaultValue={found?.search}
        />
        <Button look="line" name="intent" value="find">
          {t('products.find')}
        </Button>
      </div>
      {found && (
        <div role="status" className="stack-s">
          {found.products.length === 0 && <p>{t('products.none')}</p>}
          <ul className="desk-lines">
            {found.products.map(({ id, name, path, is_public }) => (
              <li key={id} className="desk-found">
                <span>
                  {name} <span className="muted small">/{path}/</span>
                  {!is_public && <span className="muted small"> · {t('product.hidden')}</span>}
                </span>
                {isChosen(id) ? (
                  <span className="muted">{t('products.chosen')}</span>
                ) : (
                  <Button look="line" size="s" name="add" value={id}>
                    {t('products.add')} <span className="sr">{name}</span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
