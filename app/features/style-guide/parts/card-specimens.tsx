import { type PackedCard, unpackCard } from '~/features/catalog/packed-card';
import { type CardProduct, ProductCard } from '~/features/catalog/parts/product-card';
import { ProductGrid } from '~/features/catalog/parts/product-grid';
import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import { type Forced, GuideSection, Specimen, State, States } from './specimen';
import { useSampleColours } from './use-sample-colours';

type CardSpecimensProps = { readonly products: readonly PackedCard[] };

/** A sample product with the given fields and the pictures of a real product. */
function useSampleCard(products: readonly PackedCard[]): (changes?: Partial<CardProduct>) => CardProduct {
  const t = useT('style-guide');
  const colors = useSampleColours();
  const [first] = products;
  const known = first === undefined ? undefined : unpackCard(first);
  return (changes) => ({
    modelId: 0,
    name: known?.name ?? t('cards.name'),
    manufacturer: known?.manufacturer ?? 'Hanki',
    to: known?.to ?? '#cards',
    picture: known?.picture ?? null,
    secondPicture: known?.secondPicture ?? null,
    colors: colors.slice(0, 3),
    shownColor: 0,
    price: { active: 24_990 },
    rating: 4.6,
    ratingCount: 12,
    ribbons: [],
    ...changes,
  });
}

/** Cards of real products, then one card per state. */
export function CardSpecimens({ products }: CardSpecimensProps) {
  const t = useT('style-guide');
  const catalog = useT('catalog');
  const colors = useSampleColours();
  const sample = useSampleCard(products);
  const full = sample({
    name: t('cards.longName'),
    colors,
    price: { active: 19_990, reference: 24_990, club: 17_990, isFrom: true },
    ribbons: [
      { kind: 'sale', text: catalog('ribbon.percent', { percent: 20 }) },
      { kind: 'plain', text: catalog('ribbon.outlet') },
      { kind: 'own', text: t('ribbon.new'), ground: '#e3b93c' },
    ],
  });
  const states: (readonly [name: string, card: CardProduct, forced?: Forced])[] = [
    [t('state.rest'), sample()],
    [t('state.hover'), sample(), 'hover'],
    [t('state.focus'), sample({ colors: colors.slice(0, 1) }), 'focus'],
    [t('cards.many'), full],
    [t('price.hidden'), sample({ price: null, rating: 0 })],
    [catalog('soldOut'), sample({ isSoldOut: true })],
    [t('plate.none'), sample({ picture: null, secondPicture: null, colors: [] })],
  ];
  return (
    <GuideSection name="cards">
      {products.length === 0 && <Alert>{t('cards.none')}</Alert>}
      <Specimen code="ProductCard">
        <States>
          {states.map(([name, product, forced]) => (
            <State key={name} name={name} forced={forced}>
              <ul>
                <ProductCard product={product} />
              </ul>
            </State>
          ))}
        </States>
      </Specimen>
      {products.length > 0 && (
        <>
          <Specimen code={`ProductGrid · ${t('cards.shop')}`}>
            <ProductGrid products={products} />
          </Specimen>
          <Specimen code={`ProductShelf · ${t('cards.shelf')}`}>
            <ProductShelf products={products} />
          </Specimen>
        </>
      )}
    </GuideSection>
  );
}
