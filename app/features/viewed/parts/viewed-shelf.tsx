import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { ProductShelf } from '~/features/catalog/parts/product-shelf';
import { useLocale } from '~/locale/use-locale';
import { useBackgroundLoad } from '~/routing/background-load';
import { pathTo } from '~/routing/path-to';
import { ArrowLink } from '~/ui/text-link';
import type { ViewedData } from '../load-viewed.server';
import { hasViewed } from '../note-viewed';

/** The row of a product page. Without scripts there is none, and a pixel stores the product. */
export function ProductViewedShelf({ modelId }: { readonly modelId: number }) {
  const { language } = useLocale();
  return (
    <>
      <noscript>
        <img src={pathTo('viewedMark', language, { id: String(modelId) })} alt="" width={1} height={1} className="sr" />
      </noscript>
      <Shelf query={`seen=${modelId}`} className="section" />
    </>
  );
}

/** A row of this visitor's viewed products for a shared page. Renders nothing when there are none. */
export function ViewedShelf() {
  return <Shelf query="shelf=1" className="wrap section" />;
}

type ShelfProps = { readonly query: string; readonly className: string };

/** Viewed products; without scripts they are only on their own page, linked in the footer. */
function Shelf({ query, className }: ShelfProps) {
  const { language } = useLocale();
  const { load, data } = useFetcher<ViewedData | null>();
  const page = pathTo('viewedProducts', language);
  const loadInBackground = useBackgroundLoad(load);
  useEffect(() => {
    if (hasViewed()) loadInBackground(`${page}?${query}`);
  }, [loadInBackground, page, query]);
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
