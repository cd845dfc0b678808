import { Link } from '@remix-run/react';
import { Plate } from '~/features/catalog/parts/plate';
import { labelled } from '~/locale/labelled';
import { useT } from '~/locale/translator';
import { VisuallyHidden } from '~/ui/visually-hidden';
import { closeUps } from '../rules/gallery';
import type { ProductState } from '../use-product';

/** What the product looks like from near: large pictures of its parts, each leading to the enlarged one. */
export function CloseUps({ product }: { readonly product: ProductState }) {
  const t = useT('product-more');
  const common = useT('common');
  const shown = closeUps(product.pictures);
  if (shown.length === 0) return null;
  return (
    <section>
      <h2>{t('closeUps')}</h2>
      <ul className="close-ups">
        {shown.map(({ picture, caption, number }) => (
          <li key={picture.path}>
            <Link to={product.to({ image: String(number) })} preventScrollReset rel="nofollow">
              <Plate picture={picture} use="large" alt="" />
              <VisuallyHidden>{labelled(common, t('closeUps.enlarge'), '')}</VisuallyHidden>
              {caption}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
