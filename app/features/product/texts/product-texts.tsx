import { Link } from '@remix-run/react';
import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import type { ProductData } from '../product-data';

/** What somebody says about the product; in Finnish only. Specification 2 §3. */
export function Quote({ quote }: Pick<ProductData, 'quote'>) {
  if (!quote) return null;
  return (
    <figure className="quote">
      {quote.picture && <Plate picture={quote.picture} use="thumb" alt="" priority="lazy" />}
      <blockquote>
        <p>{quote.text}</p>
      </blockquote>
      {quote.name && <figcaption>{quote.name}</figcaption>}
    </figure>
  );
}

/** Says that a machine translated the texts, with a link to the originals, and back. Specification 2 §2. */
export function TranslationNote({ translation }: Pick<ProductData, 'translation'>) {
  const t = useT('product-more');
  if (!translation) return null;
  const { isOriginal, otherTo } = translation;
  return (
    <p className="small muted">
      {t(isOriginal ? 'texts.isOriginal' : 'texts.isTranslated')}{' '}
      <Link className="link" to={otherTo} replace preventScrollReset rel="nofollow">
        {t(isOriginal ? 'texts.translate' : 'texts.original')}
      </Link>
    </p>
  );
}
