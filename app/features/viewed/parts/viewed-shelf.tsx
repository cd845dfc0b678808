import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { useLocale } from '~/locale/use-locale';
import { useBackgroundLoad } from '~/routing/background-load';
import { pathTo } from '~/routing/path-to';
import { ArrowLink } from '~/ui/text-link';
import type { ViewedData } from '../load-viewed.server';

/** Whether the visitor came from another page of the shop, by router navigation or by the referrer. */
function wasOpenedFromShop(): boolean {
  return Number(window.history.state?.idx) > 0 || document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Storage key that marks that this visitor has viewed products: the front page loads its row only then. The list itself is
 * in an HttpOnly cookie.
 */
const NOTE = 'hasViewed';

function noteViewed(): void {
  try {
    localStorage.setItem(NOTE, '1');
  } catch {
    // without browser storage the front page shows no row
  }
}

function hasViewed(): boolean {
  try {
    return localStorage.getItem(NOTE) !== null;
  } catch {
    return false;
  }
}

/**
 * Stores a viewed product, and shows the earlier ones. Without scripts a pixel stores it, and viewed products are only on
 * their own page, linked in the footer.
 */
export function ProductViewedShelf({ modelId }: { readonly modelId: number }) {
  const { language } = useLocale();
  const { load, data } = useFetcher<ViewedData | null>();
  const page = pathTo('viewedProducts', language);
  const loadInBackground = useBackgroundLoad(load);
  useEffect(() => {
    noteViewed();
    loadInBackground(`${page}?seen=${modelId}${wasOpenedFromShop() ? '&came' : ''}`);
  }, [loadInBackground, page, modelId]);
  return (
    <>
      <noscript>
        <img src={pathTo('viewedMark', language, { id: String(modelId) })} alt="" width={1} height={1} className="sr" />
      </noscript>
      <Shelf data={data} page={page} className="section" />
    </>
  );
}

/** A row of this visitor's viewed products for a shared page. Renders nothing when there are none. */
export function ViewedShelf() {
  const { language } = useLocale();
  const { load, data } = useFetcher<ViewedData | null>();
  const page = pathTo('viewedProducts', language);
  const loadInBackground = useBackgroundLoad(load);
  useEffect(() => {
    if (hasViewed()) loadInBackground(`${page}?shelf=1`);
  }, [loadInBackground, page]);
  return <Shelf data={data} page={page} className="wrap section" />;
}

type ShelfProps = { readonly data: ViewedData | null | undefined; readonly page: string; readonly className: string };

function Shelf({ data, page, className }: ShelfProps) {
  if (!data || data.products.length === 0) return null;
  return (
    <section className={className}>
      <div className="section-head">
        <h2>{data.shelf.title}</h2>
        <ArrowLink to={page}>{data.shelf.all}</ArrowLink>
      </div>
      <ProductShelf products={data.products} />
    </section>
  );
}
