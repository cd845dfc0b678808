import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { ProductShelf } from '~/features/catalog/parts/product-grid';
import { useLocale } from '~/locale/use-locale';
import { besidePage } from '~/routing/beside-page';
import { pathTo } from '~/routing/path-to';
import { ArrowLink } from '~/ui/text-link';
import type { ViewedData } from '../load-viewed.server';

/** Whether another page of the shop led here: the router counts its own steps, the browser names the page before. */
function cameFromShop(): boolean {
  return Number(window.history.state?.idx) > 0 || document.referrer.startsWith(`${location.origin}/`);
}

/**
 * Remembers that a product was looked at, and shows those looked at before. Without scripts a pixel remembers it, and the row is
 * on the page of viewed products only.
 */
export function ViewedShelf({ modelId }: { readonly modelId: number }) {
  const { language } = useLocale();
  const { load, data } = useFetcher<ViewedData | null>();
  const page = pathTo('viewedProducts', language);
  useEffect(() => load(besidePage(`${page}?seen=${modelId}${cameFromShop() ? '&came' : ''}`)), [load, page, modelId]);
  return (
    <>
      <noscript>
        <img src={pathTo('viewedMark', language, { id: String(modelId) })} alt="" width={1} height={1} className="sr" />
      </noscript>
      {data && data.products.length > 0 && (
        <section className="section">
          <div className="section-head">
            <h2>{data.shelf.title}</h2>
            <ArrowLink to={page}>{data.shelf.all}</ArrowLink>
          </div>
          <ProductShelf products={data.products} />
        </section>
      )}
    </>
  );
}
