import { useT } from '~/locale/translator';
import { Alert } from '~/ui/alert';
import { Dialog } from '~/ui/overlay';
import { TextLink } from '~/ui/text-link';
import type { ProductData } from '../product-data';

/** The explanation of a keyword, in a dialog with its own address, `?keyword=7`. Specification 2 §2, §8. */
export function KeywordDialog({ keyword }: Pick<ProductData, 'keyword'>) {
  const t = useT('product-more');
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
