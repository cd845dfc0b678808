import { Link } from '@remix-run/react';
import { Plate } from '~/features/catalog/parts/plate';
import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import { Dialog } from '~/ui/overlay';
import { TextLink } from '~/ui/text-link';
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
  const t = useT('product');
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

/** The explanation of a keyword, in a dialog with its own address, `?keyword=7`. Specification 2 §2, §8. */
export function KeywordDialog({ keyword }: Pick<ProductData, 'keyword'>) {
  const t = useT('product');
  if (!keyword) return null;
  const { title, html, url, closeTo } = keyword;
  return (
    <Dialog id="keyword" title={title} closeLabel={t('close')} closeTo={closeTo} open>
      {html === '' ? (
        <Alert tone="error">{t('texts.failed')}</Alert>
      ) : (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      )}
      {url && (
        <p>
          <TextLink to={url}>{t('texts.more')}</TextLink>
        </p>
      )}
    </Dialog>
  );
}
