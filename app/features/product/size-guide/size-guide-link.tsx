import { Link } from '@remix-run/react';
import { useT } from '~/locale/translator';
import { SIZE_GUIDE } from '../parts/dialog-names';
import type { ProductState } from '../use-product';
import type { SizeGuide } from './load-size-guide.server';

type SizeGuideLinkProps = { readonly guide: SizeGuide | null; readonly product: ProductState };

/** The link to the size guide, beside the choice of the size. */
export function SizeGuideLink({ guide, product }: SizeGuideLinkProps) {
  const t = useT('product');
  if (!guide) return null;
  return (
    <Link
      className="link"
      to={product.to({ 'size-guide': 'cm' })}
      preventScrollReset
      rel="nofollow"
      aria-controls={SIZE_GUIDE}
      aria-haspopup="dialog"
    >
      {t('sizeGuide.link')}
    </Link>
  );
}
