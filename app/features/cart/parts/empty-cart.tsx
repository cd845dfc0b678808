import { useT } from '~/locale/translator';
import { useLocale } from '~/locale/use-locale';
import { pathTo } from '~/routing/path-to';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';

/** A cart without products, and the ways on. */
export function EmptyCart({ isUnreadable }: { readonly isUnreadable: boolean }) {
  const t = useT('cart');
  const { language } = useLocale();
  return (
    <EmptyState
      scene="cart"
      title={isUnreadable ? t('unreadable.title') : t('empty.title')}
      actions={
        <>
          <ButtonLink look="primary" to={pathTo('newest', language)}>
            {t('empty.newest')}
          </ButtonLink>
          <ButtonLink to={pathTo('home', language)}>{t('empty.shop')}</ButtonLink>
        </>
      }
    >
      {isUnreadable ? t('unreadable.text') : t('empty.text')}
    </EmptyState>
  );
}
